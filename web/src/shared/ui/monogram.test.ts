import { expect, test } from "vitest";
import { initialsOf } from "./monogram";

test.each([
  ["Slano & Slatko", "SS"],
  ["Konzum plus d.o.o.", "KP"],
  ["HEP d.d.", "H"],
  ["Marić j.d.o.o.", "M"],
  ["MARIĆ d. o. o. za proizvodnju, trgovinu i usluge", "M"],
  ["Grad Čakovec", "GČ"],
  ["šumarija Đurđevac", "ŠĐ"],
  ["AD Plastik d.d.", "AP"],
  ["Frizerski salon Ana, obrt, vl. Ana Anić", "FS"],
  ["Petrol d.d., Ljubljana", "P"],
  ["Gostilna Pri lipi s.p.", "GL"],
  ["Dom za starije i nemoćne", "DS"],
  ["„Bosna Reha” d.o.o. Sarajevo", "BR"],
  ["Ljekarna Njegovan", "LjNj"],
  ["3M Hrvatska", "3H"],
  ["Auto-kuća Baotić", "AK"],
  ["Müller Austria GmbH", "MA"],
])("%s is %s", (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ["Млекара Битола ДООЕЛ", "МБ"],
  ["„Витаминка“ АД Прилеп", "В"],
  ["АД ЕЛЕМ Скопје", "АЕ"],
  ["Градежен факултет на Скопје", "ГФ"],
  ["ДООЕЛ Жито Лукс", "ЖЛ"],
])("%s is %s, in Cyrillic", (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ["d.o.o.", ""],
  ["***", ""],
  ["", ""],
  ["i", "I"],
])('%j has at most one initial: "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
