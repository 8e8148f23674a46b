/**
 * Lighthouse's scores of a running site's pages, with its phone profile:
 *
 *     CHROME_PATH=/usr/bin/chromium node measure.mjs http://127.0.0.1:8000 [path ...]
 *
 * A line for each page: scores, first paint, blocking time and layout shift, bytes of script before the first use; then the
 * audits that are not passed.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const PAGES = ["/", "/poslovi", "/savjeti", "/kalkulator/izracun-place"];
const FIGURES = ["first-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const [base, ...named] = process.argv.slice(2);
if (!base) throw new Error("name the address of a running site");
const chrome = await launch({
  chromePath: process.env.CHROME_PATH,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});
try {
  for (const path of named.length > 0 ? named : [...PAGES, await aJob()]) {
    const { lhr } = await lighthouse(base + path, { port: chrome.port, logLevel: "error" });
    const scores = Object.values(lhr.categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
    const figures = FIGURES.map((id) => `${id} ${lhr.audits[id].displayValue}`);
    console.log([path, ...scores, ...figures, `script ${scriptBytes(lhr)} bytes`].join(" · "));
    for (const { id, score, title } of Object.values(lhr.audits).filter(isFault)) console.log(`    ${id} ${score}: ${title}`);
  }
} finally {
  await chrome.kill();
}

async function aJob() {
  const [job] = (await (await fetch(`${base}/api/jobs/search`)).json()).items;
  return `/posao/${job.id}/${job.slug}`;
}

function scriptBytes(lhr) {
  const scripts = lhr.audits["network-requests"].details.items.filter(({ resourceType }) => resourceType === "Script");
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function isFault({ score, scoreDisplayMode }) {
  return scoreDisplayMode === "binary" && score === 0;
}
