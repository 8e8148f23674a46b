/** A single card on an ordinary page. */
import type { ReactNode } from "react";
import { Head } from "@/shared/seo/Head";
import { Card } from "@/shared/ui/Card";

export function PlainFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-10 md:py-16">
      <Head title={title} />
      <Card className="mx-auto flex max-w-[30rem] flex-col gap-5">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </Card>
    </div>
  );
}
