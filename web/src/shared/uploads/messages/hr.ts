const messages = {
  rulesOne: "Dopušteno: {endings}. Najviše {megabytes}\u00a0MB.",
  rulesMany: "Dopušteno: {endings}. Najviše datoteka: {max}, svaka do {megabytes}\u00a0MB.",
  replace: "Zamijeni datoteku",
  replaceHint: "Nova datoteka zamjenjuje ovu.",
  remove: "Ukloni datoteku {name}",
  retry: "Pokušaj ponovno poslati datoteku {name}",
  progress: "Slanje datoteke {name}",
  tooMany:
    "Previše datoteka: {max, plural, one {dopuštena je samo {shown}} few {dopuštene su samo {shown}} other {dopušteno je samo {shown}}}. Ova nije dodana.",
  state: {
    waiting: "čeka na red",
    sending: "šalje se…",
    sent: "priloženo",
    failed: "nije priloženo",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    uploads: typeof messages;
  }
}
