/** Asks Google, Facebook or Apple, each by its own script and in its own window, who the person is. */
import type { SocialProvider } from "@/shared/api/generated";
import { SocialCancelled, type SocialProof } from "./proof";
import { fetchScript } from "./script";

const GOOGLE = "https://accounts.google.com/gsi/client";
const FACEBOOK = "https://connect.facebook.net/en_US/sdk.js";
const FACEBOOK_VERSION = "v16.0";
const APPLE = "https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js";

export function proveAt({ name, clientId }: SocialProvider): Promise<SocialProof> {
  if (name === "google") return byGoogle(clientId);
  return name === "facebook" ? byFacebook(clientId) : byApple(clientId);
}

interface GoogleAnswer {
  readonly access_token?: string;
}

interface GoogleSdk {
  readonly accounts: {
    readonly oauth2: {
      initTokenClient(settings: {
        client_id: string;
        scope: string;
        callback: (answer: GoogleAnswer) => void;
        error_callback: (error: { type: string }) => void;
      }): { requestAccessToken(): void };
    };
  };
}

async function byGoogle(clientId: string): Promise<SocialProof> {
  await fetchScript(GOOGLE);
  const { google } = window as unknown as { google: GoogleSdk };
  return new Promise((resolve, reject) => {
    const client = google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: "openid email profile",
      callback: ({ access_token: accessToken }) =>
        accessToken ? resolve({ provider: "google", accessToken }) : reject(new SocialCancelled()),
      error_callback: ({ type }) =>
        reject(type === "popup_closed" ? new SocialCancelled() : new Error(`Google: ${type}`)),
    });
    client.requestAccessToken();
  });
}

interface FacebookSdk {
  init(settings: { appId: string; version: string }): void;
  login(
    done: (answer: { authResponse?: { accessToken: string; userID: string } | null }) => void,
    options: { scope: string },
  ): void;
}

async function byFacebook(appId: string): Promise<SocialProof> {
  await fetchScript(FACEBOOK);
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
          : reject(new SocialCancelled()),
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

async function byApple(clientId: string): Promise<SocialProof> {
  await fetchScript(APPLE);
  const { AppleID } = window as unknown as { AppleID: AppleSdk };
  AppleID.auth.init({ clientId, scope: "name email", redirectURI: window.location.origin, usePopup: true });
  try {
    const { authorization, user } = await AppleID.auth.signIn();
    return { provider: "apple", identityToken: authorization.id_token, ...user?.name };
  } catch (refusal) {
    const { error } = refusal as { error?: string };
    throw error === "popup_closed_by_user" ? new SocialCancelled() : refusal;
  }
}
