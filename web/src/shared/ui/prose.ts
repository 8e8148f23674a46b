/** Classes of running text that arrives as HTML: an ad, a page of the site. */
export const PROSE = [
  "flex flex-col gap-4 break-words leading-relaxed",
  "[&_h2]:mt-2 [&_h2]:text-xl [&_h3]:mt-1 [&_h3]:text-lg [&_h4]:font-bold",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_li]:mb-1.5 [&_ol]:pl-6 [&_ul]:pl-6 [&_li::marker]:text-accent",
  "[&_a]:link",
  "[&_blockquote]:border-border-strong [&_blockquote]:border-l-4 [&_blockquote]:pl-4 [&_blockquote]:text-text-muted",
  "[&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-border [&_td]:p-2 [&_th]:border [&_th]:border-border [&_th]:p-2 [&_th]:text-left",
].join(" ");
