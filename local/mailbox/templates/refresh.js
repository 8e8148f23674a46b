const list = document.getElementById("messages");
setInterval(async () => {
  if (document.hidden) return;
  try {
    const { id } = await (await fetch("/newest.json")).json();
    if (id !== list.dataset.newest) location.reload();
  } catch {
    // The site is being restarted; the next look will tell.
  }
}, 2000);
