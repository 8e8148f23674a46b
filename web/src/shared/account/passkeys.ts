/** Passkeys in the browser: made, and used for signing in. */
import type { NewCredential, PasskeyOptions, SignedCredential } from "../api/generated";

/** A browser offers passkeys only to sites with a domain name, and only on secure connections. */
export function offersPasskeys(): boolean {
  const isAddress = /^[\d.]+$|:/.test(window.location.hostname);
  return !isAddress && typeof window.PublicKeyCredential?.parseRequestOptionsFromJSON === "function";
}

/** In the shape of an API error, for when the person cancelled, the device refused, or it took too long. */
const CANCELLED = { status: 400, data: { code: "PASSKEY_CANCELLED" } };

export async function createPasskey(options: PasskeyOptions["options"]): Promise<NewCredential> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const { id, rawId, response } = (await asked(
    navigator.credentials.create({ publicKey }),
  )) as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: "public-key", response: { clientDataJSON, attestationObject } };
}

export async function signWithPasskey(options: PasskeyOptions["options"]): Promise<SignedCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const { id, rawId, response } = (await asked(
    navigator.credentials.get({ publicKey }),
  )) as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: "public-key",
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

async function asked(question: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await question;
    if (credential) return (credential as PublicKeyCredential).toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw CANCELLED;
}
