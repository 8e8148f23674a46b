const messages = {
  version: "Verzija {version} od {date}",
  former: "Ovo je ranija verzija.",
  toNewest: "Na važeću verziju",
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    "info-pages": typeof messages;
  }
}

export default messages;
