// Answers a navigation that fails for want of a connection with a page that was stored for that, and nothing else:
// neither pages nor files nor responses of the API are kept. Shows pushed notifications (`workers/push`), which hold their
// text and the path of the page that they lead to. __SETTINGS__ is filled in by the server.
const { version, locales, texts, list } = __SETTINGS__;
const PAGES = `offline-pages-${version}`;
const SAVED = "saved-jobs";
const isOwn = (name) => name.startsWith("offline-pages-");

addEventListener("install", (event) => {
  const store = async () => {
    const pages = await caches.open(PAGES);
    await pages.addAll(locales.map((locale) => new Request(`/offline/${locale}`, { cache: "no-cache" })));
    await skipWaiting();
  };
  event.waitUntil(store());
});

addEventListener("activate", (event) => {
  const start = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => isOwn(name) && name !== PAGES).map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(start());
});

addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  const { pathname } = new URL(url);
  if (mode !== "navigate" || method !== "GET" || pathname.startsWith("/api/")) return;
  // Where the browser cannot load the page itself at the same time, it does so alone while it is connected.
  if (!registration.navigationPreload && navigator.onLine) return;
  event.respondWith(load(event, pathname));
});

addEventListener("push", (event) => {
  const { id, title, body, path, language } = event.data.json();
  const options = { body, tag: id, lang: language, icon: "/icons/any-192.png", data: { path } };
  const tell = async () => {
    // With the same tag it takes the place of one that was sent before, without another sound.
    await registration.showNotification(title, options);
    for (const window of await clients.matchAll({ type: "window" })) window.postMessage("notified");
  };
  event.waitUntil(tell());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const page = new URL(event.notification.data.path, location.origin);
  if (page.origin !== location.origin) return;
  const open = async () => {
    const [window] = await clients.matchAll({ type: "window" });
    if (!window) return clients.openWindow(page.href);
    await window.focus();
    // A page that was loaded before this worker began cannot be led elsewhere.
    return window.navigate(page.href).catch(() => clients.openWindow(page.href));
  };
  event.waitUntil(open());
});

async function load(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const [, prefix] = pathname.split("/");
    const locale = locales.includes(prefix) ? prefix : locales[0];
    const page = await caches.match(`/offline/${locale}`, { cacheName: PAGES });
    if (!page) throw error;
    const jobs = await savedJobs(locale);
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    // With the nonce of the page's style element.
    for (const name of ["Content-Security-Policy", "Referrer-Policy"]) headers[name] = page.headers.get(name);
    return new Response((await page.text()).replace(list, () => jobs), { status: 503, headers });
  }
}

async function savedJobs(locale) {
  const { closing, none } = texts[locale];
  if (!(await caches.has(SAVED))) return `<p>${none}</p>`;
  const saved = await caches.open(SAVED);
  const responses = await Promise.all((await saved.keys()).map((key) => saved.match(key)));
  const jobs = await Promise.all(responses.map((response) => response.json()));
  const items = jobs.reverse().map(
    ({ path, language, title, facts, closes }) =>
      `<li><h3 lang="${escaped(language)}"><a href="${escaped(path)}">${escaped(title)}</a></h3>` +
      `<p>${escaped(facts)}</p><p>${escaped(closing.replace("{date}", closes[locale]))}</p></li>`,
  );
  return items.length === 0 ? `<p>${none}</p>` : `<ul>${items.join("")}</ul>`;
}

function escaped(text) {
  const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return String(text).replace(/[&<>"']/g, (character) => entities[character]);
}
