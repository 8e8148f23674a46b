/** Sign-in at Google, Facebook or Apple, each by its own script and popup. */
import type { SocialProvider } from "@/shared/api/generated";
import { type SocialCredential, SocialLoginCancelled } from "./credential";
import { loadScript } from "./loadScript";

export const GOOGLE = "https://accounts.google.com/gsi/client";
const FACEBOOK = "https://connect.facebook.net/en_US/sdk.js";
const FACEBOOK_VERSION = "v16.0";
const APPLE = "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js";

export function signInAt({ name, clientId }: SocialProvider): Promise<SocialCredential> {
  if (name === "google") return byGoogle(clientId);
  return name === "facebook" ? byFacebook(clientId) : byApple(clientId);
}

interface GoogleResponse {
  readonly access_token?: string;
}

interface GoogleSdk {
  readonly accounts: {
    readonly oauth2: {
      initTokenClient(settings: {
        client_id: string;
        scope: string;
        callback: (response: GoogleResponse) => void;
        error_callback: (error: { type: string }) => void;
      }): { requestAccessToken(): void };
    };
  };
}

async function byGoogle(clientId: string): Promise<SocialCredential> {
  await loadScript(GOOGLE);
  const { google } = window as unknown as { google: GoogleSdk };
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: "openid email profile",
      callback: ({ access_token: accessToken }) =>
        accessToken ? resolve({ provider: "google", accessToken }) : reject(new SocialLoginCancelled()),
      error_callback: ({ type }) =>
        reject(type === "popup_closed" ? new SocialLoginCancelled() : new Error(`Google: ${type}`)),
    });
    client.requestAccessToken();
  });
}

interface FacebookSdk {
  init(settings: { appId: string; version: string }): void;
  login(
    done: (response: { authResponse?: { accessToken: string; userID: string } | null }) => void,
    options: { scope: string },
  ): void;
}

async function byFacebook(appId: string): Promise<SocialCredential> {
  await loadScript(FACEBOOK);
  const { FB } = window as unknown as { FB: FacebookSdk };
  FB.init({ appId, version: FACEBOOK_VERSION });
  return new Promise((resolve, reject) => {
    FB.login(
      ({ authResponse }) =>
        authResponse
          ? resolve({
              provider: "facebook",
              accessToken: authResponse.accessToken,
              userId: authResponse.userID,
            })
          : reject(new SocialLoginCancelled()),
      { scope: "public_profile,email" },
    );
  });
}

interface AppleSdk {
  readonly auth: {
    init(settings: { clientId: string; scope: string; redirectURI: string; usePopup: boolean }): void;
    signIn(): Promise<{
      authorization: { id_token: string };
      user?: { name?: { firstName?: string; lastName?: string } };
    }>;
  };
}

async function byApple(clientId: string): Promise<SocialCredential> {
  await loadScript(APPLE);
  const { AppleID } = window as unknown as { AppleID: AppleSdk };
  AppleID.auth.init({ clientId, scope: "name email", redirectURI: window.location.origin, usePopup: true });
  try {
    const { authorization, user } = await AppleID.auth.signIn();
    return { provider: "apple", identityToken: authorization.id_token, ...user?.name };
  } catch (refusal) {
    const { error } = refusal as { error?: string };
    throw error === "popup_closed_by_user" ? new SocialLoginCancelled() : refusal;
  }
}
