/** Loads a third-party script on demand. */

const fetched = new Map<string, Promise<void>>();

export function loadScript(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const fetching = new Promise<void>((resolve, reject) => {
    const element = document.createElement("script");
    element.src = address;
    element.async = true;
    // Required by the content security policy.
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
