const messages = {
  text: "Tekst oglasa",
  requirements: "Što se traži",
  benefits: "Što se nudi",
};

export default messages;
