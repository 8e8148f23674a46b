/** Credential that a social provider gives to the browser and the API verifies. */
export type SocialCredential =
  | { readonly provider: "google"; readonly accessToken: string }
  | { readonly provider: "google"; readonly idToken: string }
  | { readonly provider: "facebook"; readonly accessToken: string; readonly userId: string }
  | {
      readonly provider: "apple";
      readonly identityToken: string;
      readonly firstName?: string;
      readonly lastName?: string;
    };

/** The user closed the provider's window. */
export class SocialLoginCancelled extends Error {}
