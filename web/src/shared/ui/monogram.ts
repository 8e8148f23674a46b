/** Initials of an organisation: "Slano & Slatko d.o.o." is "SS", „Млекара Битола“ ДООЕЛ is "МБ". */

/** Legal forms of the region and its neighbours, without dots. */
const LEGAL_FORMS = new Set(
  (
    "doo jdoo dooel doel dd add dno dnou jtd ktd kdd gmbh ltd llc inc plc srl spa sarl kft zoo obrt oštu " +
    "доо дооел доел акционерско"
  ).split(" "),
);

/** Legal forms that may also be the beginning of a name: "AD Plastik". */
const SHORT_LEGAL_FORMS = new Set("ad ag bv co kd nv od oe oy sa se sp td to up vl ад тп јп".split(" "));

const CONNECTING_WORDS = new Set(
  "a and by da de do e i in na of od pri s sa the u v z za во за и на од со".split(" "),
);

const LONGEST = 2;

/** Empty for a name without letters and digits. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const meaningful = words.filter((word) => !CONNECTING_WORDS.has(word.toLowerCase()));
  return (meaningful.length > 0 ? meaningful : words).slice(0, LONGEST).map(initial).join("");
}

/** The words before the legal form; place or trade may follow it ("d.o.o. za usluge"). */
function wordsOf(name: string): string[] {
  // "d. o. o." is one word.
  const words = name
    .replace(/(?<=(?<!\p{L})\p{L}\.)\s+(?=\p{L}\.)/gu, "")
    .split(/[\s,/&+–—-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
  const end = words.findIndex((word, index) => isLegalForm(word, index));
  if (end > 0) return words.slice(0, end);
  return words.filter((word, index) => !isLegalForm(word, index));
}

function isLegalForm(word: string, index: number): boolean {
  const form = word.toLowerCase();
  return LEGAL_FORMS.has(form) || (index > 0 && SHORT_LEGAL_FORMS.has(form));
}

/** The digraphs lj, nj and dž count as one letter. */
function initial(word: string): string {
  const [letter = ""] = /^(?:lj|nj|dž|[\p{L}\p{N}])/iu.exec(word) ?? [];
  return letter.charAt(0).toUpperCase() + letter.slice(1).toLowerCase();
}
