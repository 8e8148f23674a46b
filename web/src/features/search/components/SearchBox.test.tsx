import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "@/shared/ui/ToastRegion";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { EMPTY_SEARCH } from "@/testing/jobs";
import { API, show } from "@/testing/show";
import { user } from "@/testing/user";
import { filtersOf } from "../filters";
import { SearchBox } from "./SearchBox";

const requests: string[] = [];
let recent: string[] = [];
const server = setupServer(
  http.get(`${API}/api/suggestions/what`, ({ request }) => {
    requests.push(new URL(request.url).searchParams.get("prefix") ?? "");
    return HttpResponse.json({
      items: [
        { kind: "title", id: null, text: "Kuhar u hotelu" },
        { kind: "position", id: "5120", text: "Kuhari/kuharice" },
        { kind: "employer", id: "12", text: "Kuhinja d.o.o." },
      ],
    });
  }),
  http.get(`${API}/api/suggestions/where`, () =>
    HttpResponse.json({
      items: [
        {
          kind: "place",
          id: "3190261",
          name: "Split",
          region: "Splitsko-dalmatinska županija",
          country: "Hrvatska",
        },
      ],
    }),
  ),
  http.get(`${API}/api/jobs/search-history`, () =>
    HttpResponse.json({
      items: recent.map((query) => ({
        search: {
          ...EMPTY_SEARCH,
          query,
          key: `query=${query}&locations=3190261`,
          locations: [{ id: "3190261", name: "Split" }],
        },
        searchedAt: "2026-11-20T09:00:00Z",
      })),
    }),
  ),
  http.get(`${API}/api/jobs/popular-searches`, () =>
    HttpResponse.json({
      items: [{ ...EMPTY_SEARCH, query: "vozač", key: "query=voza%C4%8D" }],
    }),
  ),
  http.post(`${API}/api/jobs/search-history`, ({ request }) => {
    requests.push(`remember ${new URL(request.url).searchParams}`);
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(`${API}/api/jobs/search-history`, () => {
    recent = [];
    return new HttpResponse(null, { status: 204 });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
  server.resetHandlers();
  requests.length = 0;
  recent = [];
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

/** Both fields as combo boxes. */
async function open(address = "") {
  show(
    <>
      <SearchBox filters={filtersOf(new URLSearchParams(address))} />
      <CurrentAddress />
      <ToastRegion />
    </>,
  );
  const what = await screen.findByRole("combobox", { name: "Posao, poslodavac ili ključna riječ" });
  return { what, where: await screen.findByRole("combobox", { name: "Gdje?" }) };
}
const whereTo = () => screen.getByTestId("where").textContent;
const search = () => user.click(screen.getByRole("button", { name: "Traži" }));

test("before its code is loaded, it is a plain form", () => {
  show(<SearchBox filters={{ employment: ["student"] }} />);
  const form = screen.getByRole<HTMLFormElement>("search");
  expect(form).toHaveAttribute("action", "/pretraga-poslova");
  expect([...new FormData(form).keys()]).toEqual(["query", "locations", "employment"]);
});

test("Enter searches for the text as typed and stores the search", async () => {
  const { what } = await open("employment=student&page=4");
  await user.type(what, "kuhar u hotelu{Enter}");
  await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=kuhar+u+hotelu&employment=student"));
  await waitFor(() => expect(requests).toContain("remember query=kuhar+u+hotelu&employment=student"));
});

describe("suggestions", () => {
  test("appear in groups after a pause in typing, and a chosen one is searched by its id", async () => {
    const { what } = await open();
    await user.type(what, "kuh");
    await user.click(await screen.findByRole("option", { name: "Kuhari/kuharice" }));
    expect(requests.at(-1)).toBe("kuh");
    expect(what).toHaveValue("Kuhari/kuharice");
    await search();
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?positions=5120"));
  });

  const suggest = (...items: { kind: string; id: string | null; text: string }[]) =>
    server.use(http.get(`${API}/api/suggestions/what`, () => HttpResponse.json({ items })));

  test("show each text once, where it comes first", async () => {
    suggest(
      { kind: "employer", id: "12", text: "Čistačica" },
      { kind: "title", id: null, text: "čistačica" },
      { kind: "position", id: "9112", text: "Cistacica" },
    );
    const { what } = await open();
    await user.type(what, "cist");
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["čistačica"]);
  });

  test("mark what was typed, and show similar ones unmarked", async () => {
    suggest({ kind: "title", id: null, text: "Konobar" }, { kind: "title", id: null, text: "Konbar bar" });
    const { what } = await open();
    await user.type(what, "konb");
    const similar = await screen.findByRole("option", { name: "Konobar" });
    expect(similar.querySelector("b")).toBeNull();
    expect(screen.getByRole("option", { name: "Konbar bar" }).querySelector("b")).toHaveTextContent("Konb");
  });

  test("of places come with the first letter", async () => {
    const { where } = await open();
    await user.type(where, "s");
    await user.click(await screen.findByRole("option", { name: /^Split/ }));
    expect(where).toHaveValue("Split");
  });

  test("are a list whose name is in the page's language", async () => {
    show(<SearchBox />, { locale: "mk" });
    await user.type(await screen.findByRole("combobox", { name: "Работа, фирма, клучен збор" }), "kuh");
    expect(await screen.findByRole("listbox")).toHaveAccessibleName(/Предлози$/);
  });

  test("are chosen by the arrow keys", async () => {
    const { what } = await open();
    await user.type(what, "kuh");
    await screen.findByRole("option", { name: "Kuhinja d.o.o." });
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(what).toHaveValue("Kuhinja d.o.o.");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?employer=12"));
  });

  test("are dropped when the text changes", async () => {
    const { what } = await open();
    await user.type(what, "kuh");
    await user.click(await screen.findByRole("option", { name: "Kuhari/kuharice" }));
    await user.type(what, " Zagreb{Enter}");
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=Kuhari%2Fkuharice+Zagreb"));
  });

  test("a place is searched by its id, since names are ambiguous", async () => {
    const { where } = await open();
    await user.type(where, "spl");
    await user.click(await screen.findByRole("option", { name: /Split/ }));
    await search();
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?locations=3190261"));
  });
});

describe("a searched occupation", () => {
  const search = { ...EMPTY_SEARCH, positions: [{ id: "5120", name: "Kuhari/kuharice" }] };
  const openFor = async (address: string) => {
    show(
      <>
        <SearchBox filters={filtersOf(new URLSearchParams(address))} search={search} />
        <CurrentAddress />
      </>,
    );
    return await screen.findByRole("combobox", { name: "Posao, poslodavac ili ključna riječ" });
  };

  test("is shown in the field and replaced by other text", async () => {
    const what = await openFor("positions=5120&employment=student");
    expect(what).toHaveValue("Kuhari/kuharice");
    await user.clear(what);
    await user.type(what, "vozač{Enter}");
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=voza%C4%8D&employment=student"));
  });

  test("is still searched by its id when only the place changes", async () => {
    await openFor("positions=5120");
    await user.type(await screen.findByRole("combobox", { name: "Gdje?" }), "Zadar{Enter}");
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?locations=Zadar&positions=5120"));
  });

  test("is an ordinary filter beside a text query", async () => {
    const what = await openFor("query=vegan&positions=5120");
    expect(what).toHaveValue("vegan");
  });
});

test("submitting closes the suggestions", async () => {
  const { what } = await open();
  await user.type(what, "kuh");
  await screen.findByRole("option", { name: "Kuhinja d.o.o." });
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
  expect(whereTo()).toBe("/pretraga-poslova?query=kuh");
});

describe("recent searches", () => {
  test("are offered before typing and open directly", async () => {
    recent = ["konobar"];
    const { what } = await open();
    await user.click(what);
    await user.click(await screen.findByRole("option", { name: "konobar · Split" }));
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=konobar&locations=3190261"));
  });

  test("popular searches are below them", async () => {
    recent = ["konobar"];
    const { what } = await open();
    await user.click(what);
    const popular = await screen.findByRole("group", { name: "Često se traži" });
    await user.click(within(popular).getByRole("option", { name: "vozač" }));
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=voza%C4%8D"));
  });

  test("come first while typing, by any of their words", async () => {
    recent = ["konobar", "kuhar"];
    const { what } = await open();
    await user.type(what, "kuh spl");
    const options = await screen.findAllByRole("option");
    expect(options[0]).toHaveTextContent("kuhar · Split");
    expect(screen.queryByRole("option", { name: "konobar · Split" })).not.toBeInTheDocument();
    await screen.findByRole("option", { name: "Kuhari/kuharice" });
    expect(screen.getAllByRole("group")[0]).toHaveAccessibleName("Nedavne pretrage");
    expect(screen.queryByRole("option", { name: "Obriši nedavne pretrage" })).not.toBeInTheDocument();
  });

  test("can be deleted", async () => {
    recent = ["konobar"];
    const { what } = await open();
    await user.click(what);
    await user.click(await screen.findByRole("option", { name: "Obriši nedavne pretrage" }));
    await waitFor(() => expect(recent).toEqual([]));
    await waitFor(() => expect(screen.queryByRole("option", { name: /konobar/ })).not.toBeInTheDocument());
  });

  test("stay where clearing fails, which is told", async () => {
    recent = ["konobar"];
    server.use(http.delete(`${API}/api/jobs/search-history`, () => HttpResponse.error()));
    const { what } = await open();
    await user.click(what);
    await user.click(await screen.findByRole("option", { name: "Obriši nedavne pretrage" }));
    expect(await screen.findByText("Nedavne pretrage nisu obrisane")).toBeVisible();
    expect(await screen.findByRole("option", { name: "konobar · Split" })).toBeVisible();
  });
});

describe("near me", () => {
  const at = (result: (found: PositionCallback, failed: PositionErrorCallback) => void) =>
    vi.stubGlobal("navigator", { ...navigator, geolocation: { getCurrentPosition: result } });

  test("searches around the position, rounded to about a kilometre", async () => {
    const { what, where } = await open();
    at((found) => found({ coords: { latitude: 45.81234, longitude: 15.97777 } } as GeolocationPosition));
    await user.type(what, "kuhar");
    await user.click(where);
    await user.click(await screen.findByRole("option", { name: "U mojoj blizini" }));
    await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=kuhar&near=45.81%2C15.98"));
  });

  test("explains a failure", async () => {
    const { where } = await open();
    at((_, failed) => failed({ code: 1 } as GeolocationPositionError));
    await user.click(where);
    await user.click(await screen.findByRole("option", { name: "U mojoj blizini" }));
    expect(await screen.findByText(/Preglednik nema dopuštenje/)).toBeInTheDocument();
    expect(whereTo()).toBe("/");
  });
});

test("text typed into a field that was focused before it could suggest keeps its order", async () => {
  show(<SearchBox />);
  screen.getByRole("searchbox", { name: "Posao, poslodavac ili ključna riječ" }).focus();
  const field = await screen.findByRole("combobox", { name: "Posao, poslodavac ili ključna riječ" });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard("konobar");
  expect(field).toHaveValue("konobar");
});

test("tabs and line breaks in pasted text are blanks", async () => {
  const { what } = await open();
  await user.type(what, "dobar ");
  await user.paste("kuhar\r\nu\thotelu\n");
  expect(what).toHaveValue("dobar kuhar u hotelu");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(whereTo()).toBe("/pretraga-poslova?query=dobar+kuhar+u+hotelu"));
});

test("pasted lines fill a field to its limit at most", async () => {
  const { what } = await open();
  await user.type(what, "a");
  await user.paste(`${"b".repeat(150)}\n${"c".repeat(150)}`);
  expect(what).toHaveValue(`a${"b".repeat(150)} ${"c".repeat(48)}`);
});
