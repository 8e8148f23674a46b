import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { Button } from "../ui/Button";
import { accepted, email, requiredText } from "./fieldSchemas";
import { FormCheckbox, FormTextField } from "./fields";
import { SiteForm } from "./SiteForm";
import { useSiteForm } from "./useSiteForm";

const schema = z.object({
  firstName: requiredText(),
  email: email(),
  consent: accepted("TERMS_NOT_ACCEPTED"),
});

function Form({ onSubmit }: { onSubmit: (values: z.infer<typeof schema>) => Promise<unknown> }) {
  const form = useSiteForm(schema, { firstName: "", email: "", consent: false });
  return (
    <SiteForm form={form} onSubmit={onSubmit} fieldNames={{ "applicant.email": "email" }}>
      <FormTextField name="firstName" label="Ime" />
      <FormTextField name="email" label="E-mail" type="email" />
      <FormCheckbox name="consent" label="Privola">
        Slažem se
      </FormCheckbox>
      <Button type="submit">Pošalji</Button>
    </SiteForm>
  );
}

const name = () => screen.getByRole("textbox", { name: "Ime" });
const mail = () => screen.getByRole("textbox", { name: "E-mail" });
const send = () => user.click(screen.getByRole("button", { name: "Pošalji" }));

async function fillIn(): Promise<void> {
  await user.type(name(), " Ana ");
  await user.type(mail(), "ana@primjer.hr");
  await user.click(screen.getByRole("checkbox", { name: "Slažem se" }));
}

test("an error is shown on blur, not before", async () => {
  show(<Form onSubmit={vi.fn()} />);
  await user.type(mail(), "ana@");
  expect(mail()).not.toHaveAttribute("aria-invalid");
  await user.tab();
  await waitFor(() => expect(mail()).toHaveAttribute("aria-invalid", "true"));
  expect(mail()).toHaveAccessibleDescription(/Provjerite e-mail adresu/);
  expect(name()).toBeValid();
  await user.type(mail(), "primjer.hr");
  await waitFor(() => expect(mail()).toBeValid());
});

test("submitting invalid values shows a summary with links to the fields", async () => {
  const submit = vi.fn();
  show(<Form onSubmit={submit} />);
  await send();
  expect(await screen.findByText("Provjerite još 3 polja")).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent("Provjerite još 3 polja"));
  await user.click(screen.getByRole("button", { name: "Privola" }));
  expect(screen.getByRole("checkbox")).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test("the schema's output is submitted", async () => {
  const submit = vi.fn(async () => {});
  show(<Form onSubmit={submit} />);
  await fillIn();
  await send();
  await waitFor(() =>
    expect(submit).toHaveBeenCalledWith({ firstName: "Ana", email: "ana@primjer.hr", consent: true }),
  );
});

test("field errors of the API are shown at their fields", async () => {
  const refused = {
    status: 422,
    data: { code: "INVALID_INPUT", errors: [{ field: "applicant.email", code: "INVALID_EMAIL_FORMAT" }] },
  };
  show(<Form onSubmit={() => Promise.reject(refused)} />);
  await fillIn();
  await send();
  await waitFor(() => expect(mail()).toBeInvalid());
  expect(screen.getByText("Provjerite još 1 polje")).toBeInTheDocument();
  expect(screen.queryByText(/Neki podaci nisu ispravni/)).not.toBeInTheDocument();
});

test("other errors are shown above the form, unknown ones with a general message", async () => {
  const codes = ["JOB_INACTIVE", "SOMETHING_NEW"];
  show(<Form onSubmit={() => Promise.reject({ status: 409, data: { code: codes.shift() } })} />);
  await fillIn();
  await send();
  expect(await screen.findByText(/Oglas više nije aktivan/)).toBeInTheDocument();
  await send();
  expect(await screen.findByText(/Nešto nije u redu/)).toBeInTheDocument();
});
