/** Google's one-tap prompt: https://developers.google.com/identity/gsi/web/reference/js-reference */
import { noteGooglePrompt } from "@/shared/consent/googlePrompt";
import { loadScript } from "./loadScript";
import { GOOGLE } from "./providers";

interface GooglePrompt {
  initialize(settings: {
    client_id: string;
    nonce: string;
    auto_select: boolean;
    use_fedcm_for_prompt: boolean;
    callback: (response: { credential: string }) => void;
  }): void;
  prompt(): void;
  cancel(): void;
}

function prompt(): GooglePrompt | undefined {
  return (window as unknown as { google?: { accounts: { id: GooglePrompt } } }).google?.accounts.id;
}

/** Calls `onConfirm` with an ID token that names the nonce, once the person confirms. */
export async function openPrompt(
  clientId: string,
  nonce: string,
  onConfirm: (idToken: string) => void,
): Promise<void> {
  noteGooglePrompt();
  await loadScript(GOOGLE);
  const google = prompt();
  google?.initialize({
    client_id: clientId,
    nonce,
    auto_select: false,
    use_fedcm_for_prompt: true,
    callback: ({ credential }) => onConfirm(credential),
  });
  google?.prompt();
}

export function closePrompt(): void {
  prompt()?.cancel();
}
