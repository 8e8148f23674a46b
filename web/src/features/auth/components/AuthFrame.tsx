/** Layout of sign-in pages: only the logo and a card. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { Head } from "@/shared/seo/Head";
import { useSite } from "@/shared/seo/site";
import { Card } from "@/shared/ui/Card";
import { Logo } from "@/shared/ui/Logo";

interface AuthFrameProps {
  readonly title: string;
  /** Content beside the card on wide screens. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function AuthFrame({ title, aside, children }: AuthFrameProps) {
  const t = useTranslations("auth");
  const { projectName } = useSite();
  return (
    <div className="page-width flex min-h-dvh flex-col py-6 md:py-10">
      <Head title={title} />
      <RouteLink
        route="home"
        aria-label={t("home", { name: projectName })}
        className="inline-flex min-h-11 items-center self-start rounded-control"
      >
        <Logo />
      </RouteLink>
      <div className="mx-auto grid w-full max-w-[960px] flex-1 content-center items-center gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_30rem]">
        {aside ?? <div className="hidden lg:block" />}
        <Card className="flex w-full max-w-[30rem] flex-col gap-5 justify-self-center">
          <h1 className="text-2xl">{title}</h1>
          {children}
        </Card>
      </div>
    </div>
  );
}
