const messages = {
  title: "Savjeti",
  lead: "O životopisu, prijavi, razgovoru za posao i pravima na radu.",
  topicTitle: "{topic}: savjeti",
  topics: "Teme savjeta",
  all: "Svi savjeti",
  dated: "Napisano {date}",
  readNext: "Pročitajte i ovo",
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    advice: typeof messages;
  }
}

export default messages;
