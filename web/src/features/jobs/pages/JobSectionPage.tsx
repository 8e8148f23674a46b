/** Redirects the short address of a job to the one with its slug. */
import { redirect } from "react-router";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import { generatedApi } from "@/shared/api/generated";

export default screen({
  route: "jobSection",
  messages: [],
  load: async ({ read, params, locale }) => {
    const job = await read(generatedApi.endpoints.getJob.initiate({ jobId: Number(params.jobId) }));
    throw redirect(href("job", { jobId: job.id, slug: job.slug }, locale), 308);
  },
  Page: () => null,
});
