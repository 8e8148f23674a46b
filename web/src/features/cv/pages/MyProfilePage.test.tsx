import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Locale } from "@/shared/i18n/locales";
import { LOCALES } from "@/shared/i18n/locales";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { toasts } from "@/shared/ui/toasts";
import { aPerson } from "@/testing/accounts";
import { expectAccessible } from "@/testing/axe";
import { aJobHeld, EMPTY_CONTENT, placed } from "@/testing/cvs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import type { CvContent } from "../content";
import myProfile from "./MyProfilePage";
import preview from "./ProfilePreviewPage";

const ID = "00000000-0000-4000-8000-0000000000c1";
const AT = "2026-11-21T09:00:00Z";
const [JOB, OLDER] = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];

interface Stored {
  version: number;
  name: string;
  content: CvContent;
}

let cv: Stored;
let hasCv: boolean;
/** Sent requests, by what the path ends with. */
let sent: { readonly part: string; readonly body: Record<string, unknown> }[];
let answer: ((part: string, body: Record<string, unknown>) => Response | undefined) | undefined;

const problem = (status: number, code: string, more = {}) =>
  HttpResponse.json(
    { title: code, status, code, message: code, errors: [], details: {}, ...more },
    { status },
  );
const completeness = { percent: 60, missing: ["title", "education", "ideal-job"] };
const visibility = { isVisible: false, missing: ["education"], excludedEmployers: [] };

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  const items = placed({ [JOB]: aJobHeld("Voditeljica kuhinje"), [OLDER]: aJobHeld("Kuharica") });
  cv = { version: 7, name: "Za hotele", content: { ...EMPTY_CONTENT, items } };
  hasCv = true;
  sent = [];
  answer = undefined;
  localStorage.clear();
  server.use(
    http.get(`${API}/api/site`, () => HttpResponse.json({ projectName: "Karijera", mailboxUrl: null })),
    http.get(`${API}/api/me/pictures`, () => HttpResponse.json({ items: [], limit: 20 })),
    http.get(`${API}/api/me/cvs/:cvId/openings`, () =>
      HttpResponse.json({ items: [], total: 0, totalPages: 0 }),
    ),
    http.get(`${API}/api/me/cvs`, () =>
      HttpResponse.json({
        items: hasCv
          ? [
              {
                id: ID,
                name: cv.name,
                language: cv.content.language,
                title: "",
                createdAt: AT,
                updatedAt: AT,
                version: cv.version,
                itemCount: 2,
                isVisible: false,
                completeness,
              },
            ]
          : [],
        limit: 20,
        stale: false,
      }),
    ),
    http.get(`${API}/api/me/cvs/:cvId`, () =>
      HttpResponse.json({
        id: ID,
        ...cv,
        createdAt: AT,
        updatedAt: AT,
        completeness,
        visibility,
        canUndo: true,
      } as never),
    ),
    ...(["put", "post", "delete"] as const).map((method) =>
      http[method](`${API}/api/me/cvs/:cvId/*`, async ({ request }) => {
        const part = new URL(request.url).pathname.split(`${ID}/`)[1] ?? "";
        const text = await request.text();
        const body = text === "" ? {} : JSON.parse(text);
        sent.push({ part, body });
        const refused = answer?.(part, body);
        if (refused) return refused;
        cv.version += 1;
        if (part === "contact") cv.content = { ...cv.content, contact: body.contact };
        if (part === "headline") cv.content = { ...cv.content, headline: body.headline };
        return HttpResponse.json({ version: cv.version, changedMeanwhile: [] });
      }),
    ),
    http.get(`${API}/api/apps/languages`, () =>
      HttpResponse.json({ items: [{ id: "de", name: "njemački" }] }),
    ),
    http.get(`${API}/api/apps/countries`, () =>
      HttpResponse.json({ items: [{ id: "HR", name: "Hrvatska" }] }),
    ),
    http.get(`${API}/api/apps/education-levels`, () =>
      HttpResponse.json({ items: [{ id: 4, name: "Srednja škola" }] }),
    ),
    http.get(`${API}/api/suggestions/what`, () =>
      HttpResponse.json({ items: [{ kind: "position", id: "5120", text: "Kuhari/kuharice" }] }),
    ),
    http.get(`${API}/api/suggestions/where`, () => HttpResponse.json({ items: [] })),
  );
});
afterEach(() => {
  server.resetHandlers();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});
afterAll(() => server.close());

async function openEditor(locale: Locale = "hr"): Promise<void> {
  const Page = myProfile.Page;
  show(
    <>
      <Page params={{}} />
      <ToastRegion />
    </>,
    { account: aPerson(), locale },
  );
  await waitFor(() => expect(document.querySelector("#visibility")).not.toBeNull());
}

const sentTo = (part: string) => sent.filter((each) => each.part === part).map(({ body }) => body);
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const isSaved = () => waitFor(() => expect(screen.getByText("Spremljeno")).toBeInTheDocument());

test("without a CV there is one thing to do", async () => {
  hasCv = false;
  const Page = myProfile.Page;
  show(<Page params={{}} />, { account: aPerson() });
  await user.click(await screen.findByRole("button", { name: "Započni životopis" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Novi životopis" }));
  expect(dialog.getByRole("textbox", { name: "Naziv" })).toHaveValue("Životopis");
  await expectAccessible();
});

test("what is typed saves itself, normalised, based on the version that was shown", async () => {
  await openEditor();
  await user.type(field("Telefon"), "091 234 5678");
  await waitFor(() => expect(sentTo("contact")).toHaveLength(1));
  expect(sentTo("contact")[0]).toMatchObject({
    baseVersion: 7,
    contact: { firstName: "Iva", phone: "+385912345678", website: null },
  });
  await isSaved();
  expect(field("Telefon")).toHaveValue("091 234 5678");
  await user.type(field(/^Adresa/), "Split");
  await waitFor(() => expect(sentTo("contact")).toHaveLength(2));
  expect(sentTo("contact")[1]).toMatchObject({ baseVersion: 8, contact: { address: "Split" } });
});

test("a wrong field is not sent, and holds up no other; its error shows when it is left", async () => {
  await openEditor();
  await user.clear(field("E-mail"));
  await user.type(field("E-mail"), "iva@");
  expect(field("E-mail")).not.toHaveAttribute("aria-invalid");
  await user.clear(field("Ime"));
  await user.type(field("Ime"), "Ivana");
  await waitFor(() => expect(field("E-mail")).toHaveAttribute("aria-invalid", "true"));
  await waitFor(() =>
    expect(sentTo("contact").at(-1)).toMatchObject({
      contact: { firstName: "Ivana", email: "iva@primjer.hr" },
    }),
  );
  expect(field("Prezime")).not.toBeInvalid();
  expect(field("E-mail")).toHaveValue("iva@");
});

test("a field that the API refuses keeps its text and says why; the others are saved", async () => {
  answer = (part, body) =>
    part === "contact" && (body.contact as { phone: string | null }).phone
      ? problem(422, "INVALID_INPUT", { errors: [{ field: "contact.phone", code: "INVALID_PHONE" }] })
      : undefined;
  await openEditor();
  await user.type(field("Telefon"), "0911234");
  await user.clear(field("Prezime"));
  await user.type(field("Prezime"), "Marić");
  await waitFor(() => expect(field("Telefon")).toBeInvalid());
  expect(field("Telefon")).toHaveValue("0911234");
  await waitFor(() =>
    expect(sentTo("contact").at(-1)).toMatchObject({ contact: { lastName: "Marić", phone: null } }),
  );
  expect(screen.getByText("Promjena nije spremljena")).toBeInTheDocument();
});

test("an item: the first wrong field gets the focus, a suggestion fills in the occupation", async () => {
  await openEditor();
  await user.click(screen.getByRole("button", { name: "Dodaj: Radno iskustvo" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Radno iskustvo: dodavanje" }));
  await user.click(dialog.getByRole("button", { name: "Spremi" }));
  const position = await dialog.findByRole("combobox", { name: "Radno mjesto" });
  await waitFor(() => expect(position).toHaveFocus());
  expect(await dialog.findByText("Ovo polje je obavezno.")).toBeInTheDocument();
  await user.type(position, "kuh");
  await user.click(await screen.findByRole("option", { name: "Kuhari/kuharice" }));
  expect(position).toHaveValue("Kuhari/kuharice");
  await user.click(dialog.getByRole("button", { name: "Spremi" }));
  await waitFor(() => expect(sent.filter(({ part }) => part.startsWith("items/"))).toHaveLength(1));
  expect(sent.at(-1)?.body).toMatchObject({
    item: { kind: "work", position: "Kuhari/kuharice", positionCode: "5120", start: null },
  });
});

test("an item that the API refuses is opened again with what was typed", async () => {
  answer = (part) =>
    part.startsWith("items/")
      ? problem(422, "INVALID_INPUT", { errors: [{ field: "item.website", code: "INVALID_WEB_ADDRESS" }] })
      : undefined;
  await openEditor();
  await user.click(screen.getByRole("button", { name: /^Uredi:\s*Voditeljica kuhinje/ }));
  const change = await screen.findByRole("dialog", { name: "Radno iskustvo: izmjena" });
  await user.type(within(change).getByRole("textbox", { name: /^Web-stranica/ }), "kotva.hr");
  await user.click(within(change).getByRole("button", { name: "Spremi" }));
  const again = await screen.findByRole("dialog", { name: "Radno iskustvo: izmjena" });
  const website = () => within(again).getByRole("textbox", { name: /^Web-stranica/ });
  await waitFor(() => expect(website()).toHaveValue("https://kotva.hr"));
});

test("the arrow keys on a handle send the place in the whole order", async () => {
  await openEditor();
  screen.getByRole("button", { name: "Premjesti: Kuharica" }).focus();
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(sentTo(`items/${OLDER}/move`)).toMatchObject([{ after: null, baseVersion: 7 }]));
});

test("completeness leads to where the next thing is added", async () => {
  await openEditor();
  const meter = screen.getByRole("progressbar");
  expect(meter).toHaveAttribute("aria-valuetext", "Životopis je popunjen 60\u00a0%");
  await user.click(screen.getByRole("button", { name: "Napišite čime se bavite" }));
  expect(field("Zanimanje ili uloga")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Dodajte obrazovanje" }));
  expect(await screen.findByRole("dialog", { name: "Obrazovanje: dodavanje" })).toBeInTheDocument();
});

test("a CV that lacks a school cannot be shown, and says so", async () => {
  await openEditor();
  expect(screen.getByRole("checkbox", { name: "Poslodavci vide ovaj životopis" })).toBeDisabled();
  expect(screen.getByText("barem jedna škola u obrazovanju")).toBeInTheDocument();
});

test("both sides of a conflict are shown; the other window's is taken", async () => {
  answer = (part) => {
    if (part !== "headline" || cv.version > 8) return undefined;
    cv = {
      ...cv,
      version: 9,
      content: { ...cv.content, headline: { ...cv.content.headline, title: "Kuharica u hotelu" } },
    };
    return problem(409, "CV_CHANGED_MEANWHILE", { details: { version: 9, part: "headline" } });
  };
  await openEditor();
  await user.type(field("Zanimanje ili uloga"), "Glavna kuharica");
  const dialog = await screen.findByRole("alertdialog", { name: "Promijenjeno u drugom prozoru" });
  expect(within(dialog).getByText("Glavna kuharica")).toBeInTheDocument();
  expect(within(dialog).getByText("Kuharica u hotelu")).toBeInTheDocument();
  await expectAccessible();
  await user.click(within(dialog).getByRole("button", { name: "Uzmi iz drugog prozora" }));
  await waitFor(() => expect(field("Zanimanje ili uloga")).toHaveValue("Kuharica u hotelu"));
  await isSaved();
});

test("a conflict about the ideal job names occupations, of either side", async () => {
  const wanting = (...positions: string[]) => ({
    ...cv.content,
    idealJob: { ...cv.content.idealJob, positions },
  });
  server.use(
    http.get(`${API}/api/apps/positions`, ({ request }) => {
      const names: Record<string, string> = { "5120": "Kuhari/kuharice", "5131": "Konobari/konobarice" };
      const codes = new URL(request.url).searchParams.getAll("code");
      return HttpResponse.json({ items: codes.map((id) => ({ id, name: names[id] })) });
    }),
  );
  answer = (part) => {
    if (part !== "ideal-job" || cv.version > 8) return undefined;
    cv = { ...cv, version: 9, content: wanting("5131") };
    return problem(409, "CV_CHANGED_MEANWHILE", { details: { version: 9, part: "ideal-job" } });
  };
  await openEditor();
  await user.type(screen.getByRole("combobox", { name: /^Zanimanja/ }), "kuh");
  await user.click(await screen.findByRole("option", { name: "Kuhari/kuharice" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Promijenjeno u drugom prozoru" }));
  expect(await dialog.findByText("Kuhari/kuharice")).toBeInTheDocument();
  expect(dialog.getByText("Konobari/konobarice")).toBeInTheDocument();
});

test("an answer that got lost is no conflict with oneself", async () => {
  answer = (part, body) => {
    if (part !== "headline" || cv.version > 7) return undefined;
    cv = { ...cv, version: 8, content: { ...cv.content, headline: body.headline as never } };
    return problem(409, "CV_CHANGED_MEANWHILE");
  };
  await openEditor();
  await user.type(field("Zanimanje ili uloga"), "Kuharica");
  await waitFor(() => expect(sentTo("headline")).toHaveLength(1));
  await isSaved();
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("undo waits until everything has arrived", async () => {
  await openEditor();
  await user.type(field("Zanimanje ili uloga"), "Kuharica");
  await waitFor(() => expect(sentTo("headline")).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Poništi" }));
  await waitFor(() => expect(sentTo("undo")).toEqual([{ baseVersion: 8 }]));
});

test.each(LOCALES)("nothing is wrong for axe (%s)", async (locale) => {
  await openEditor(locale);
  await expectAccessible();
});

test("the preview is in the language of the CV", async () => {
  cv.content = { ...cv.content, language: "mk" };
  const Page = preview.Page;
  show(<Page params={{}} />, { account: aPerson(), address: `/my-profile-preview?cv=${ID}` });
  expect(await screen.findByRole("heading", { level: 1, name: "Iva Ivić" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Работно искуство" })).toBeInTheDocument();
  expect(screen.getAllByText("септември 2019 – денес")).toHaveLength(2);
  expect(screen.getByRole("article")).toHaveAttribute("lang", "mk");
  await expectAccessible();
});
