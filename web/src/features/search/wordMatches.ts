/** Finds where a suggestion has what was typed: at the start of its words, whatever the diacritics. */
import { fold } from "@/shared/i18n/fold";

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Whether each word of `typed` starts a word of `text`. */
export function startsWords(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)));
}

/** The text in parts. Nothing matches in a suggestion that is only similar to what was typed. */
export function matchedParts(text: string, typed: string): readonly TextPart[] {
  const composed = text.normalize("NFC");
  const starts = wordsOf(typed);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of composed.matchAll(WORD)) {
    const length = longestStart(word, starts);
    if (length === 0) continue;
    if (index > end) parts.push({ text: composed.slice(end, index), isMatch: false });
    end = index + length;
    parts.push({ text: composed.slice(index, end), isMatch: true });
  }
  if (end < composed.length) parts.push({ text: composed.slice(end), isMatch: false });
  return parts;
}

function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Characters of the word that the longest of these starts covers. */
function longestStart(word: string, starts: readonly string[]): number {
  const folded = fold(word);
  const longest = Math.max(0, ...starts.map((start) => (folded.startsWith(start) ? start.length : 0)));
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length)).length >= longest) break;
    length += character.length;
  }
  return length;
}
