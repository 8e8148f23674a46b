import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  status: {
    pending: "Unfinished",
    sent: "Sent",
    forwarded: "Forwarded to the employer",
    seen: "Seen by the employer",
    ended: "Selection finished",
    "no-feedback": "No feedback",
    deleted: "Deleted",
  },
  now: {
    pending: "The application has not been sent yet. The employer has not received it.",
    sent: "The application is sent and will soon be forwarded to the employer.",
    forwarded: "The employer has received the application. We will note when somebody there has seen it.",
    seen: "Somebody at the employer has seen your application. No decision has been noted yet.",
    ended: "The employer has finished the selection.",
    "no-feedback":
      "The ad was closed more than a month ago, and the employer has not answered. We are sorry that you were left without an answer: it says nothing about your application. Should one still come, you will see it here.",
    deleted: "The application has been deleted.",
  },
  reason: {
    finished: "The employer has finished the selection and did not say how it ended.",
    hired: "The employer has noted that you were chosen for this job. They will contact you directly.",
    "not-selected":
      "The employer has chosen somebody else for this job. We are sorry. Thank you for the effort you put into your application.",
    cancelled: "The employer has decided not to fill this position.",
  },
  step: {
    initiated: "Application started",
    "code-verified": "Contact confirmed",
    sent: "Application sent",
    resent: "Changed and sent again",
    forwarded: "Forwarded to the employer",
    seen: "Seen by the employer",
    ended: "Selection finished",
    deleted: "Application deleted",
  },
  inboxStatus: {
    new: "New",
    updated: "Updated",
    seen: "Seen",
    ended: "Ended",
    withdrawn: "Withdrawn",
  },
  inboxStep: {
    initiated: "Application started",
    "code-verified": "Contact confirmed",
    sent: "Application sent",
    resent: "Updated by the applicant",
    forwarded: "You were notified",
    seen: "Application seen",
    ended: "Selection finished",
    deleted: "Application withdrawn",
  },
  auditStatus: {
    pending: "unfinished",
    sent: "sent",
    forwarded: "forwarded to the employer",
    seen: "seen",
    ended: "selection ended",
    "no-feedback": "no feedback",
    deleted: "deleted",
  },
  event: {
    applications: {
      ApplicationInitiated: "Application started",
      ApplicationCodeRequested: "Another code requested",
      ApplicationCodeVerified: "Code confirmed",
      ApplicationSent: "Application sent",
      ApplicationResent: "Application changed and sent again",
      ApplicationForwarded: "Forwarded to the employer",
      ApplicationSeen: "Seen by the employer",
      ApplicationEnded: "Selection ended",
      ApplicationDeleted: "Application deleted",
      ApplicationAdopted: "Application linked to an account",
      ApplicantErased: "Personal data erased",
    },
  },
  notification: {
    "application-forwarded": "The employer has received your application",
    "application-seen": "The employer has seen your application",
    "application-ended": "The selection is finished",
    "application-unanswered": "The employer has not answered your application",
  },
};

export default messages;
