/** The logo: a line with three dots, the last one open. */
export function LogoMark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M6 25 26 7" className="stroke-accent" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="6" cy="25" r="4.4" className="fill-accent" />
      <circle cx="16" cy="16" r="4.4" className="fill-accent" />
      <circle cx="26" cy="7" r="4" className="fill-surface stroke-accent" strokeWidth="2.4" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-7" />
      <span className="font-bold text-xl tracking-tight">{name}</span>
    </span>
  );
}
