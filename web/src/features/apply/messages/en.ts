import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  progress: {
    label: "Steps of applying",
    form: "Form",
    code: "Code",
    sent: "Sent",
    done: "done",
  },
  job: {
    heading: "The job you are applying for",
    until: "Apply until {date}",
    toAd: "See the whole ad",
    demoInvented: "Demonstration ad: the employer and the job are invented.",
    demoShifted: "Demonstration ad: a real one with its dates moved to today.",
  },
  form: {
    pageTitle: "Apply: {title}",
    title: "Apply for the job",
    lead: "No account needed. Nothing goes to the employer before you confirm it with a code.",
    person: "About you",
    firstName: "First name",
    lastName: "Last name",
    contact: "How to reach you",
    contactHint:
      "An e-mail address or a phone number is enough: the code goes there. News of your application comes by e-mail; to a phone we send the code and a link to follow it.",
    contactVerified: "The confirmed contact stays as it is. You can add the other one.",
    email: "E-mail address",
    phoneCountry: "Country code",
    phone: "Phone number",
    documents: "CV and documents",
    cv: "CV",
    cvHint: "Drop your CV here or choose it from your device.",
    lastCv: {
      title: "Your last CV",
      used: "{name}, used on {date}",
      use: "Use this one",
      another: "Choose another",
    },
    chooseDocument: {
      open: "Choose from my documents",
      openCv: "Choose a CV from my documents",
      openOthers: "Choose other documents from my documents",
      title: "Your documents",
      cv: "Which CV are you sending?",
      others: "Which documents are you attaching?",
      attach: "Attach",
      details: "{kind} · {size} · {date}",
      kinds: {
        cv: "CV",
        document: "Other document",
      },
      full: "You can attach {max} at most.",
    },
    otherDocuments: "Other documents",
    otherDocumentsHint: "Diplomas, certificates, references: only if the ad asks for them.",
    coverLetter: "Cover letter",
    coverLetterHint: "A few sentences on why this job in particular are often worth more than a long letter.",
    counter: "{used} of {max} characters",
    consentLabel: "Consent",
    submitNow: "Send the application",
    nextNow: "You are signed in, so no code is needed: the application goes to the employer at once.",
    submit: "Continue to confirmation",
    next: "Next: a five-digit code. Until you type it in, nothing goes to the employer.",
    needsScript:
      "To send an application, switch JavaScript on in your browser. The ad and the contact details can be read without it.",
    kept: "We brought back what you had typed. It stays in this browser tab only, until you send the application.",
    clear: "Clear the form",
    clearTitle: "Clear everything you have typed?",
    clearText: "You will start from an empty form, and the attached files will not be used.",
    pendingTitle: "This application is waiting for your code",
    pendingText: "You can continue where you stopped, or start over from here.",
    leadSignedIn:
      "If you apply with the address of your account, the application goes to the employer at once.",
    appliedTitle: "You applied for this job on {date}",
    appliedText:
      "You can follow, change and resend that application. If you fill in this form, the employer will get another one.",
    appliedFollow: "Follow the application",
    pendingContinue: "Continue the application",
  },
  consent: {
    heading: "What you agree to",
    version: "Privacy policy: version {version}",
    recipient:
      "We pass your name, contact, cover letter and attached files on to the employer {employer}, for the selection for this job only. We share them with nobody else.",
    storage:
      "We keep the application for 12 months after the selection ends. An application that you do not confirm with the code is deleted after 24 hours.",
    rights:
      "You can look at, change and delete the application whenever you like, by the link in our message. Once you delete it, the employer no longer sees it and we tell them that you withdrew it.",
    truth: "The details are yours and true, and you are free to share the documents.",
    processing:
      "I agree that {site} processes my data and passes it on to the employer as this consent and the <p>privacy policy</p> say.",
    termsLabel: "Terms of use",
    terms: "I accept the <t>terms of use</t> of {site}.",
  },
  ways: {
    heading: "How to apply",
    lead: "This employer takes applications in their own way. This is how to reach them:",
    alsoHeading: "Other ways to apply",
    "external-link": "On the employer’s site",
    "external-form": "Through the employer’s form",
    phone: "By phone",
    address: "By post",
    "in-person": "In person",
    openSite: "Open {host}",
    leaving:
      "You are leaving {site}. The employer handles the application from there, so it cannot be followed here.",
    call: "Call {number}",
    mention: "When you get in touch, say where you found the ad: “{title}”.",
  },
  closed: {
    title: "This job no longer accepts applications",
    expired: "Applications were open until {date}",
    closed: "On {date} the employer closed the ad.",
    pausedTitle: "This job is not accepting applications at the moment",
    paused: "The employer has paused the ad. You can apply once it is open again.",
    similar: "Similar open jobs",
    browse: "Browse open jobs",
  },
  verification: {
    title: "Enter the code",
    sentToEmail: "We have sent a five-digit code to <b>{contact}</b>.",
    sentToPhone: "We have sent a text message with a five-digit code to <b>{contact}</b>.",
    sentUnknown: "We have sent you a five-digit code.",
    spamPhone: "A message sometimes takes a minute or two.",
    noTriesLeftPhone: "That code is not right, and there are no tries left for it: ask for a new one.",
    onlyLinkPhone:
      "For your safety, codes no longer work for this number. Ask for a new message: it brings a link instead of a code.",
    changeEmail: "Change the address",
    changePhone: "Change the number",
    confirm: "Confirm and send the application",
    expired: "The code has expired. Ask for a new one: the application is waiting and nothing is lost.",
    link: {
      title: "Confirm the application",
      lead: "By pressing the button you confirm that the contact is yours, and the application goes to the employer at once. You do not need the code.",
      confirm: "Confirm and send",
      useCode: "Enter the code instead",
    },
    later: {
      heading: "Not now?",
      text: "The application waits for you for 24 hours. Come back through the link in the message when it suits you; after that we delete it.",
      textPhone:
        "The application waits for you for 24 hours, and then we delete it. Keep this tab open or save the address of this page.",
      textConfirmed:
        "The application waits for you. Come back through the link in the message when it suits you.",
      textConfirmedPhone:
        "The application waits for you. Keep this tab open or save the address of this page.",
      browse: "Continue later",
    },
    change: {
      heading: "Changed your mind?",
      text: "If the address is wrong, correct the details: the form in this tab is still filled in. You can also delete the application.",
      textPhone:
        "If the number is wrong, correct the details: the form in this tab is still filled in. You can also delete the application.",
      textConfirmed: "You can delete the application. The employer has not received it.",
      edit: "Correct the details",
      delete: "Delete the application",
      confirmTitle: "Delete this application?",
      confirmText:
        "The code and the link in the message stop working, and we delete the attached files. The employer has not received the application.",
      confirmTextPhone:
        "The code in the message stops working, and we delete the attached files. The employer has not received the application.",
      confirmTextConfirmed:
        "We delete the files that you attached as well. The employer has not received the application.",
      deleted: "The application has been deleted",
      deletedText: "The employer has not received it.",
      failed: "It could not be deleted",
    },
    gone: {
      deletedTitle: "This application is no longer here",
      deletedText:
        "It was deleted, or not confirmed within 24 hours. While the ad is active you can apply again.",
      linkTitle: "This link no longer opens anything",
      linkText:
        "If you have confirmed the application, open the link in the newer message. If you have not, and more than 24 hours have passed, apply again.",
    },
    sending: {
      title: "Your contact is confirmed",
      lead: "The application has not been sent yet. One step is left.",
      send: "Send the application",
      inactiveTitle: "The ad has been closed in the meantime",
      inactiveText:
        "Your contact is confirmed, but the employer no longer accepts applications, so we did not send this one. You can delete it.",
    },
  },
  duplicate: {
    title: "You have already applied for this job",
    text: "You can keep just the earlier application or send this one as well. The employer will get both.",
    earlier: "Earlier applications",
    earlierOn: "Sent {date}",
    textFirst: "The employer has your application already. If you send this one too, they will get both.",
    cancel: "Do not send",
    sendAnyway: "Send anyway",
    keep: "Keep the earlier one",
    kept: "The earlier application stays",
    deleted: "We have deleted the new one.",
    keptText: "We have deleted the new one. Follow the earlier one through the link in its message.",
  },
  success: {
    pageTitle: "Application sent",
    title: "The application is sent",
    lead: "Thank you for your trust. Your application for “{title}” at {employer} is on its way.",
    leadShort: "Thank you for your trust. The application is on its way.",
    timeline: "What happens next",
    sent: "Sent",
    sentHint: "We have sent you a message to confirm it.",
    sentHintPhone:
      "We have sent you a text message with a link to follow the application. It works for 90 days.",
    sentHintAccount: "You see every step among your applications.",
    forwarded: "Forwarded to the employer",
    forwardedHint: "Usually within a few minutes. You will see it on the page of your application.",
    seen: "Seen by the employer",
    seenHint: "We note it only when a person opens it, never by itself.",
    ended: "Selection finished",
    endedHint:
      "You will see the outcome, even when it is not the one you hoped for. Some employers never answer; we will tell you that too.",
    follow: "Follow the application",
    copyLink: {
      button: "Copy the link",
      label: "Link to your applications",
      copied: "The link is copied. Whoever has it can open your applications: keep it to yourself.",
      failed: "It could not be copied. The address below is selected: copy it from there.",
    },
    noLink: "The link to follow the application is in the message that we sent you.",
    more: "While you wait: similar jobs",
    browse: "More open jobs",
  },
  resend: {
    lead: "Change what you need and send it again. The employer will be able to open the new version only.",
    submit: "Send again",
    cancel: "Leave it as it was",
    done: "The application has been sent again",
    doneText: "We will forward it to the employer.",
  },
  failure: {
    pageTitle: "Application not sent",
    title: "The application was not sent",
    lead: "Something went wrong on our side, not on yours.",
    kept: "Nothing is lost: everything you typed and attached is waiting in the form.",
    reason: "What happened",
    retry: "Back to the form",
    toJob: "Back to the ad",
    later: "If it fails again, please try in a few minutes.",
  },
};

export default messages;
