/** What another site hands to the browser so that the API can ask it who this is. */
export type SocialProof =
  | { readonly provider: "google"; readonly accessToken: string }
  | { readonly provider: "facebook"; readonly accessToken: string; readonly userId: string }
  | {
      readonly provider: "apple";
      readonly identityToken: string;
      readonly firstName?: string;
      readonly lastName?: string;
    };

/** The person closed the other site's window. */
export class SocialCancelled extends Error {}
