/** What an employer does with an application over HTTP, by the signed link of the mail that forwarded it. */
import type { APIRequestContext } from "@playwright/test";
import { letterAbout, linkIn } from "./mailbox";
import { type Application, expectAnswer } from "./sentApplication";

/** As soon as the application has been forwarded. */
export async function inboxLink({ applicationId, email }: Application): Promise<string> {
  return linkIn(await letterAbout(applicationId, email), "access=");
}

export async function markSeen(request: APIRequestContext, application: Application): Promise<void> {
  await tell(request, application, "seen");
}

export async function endSelection(
  request: APIRequestContext,
  application: Application,
  reason: string,
): Promise<void> {
  await tell(request, application, "end", { reason });
}

async function tell(request: APIRequestContext, application: Application, what: string, data?: object) {
  const access = new URL(await inboxLink(application)).searchParams.get("access") ?? "";
  const answer = await request.post(`/api/inbox/applications/${application.applicationId}/${what}`, {
    headers: { "Access-Link": access },
    ...(data && { data }),
  });
  await expectAnswer(answer, 200);
}
