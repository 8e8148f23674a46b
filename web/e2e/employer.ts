/** An employer's actions over HTTP, with the signed link of the forwarding mail. */
import type { APIRequestContext } from "@playwright/test";
import { type Application, expectHttpStatus } from "./applications";
import { linkIn, mailAbout } from "./mailbox";

/** Waits until the application has been forwarded. */
export async function inboxLink({ applicationId, email }: Application): Promise<string> {
  return linkIn(await mailAbout(applicationId, email), "access=");
}

export async function markSeen(request: APIRequestContext, application: Application): Promise<void> {
  await postToInbox(request, application, "seen");
}

export async function endSelection(
  request: APIRequestContext,
  application: Application,
  reason: string,
): Promise<void> {
  await postToInbox(request, application, "end", { reason });
}

async function postToInbox(
  request: APIRequestContext,
  application: Application,
  what: string,
  data?: object,
) {
  const access = new URL(await inboxLink(application)).searchParams.get("access") ?? "";
  const response = await request.post(`/api/inbox/applications/${application.applicationId}/${what}`, {
    headers: { "Access-Link": access },
    ...(data && { data }),
  });
  await expectHttpStatus(response, 200);
}
