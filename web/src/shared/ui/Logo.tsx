/** The logo: the site's own image where it has one, else its name beside the mark of the software. */
import { type Site, useSite } from "@/shared/seo/site";

/** A line with three dots, the last one open. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
      <path d="M6 25 26 7" className="stroke-accent" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="6" cy="25" r="4.4" className="fill-accent" />
      <circle cx="16" cy="16" r="4.4" className="fill-accent" />
      <circle cx="26" cy="7" r="4" className="fill-surface stroke-accent" strokeWidth="2.4" />
    </svg>
  );
}

export function Logo() {
  const { logo, projectName } = useSite();
  if (logo) return <LogoImage logo={logo} name={projectName} />;
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="font-bold text-xl tracking-tight">{projectName}</span>
    </span>
  );
}

function LogoImage({ logo, name }: { logo: NonNullable<Site["logo"]>; name: string }) {
  const image = (url: string, className: string) => (
    <img
      src={url}
      width={logo.width}
      height={logo.height}
      alt={name}
      className={`h-8 w-auto max-w-40 object-contain object-left md:max-w-56 ${className}`}
    />
  );
  if (logo.darkUrl === logo.url) return image(logo.url, "");
  return (
    <>
      {image(logo.url, "only-light")}
      {image(logo.darkUrl, "only-dark")}
    </>
  );
}
