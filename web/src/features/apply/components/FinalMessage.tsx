/** Final state of a verification link: an explanation and a link onwards. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { isBuilt } from "@/routes/table";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { WaitingLine } from "@/shared/ui/EmptyState";

export function FinalMessage({ title, text }: { title: string; text: string }) {
  const browse = useTranslations("apply.closed")("browse");
  return (
    <div className="flex flex-col items-center gap-5 py-10 text-center">
      <WaitingLine className="w-60" />
      <div className="max-w-md">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 text-text-muted">{text}</p>
      </div>
      <RouteLink route={isBuilt("jobs") ? "jobs" : "home"} className={buttonStyle("primary")}>
        {browse}
      </RouteLink>
    </div>
  );
}
