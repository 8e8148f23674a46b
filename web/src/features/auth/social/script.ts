/** Another site's script, fetched when its button is first pressed and not before. */

const fetched = new Map<string, Promise<void>>();

export function fetchScript(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.async = true;
    // The page's policy lets in what carries its nonce.
    element.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
    element.onload = () => resolve();
    element.onerror = () => {
      fetched.delete(address);
      reject(new Error(`${address} did not load`));
    };
    document.head.append(element);
  });
  fetched.set(address, fetching);
  return fetching;
}
