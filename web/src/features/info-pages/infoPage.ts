/** A page that shows one of the site's texts: `?version=` is a former one. */
import type { LoadContext } from "@/routes/screen";
import type { RouteId } from "@/routes/table";
import { generatedApi } from "@/shared/api/generated";

/** Routes that show one text. */
export type InfoRoute = Extract<
  RouteId,
  "terms" | "privacy" | "cookies" | "contact" | "forEmployers" | "accessibility"
>;

/** The name of a route's text, which is the folder's in `content/`. */
export const textName = (route: InfoRoute) => (route === "forEmployers" ? "for-employers" : route);

/** Anything but a number is the version in force. */
export function versionIn(search: URLSearchParams): number | undefined {
  const version = search.get("version") ?? "";
  return /^[1-9]\d{0,3}$/.test(version) ? Number(version) : undefined;
}

export function loadText(route: InfoRoute) {
  return async ({ search, read }: Pick<LoadContext, "search" | "read">): Promise<undefined> => {
    const name = textName(route);
    await read(generatedApi.endpoints.showInfoPage.initiate({ name, version: versionIn(search) }));
  };
}
