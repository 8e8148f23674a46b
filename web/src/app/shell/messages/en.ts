import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  skipToContent: "Skip to content",
  mainNavigation: "Main navigation",
  footerNavigation: "Footer links",
  homePage: "{name}, home page",
  menu: "Menu",
  allJobs: "All jobs",
  employers: "Employers",
  salaryCalculator: "Salary calculator",
  advice: "Advice",
  forEmployers: "For employers",
  faq: "Frequently asked questions",
  contact: "Contact",
  terms: "Terms of Use",
  privacy: "Privacy Policy",
  personalData: "Data about you",
  cookies: "Cookies",
  cookieNotice: {
    title: "Cookies",
    text: "The site uses only necessary cookies. If you accept, it also remembers which ads you saw and what you searched for, in this browser only.",
    textWithGoogle:
      "The site uses only necessary cookies. If you accept, it also remembers which ads you saw and what you searched for, in this browser only, and loads Google's sign-in prompt: Google then learns which pages you open.",
    more: "More about cookies",
    necessary: "Only necessary",
    all: "Accept all",
    settings: "Cookie settings",
  },
  signIn: "Sign in",
  signOut: "Sign out",
  account: "My account",
  myProfile: "My CV",
  myApplications: "My applications",
  savedJobs: "Saved jobs",
  documents: "Documents",
  notifications: "Notifications",
  settings: "Settings",
  acting: {
    label: "Acting for somebody",
    as: "You act as {email}.",
    who: "Administrator: {administrator}, until {time}. Everything you do is recorded.",
    back: "Back to my own account",
    isBack: "You are back in your own account",
    failed: "We could not take you back",
  },
  language: "Language",
  changeTheme: "Light or dark theme",
  darkTheme: "Dark theme",
  lightTheme: "Light theme",
  tagline: "Jobs in Croatia, Slovenia, Bosnia and Herzegovina and North Macedonia.",
  placeData: "Place data © GeoNames (CC BY 4.0)",
  mailbox: "Development: mail sent by the site",
  pageLoading: "The page is loading",
  newBuild: "A new version of the site is here.",
  reloadNow: "Load the new version",
  later: "Later",
  toHome: "Go to the home page",
  tryAgain: "Try again",
  failure: {
    notFound: {
      title: "This page does not exist",
      subtitle: "Page Not Found: {path}",
      text: "The ad may have expired, or a typo slipped into the address. From the home page you can get anywhere.",
    },
    tooLong: {
      title: "The address is too long",
      text: "Perhaps more was pasted than was meant. Please start from the home page.",
    },
    gone: {
      title: "This is gone",
      text: "It has been removed. Have a look at what is open today.",
    },
    secondFactor: {
      title: "Two-step sign-in is needed",
      text: "Your role may see this only once you have added an authenticator app or a passkey to your account.",
      toSettings: "Turn it on in the settings",
    },
    link: {
      title: "This page opens with the link from your e-mail",
      text: "The link is missing, wrong or expired. Open the last e-mail we sent you and follow the link in it.",
    },
    busy: {
      title: "Too many requests in a short time",
      text: "Please wait a minute and try again.",
    },
    unavailable: {
      title: "We can’t reach our data right now",
      text: "The problem is ours, not yours. Nothing is lost. Please try again in a few minutes.",
    },
    broken: {
      title: "Something went wrong",
      text: "The error has been noted. Reload the page or start from the home page.",
    },
  },
};

export default messages;
