// Takes the place of the worker where the offline page is switched off: deletes what it stored, and then itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(end());
});
