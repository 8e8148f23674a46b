import { screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Query, Screen } from "@/routes/screen";
import type { JobDetail } from "@/shared/api/generated";
import { LOCALES } from "@/shared/i18n/locales";
import { aJobDetail } from "@/testing/applications";
import { messagesOf } from "@/testing/messagesOf";
import { API, show } from "@/testing/show";
import countdown from "./CountdownPage";
import form from "./ExternalFormPage";
import external from "./ExternalPage";

const LINK = { type: "external-link", target: "https://posao.example/kuhar" } as const;
const FORM = { type: "external-form", target: "https://obrasci.example/1" } as const;
const UNSAFE = { type: "external-form", target: "javascript:alert(1)" } as const;
const PHONE = { type: "phone", target: "+385 1 234" } as const;

const server = setupServer(http.get(`${API}/api/site`, () => HttpResponse.error()));
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type ExternalScreen =
  | Screen<"applyExternal">
  | Screen<"applyExternalCountdown">
  | Screen<"applyExternalForm">;

function load({ load }: ExternalScreen, job: JobDetail) {
  const read = <Data,>(_: Query<Data>) => Promise.resolve(job as Data);
  const params = { jobId: "7", slug: "kuhar" };
  return load?.({ locale: "hr", params, search: new URLSearchParams(), access: undefined, read });
}

function visit({ Page }: ExternalScreen, job: JobDetail, locale: (typeof LOCALES)[number] = "hr") {
  server.use(http.get(`${API}/api/jobs/7`, () => HttpResponse.json(job)));
  return show(<Page params={{ jobId: "7", slug: "kuhar" }} />, { locale });
}

const without = aJobDetail({ applicationWays: [{ type: "quick", target: "" }, PHONE, UNSAFE] });
const withLink = aJobDetail({ applicationWays: [LINK] });
const withBoth = aJobDetail({ applicationWays: [LINK, FORM] });

describe.each<[string, ExternalScreen, JobDetail]>([
  ["apply-external of a job without an external way", external, without],
  ["apply-external-countdown of a job without an external way", countdown, without],
  ["apply-external-form of a job without an external way", form, without],
  ["apply-external-form of a job with a link only", form, withLink],
])("%s", (_, screenOf, job) => {
  test("is a 404", async () => {
    expect(await load(screenOf, job)).toEqual({ status: 404 });
  });

  test("says that the link was not found, and leads to the ways to apply and to the ad", async () => {
    visit(screenOf, job);
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Poveznica za prijavu nije pronađena",
    );
    expect(screen.getByRole("link", { name: "Načini prijave" })).toHaveAttribute(
      "href",
      "/posao/7/kuhar/prijava",
    );
    expect(screen.getByRole("link", { name: "Natrag na oglas" })).toHaveAttribute("href", "/posao/7/kuhar");
    expect(document.querySelector("a[href^=javascript], a[href^=http]")).toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

test.each(LOCALES)("in %s it is said in that language", async (locale) => {
  visit(form, withLink, locale);
  const { title } = messagesOf(locale)["external-apply"].notFound;
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(title);
});

test("apply-external-form shows the form and no other way", async () => {
  expect(await load(form, withBoth)).toBeUndefined();
  visit(form, withBoth);
  expect(await screen.findByRole("link", { name: /obrasci.example/ })).toHaveAttribute("href", FORM.target);
  expect(screen.queryByRole("link", { name: /posao.example/ })).toBeNull();
});

test.each([
  ["apply-external", external],
  ["apply-external-countdown", countdown],
] as const)("%s is there for a job with an external way", async (_, screenOf) => {
  expect(await load(screenOf, withLink)).toBeUndefined();
});

test("a closed job leads to its ad, which says so", async () => {
  const closed = aJobDetail({ isActive: false, applicationWays: [LINK] });
  await expect(load(external, closed)).rejects.toMatchObject({ status: 302 });
});
