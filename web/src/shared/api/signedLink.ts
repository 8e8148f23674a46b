/** Arguments of generated calls for whoever holds a signed link; without a token the session identifies the caller. */

export function byLink(access: string): { readonly "Access-Link"?: string } {
  return access === "" ? {} : { "Access-Link": access };
}
