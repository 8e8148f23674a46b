/** A message to whoever runs the site, who answers by mail. */
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { useAccount } from "@/shared/account/account";
import { useWriteContactMessageMutation, type WriteMessage } from "@/shared/api/generated";
import { email, requiredText } from "@/shared/forms/fieldSchemas";
import { FormSelect, FormTextArea, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { CARD } from "@/shared/ui/Card";
import { toasts } from "@/shared/ui/toasts";

const TOPICS = ["site", "account", "data", "ad", "employers", "other"] as const;
/** Anchor of the form. */
export const CONTACT_FORM = "write";
const LONGEST_MESSAGE = 5000;

const schema = z.object({
  name: requiredText(),
  email: email(),
  topic: z.enum(TOPICS, "REQUIRED_INPUT"),
  message: requiredText(LONGEST_MESSAGE),
});

type Values = z.infer<typeof schema>;
type Fields = Omit<Values, "topic"> & { topic: WriteMessage["topic"] | null };

export function ContactForm({ recipient }: { recipient: string }) {
  const t = useTranslations("info-pages.contact");
  const locale = useLocale();
  const account = useAccount();
  const onProblem = useProblemToast(t("failed"));
  const [write] = useWriteContactMessageMutation();
  const form = useSiteForm<Fields, Values>(schema, {
    name: account ? `${account.firstName} ${account.lastName}`.trim() : "",
    email: account?.email ?? "",
    topic: null,
    message: "",
  });

  const send = async (values: Values) => {
    await write({ writeMessage: { ...values, locale } }).unwrap();
    toasts.show({ tone: "success", title: t("sent"), text: t("sentText", { email: values.email }) });
    form.reset({ ...values, topic: null, message: "" });
  };
  return (
    <section
      id={CONTACT_FORM}
      aria-labelledby="write-title"
      className={`mt-10 scroll-mt-20 p-5 md:p-6 ${CARD}`}
    >
      <h2 id="write-title" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-2 mb-5 text-text-muted">{t("goesTo", { email: recipient })}</p>
      <SiteForm form={form} onSubmit={send} onProblem={onProblem} className="flex flex-col gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <FormTextField name="name" autoComplete="name" label={t("name")} />
          <FormTextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t("email")}
          />
        </div>
        <FormSelect
          name="topic"
          label={t("topic")}
          options={TOPICS.map((id) => ({ id, name: t(`topics.${id}`) }))}
        />
        <FormTextArea name="message" label={t("message")} description={t("messageHint")} />
        <SubmitButton className="self-start">{t("submit")}</SubmitButton>
      </SiteForm>
    </section>
  );
}
