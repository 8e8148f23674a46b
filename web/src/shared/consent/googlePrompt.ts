/** Whether Google's script for the sign-in prompt was loaded into this document, where it stays until another is loaded. */

let isLoaded = false;

/** To be called before the script is requested. */
export function noteGooglePrompt(): void {
  isLoaded = true;
}

export function holdsGooglePrompt(): boolean {
  return isLoaded;
}
