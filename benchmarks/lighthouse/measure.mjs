/**
 * Lighthouse's scores of a running site's pages, with its phone profile:
 *
 *     CHROME_PATH=/usr/bin/chromium node measure.mjs http://127.0.0.1:8000 [path ...]
 *
 * For each page the performance in five runs; then about the median run a line of scores, first paint, blocking time, layout
 * shift and bytes of script before the first use, and the audits that are not passed.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { computeMedianRun, filterToValidRuns } from "lighthouse/core/lib/median-run.js";

const PAGES = ["/", "/poslovi", "/savjeti", "/kalkulator/izracun-place"];
const RUNS = 5;
const FIGURES = ["first-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const [base, ...named] = process.argv.slice(2);
if (!base) throw new Error("name the address of a running site");
for (const path of named.length > 0 ? named : [...PAGES, await aJob()]) {
  const { categories, audits } = await medianOfRuns(path);
  const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round(score * 100)}`);
  const figures = FIGURES.map((id) => `${id} ${audits[id].displayValue}`);
  console.log([path, ...scores, ...figures, `script ${scriptBytes(audits)} bytes`].join(" · "));
  for (const { id, score, title } of Object.values(audits).filter(isFault)) console.log(`    ${id} ${score}: ${title}`);
}

/** Lighthouse's own choice among several runs, without those in which nothing was painted. */
async function medianOfRuns(path) {
  const runs = [];
  while (runs.length < RUNS) runs.push(await measured(path));
  const valid = filterToValidRuns(runs);
  console.log(`${path} · performance of ${valid.length} runs: ${valid.map(performance).sort((a, b) => a - b).join(" ")}`);
  return computeMedianRun(valid);
}

function performance({ categories }) {
  return Math.round(categories.performance.score * 100);
}

/** In a browser of its own: one that has shown other pages sometimes paints the next one late or never. */
async function measured(path) {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    return (await lighthouse(base + path, { port: chrome.port, logLevel: "error" })).lhr;
  } finally {
    await chrome.kill();
  }
}

async function aJob() {
  const [job] = (await (await fetch(`${base}/api/jobs/search`)).json()).items;
  return `/posao/${job.id}/${job.slug}`;
}

function scriptBytes(audits) {
  const scripts = audits["network-requests"].details.items.filter(({ resourceType }) => resourceType === "Script");
  return scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function isFault({ score, scoreDisplayMode }) {
  return scoreDisplayMode === "binary" && score === 0;
}
