/** Every text of a language that people read: messages, mails and pages, each as the pieces between variables. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "@/shared/i18n/locales";
import { messageFolders } from "./messagesOf";

const WORKERS = `${import.meta.dirname}/../../../workers`;
const MAILS = `${WORKERS}/mail/templates`;

/** A text with its place: "auth.login.submit", or "new_device.j2". */
export interface SiteText {
  readonly place: string;
  readonly text: string;
}

type Elements = ReturnType<typeof parse>;

export function messageTexts(locale: Locale): SiteText[] {
  return [...messageFolders(locale)].flatMap(([namespace, folder]) => flat(folder, `${namespace}.`));
}

function flat(folder: Record<string, unknown>, path: string): SiteText[] {
  return Object.entries(folder).flatMap(([key, value]) =>
    typeof value === "string"
      ? [{ place: path + key, text: value }]
      : flat(value as Record<string, unknown>, `${path}${key}.`),
  );
}

/** Templates of mails and text messages, one text a file, without the syntax of Jinja; and words of mails and pushes. */
export function mailTexts(locale: Locale): SiteText[] {
  const templates = readdirSync(`${MAILS}/${locale}`).map((file) => ({
    place: file,
    text: withoutJinja(readFileSync(`${MAILS}/${locale}/${file}`, "utf8")),
  }));
  const words = JSON.parse(readFileSync(`${WORKERS}/application_words.json`, "utf8"));
  return [...templates, ...flat(words[locale], "application_words.")];
}

const CONTENT = `${import.meta.dirname}/../../../content`;

/** Texts of `content/`, one a file, without the syntax of Jinja and Markdown. */
export function contentTexts(locale: Locale): SiteText[] {
  return globSync(`**/*.${locale}.md`, { cwd: CONTENT }).map((file) => {
    const text = readFileSync(`${CONTENT}/${file}`, "utf8").replaceAll(
      /^\+\+\+$|^(?:version|date|slug|topic|category|website|countries|job_categories) = .*$/gm,
      "",
    );
    const withoutMarks = text.replaceAll(
      /\]\((?:\{\{.*?\}\}|[^)])*\)|`[^`]*`|\*\*|^(?:title|summary|provider) = "|"$/gm,
      " ",
    );
    return { place: file, text: withoutJinja(withoutMarks) };
  });
}

/** Variables of mails that hold a name, as messages call them. */
const NAMES: Record<string, string> = {
  employer_name: "{employer}",
  job_title: "{title}",
  device: "{device}",
};

/** Extracts the text between tags, and the texts that are passed to macros and filters: labels, plural forms. */
function withoutJinja(template: string): string {
  return template.replaceAll(/\{%.*?%\}|\{\{.*?\}\}/gs, (tag) => {
    const passed = [...tag.matchAll(/(==\s*)?"([^"]*)"(\s*:|(?=\)[,\]]))?/g)]
      .filter(
        ([, compared, text, after]) =>
          !compared && !after?.endsWith(":") && text !== "done" && text !== "seen",
      )
      .map(([, , text]) => text);
    if (passed.length > 0) return ` ${passed.join("; ")} `;
    return tag.startsWith("{{") ? (NAMES[tag.replaceAll(/[{} ]/g, "")] ?? "{value}") : " ";
  });
}

/** The pieces of a message that are text, also those of its plural forms. */
export function literals({ place, text }: SiteText): string[] {
  return /\.(?:j2|md)$/.test(place) ? text.split(/\{\w+\}/) : literalsOf(parse(text));
}

function literalsOf(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
  });
}
