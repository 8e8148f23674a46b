import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Compare salaries",
  others: "What others offer",
  lead: "What published ads offer for an occupation, gross and net.",
  position: "Occupation",
  place: "Place or county",
  compare: "Compare",
  unknownPosition: "Choose an occupation from the list that opens while you type.",
  unknownPlace: "Choose a place from the list that opens while you type, or leave the field empty.",
  wider: "{place}: not enough ads, so these are the salaries of a wider area.",
  notEnough: "Not enough ads yet",
  needed:
    "A comparison needs at least {ads} ads with a salary, from at least {employers} different employers, so that it does not reveal what one of them pays.",
  net: "Net a month",
  gross: "Gross a month",
  median: "Median",
  half: "Half of the ads offer {from} to {to}.",
  own: "Your calculation: {amount}",
  basis:
    "{count, plural, one {Based on {shown} ad} other {Based on {shown} ads}} from the last {months} months, for full-time work.",
  converted:
    "Gross and net are converted by our calculator, for a person without children or other dependants.",
  oneSide: "We convert gross and net for Croatia only, so this is what the ads state.",
  demo: "Some of the ads are invented, to show how the site works.",
  openAds: "Open ads",
  calculate: "Salary calculator",
};

export default messages;
