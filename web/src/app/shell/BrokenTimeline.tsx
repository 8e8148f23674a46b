/** Drawing of the error page: a timeline whose line breaks off after two dots. */
export function BrokenTimeline({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 256 72" aria-hidden="true" className={className}>
      <path d="M18 50H96" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M96 50C122 50 124 22 150 22"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
        fill="none"
      />
      <path
        d="M196 50H238"
        className="stroke-border-strong"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <circle cx="18" cy="50" r="10" className="fill-accent" />
      <circle cx="96" cy="50" r="10" className="fill-accent" />
      <circle cx="160" cy="20" r="9" className="fill-surface stroke-accent" strokeWidth="3" />
      <circle cx="238" cy="50" r="9" className="fill-surface stroke-border-strong" strokeWidth="3" />
    </svg>
  );
}
