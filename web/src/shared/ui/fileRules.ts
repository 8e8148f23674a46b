/** Client-side rules of file fields. The server decides in the end, by content. */

export interface FileRules {
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Lower-case extensions without the dot. */
  readonly endings: readonly string[];
}

export type FileProblem = "TOO_MANY" | "TOO_BIG" | "WRONG_FORMAT" | "EMPTY";

export const MEGABYTE = 1024 * 1024;

export const DOCUMENT_RULES: FileRules = {
  maxFiles: 20,
  maxBytes: 10 * MEGABYTE,
  endings: ["pdf", "doc", "docx", "odt", "rtf", "txt", "jpg", "png"],
};

/** One result per file, in order; undefined for a valid one. */
export function checkFiles(files: readonly File[], rules: FileRules): (FileProblem | undefined)[] {
  return files.map((file, index) => {
    if (index >= rules.maxFiles) return "TOO_MANY";
    if (!rules.endings.includes(endingOf(file.name))) return "WRONG_FORMAT";
    if (file.size > rules.maxBytes) return "TOO_BIG";
    if (file.size === 0) return "EMPTY";
    return undefined;
  });
}

function endingOf(name: string): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return ending === "jpeg" ? "jpg" : ending;
}
