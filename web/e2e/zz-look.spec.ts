import { test } from "@playwright/test";
import { register } from "./accounts";

const VIEWS = [
  ["hr", 1280, "light", "/moj-profil"],
  ["mk", 360, "dark", "/mk/moj-profil"],
  ["en", 672, "light", "/en/my-profile"],
] as const;

test("look", async ({ page }) => {
  test.setTimeout(180_000);
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log("CONSOLE", m.text().slice(0, 400)));
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message.slice(0, 400)));
  page.on("response", async (r) => r.status() >= 400 && console.log("HTTP", r.status(), r.request().method(), r.url(), (await r.text().catch(() => "")).slice(0, 300)));
  await register(page.request);
  await page.goto("/moj-profil", { waitUntil: "networkidle" });
  await page.screenshot({ path: "/tmp/cvshots/start.png" });
  const put = async (path: string, data: object) => {
    const r = await page.request.fetch(`/api/me/cvs/${id}/${path}`, { method: "PUT", data });
    if (r.status() >= 400) console.log(path, r.status(), await r.text());
    version = (await r.json()).version;
  };
  const created = await page.request.post("/api/me/cvs", { data: { name: "Za hotele", language: "hr" } });
  const { id } = await created.json();
  let { version } = await (await page.request.get(`/api/me/cvs/${id}`)).json();
  await put("contact", { baseVersion: version, contact: { firstName: "Iva", lastName: "Ivić", email: "iva@primjer.hr", phone: "+385912345678", address: "Split, Hrvatska", linkedin: "https://www.linkedin.com/in/iva" } });
  await put("headline", { baseVersion: version, headline: { title: "Voditeljica kuhinje s deset sezona na Jadranu", summary: "Vodim kuhinju od osam ljudi i jelovnik koji se mijenja s morem.\nTražim hotel koji radi cijele godine.", keywords: ["riba", "HACCP", "nabava"], educationLevel: 4, drivingLicences: ["B"] } });
  const items = [
    { kind: "work", position: "Voditeljica kuhinje", employer: "Konoba Kotva", place: "Split", start: "2019-04", end: null, description: "Jelovnik od 40 jela, nabava s tržnice i osam ljudi u smjeni. Trošak namirnica smanjen za 12 %." },
    { kind: "work", position: "Kuharica", employer: "Hotel Jadran", place: "Makarska", start: "2015", end: "2019-03" },
    { kind: "education", institution: "Turistička škola Split", orientation: "Kuhar", level: 4, start: "2010", end: "2014" },
    { kind: "skill", type: "digital", name: "Microsoft Excel", level: "advanced" },
    { kind: "language", language: "hr", level: "native" },
    { kind: "language", language: "it", level: "B2" },
  ];
  for (const item of items) await put(`items/${crypto.randomUUID()}`, { baseVersion: version, item });
  for (const [name, width, colorScheme, path] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `/tmp/cvshots/${name}.png`, fullPage: true });
    console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]));
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/moj-profil", { waitUntil: "networkidle" });
  await page.screenshot({ path: "/tmp/cvshots/hr-top.png" });
  await page.getByRole("button", { name: "Dodaj: Radno iskustvo" }).click();
  await page.getByRole("button", { name: /^Početak/ }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: "/tmp/cvshots/dialog.png" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.goto(`/my-profile-preview?cv=${id}`, { waitUntil: "networkidle" });
  await page.screenshot({ path: "/tmp/cvshots/preview.png", fullPage: true });
  await page.pdf({ path: "/tmp/cvshots/print.pdf", preferCSSPageSize: true });
});
