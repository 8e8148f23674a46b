import { screen, waitFor } from "@testing-library/react";
import { I18nProvider } from "react-aria-components";
import { expect, test } from "vitest";
import { loadMessages } from "@/app/messageCatalogue";
import { LOCALE_NAMES, type Locale } from "@/shared/i18n/locales";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import ComboBox from "../ui/ComboBox";

/** Makes `count` towns; the first `few` begin with "A". */
const towns = (count: number, few: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${index < few ? "A" : "B"}${index}`,
  }));

async function opened(locale: Locale, count: number, few: number): Promise<HTMLElement> {
  await loadMessages(locale, ["aria"]);
  show(
    <I18nProvider locale={LOCALE_NAMES[locale].aria}>
      <ComboBox label="?" options={towns(count, few)} menuTrigger="focus" />
    </I18nProvider>,
    { locale },
  );
  const field = screen.getByRole("combobox");
  await user.click(field);
  await screen.findByRole("listbox");
  return field;
}

const announced = (text: string) =>
  waitFor(() => expect(document.querySelector("[data-live-announcer]")).toHaveTextContent(text));

test.each([
  ["mk", 21, "Достапна е 21 опција.", 2, "Достапни се 2 опции."],
  ["mk", 5, "Достапни се 5 опции.", 1, "Достапна е 1 опција."],
  ["bs", 22, "Dostupne su 22 opcije.", 5, "Dostupno je 5 opcija."],
  ["bs", 21, "Dostupna je 21 opcija.", 3, "Dostupne su 3 opcije."],
  ["sl", 5, "Na voljo je 5 možnosti.", 2, "Na voljo sta 2 možnosti."],
] as const)(
  "%s: a combo box with %i options says how many there are",
  async (locale, all, said, few, then) => {
    const field = await opened(locale, all, few);
    await announced(said);
    await user.type(field, "A");
    await announced(then);
  },
);

test.each([
  ["mk", "Предлози", "Затвори"],
  ["bs", "Prijedlozi", "Zatvori"],
] as const)("%s: list and hidden button are named", async (locale, list, dismiss) => {
  await opened(locale, 3, 1);
  expect(screen.getByRole("listbox").getAttribute("aria-label")).toBe(list);
  expect(screen.getAllByRole("button", { name: dismiss, hidden: true })).not.toHaveLength(0);
});
