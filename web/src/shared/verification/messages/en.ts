import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  label: "Five-digit code",
  expires: "The code is valid for another {time}.",
  expired: "The code has expired. Please ask for a new one.",
  spam: "No message? Look in the spam folder as well. Instead of the code you can open the link in the message.",
  resend: "Send a new code",
  resendIn: "You can ask for a new code in {seconds, plural, one {{shown} second} other {{shown} seconds}}.",
  resent: "Verification code resent",
  resentText: "Only the newest code works.",
  notResent: "Failed to send verification code",
  triesLeft:
    "The code is not right. {left, plural, one {You have {shown} try left.} other {You have {shown} tries left.}}",
  noTriesLeft:
    "That code is not right, and there are no tries left for it: ask for a new one or open the link in the message.",
  onlyLink:
    "For your safety, codes no longer work for this address. Open the link in the message that we sent you.",
  mailbox: "Development: read the code in the mail that was sent",
};

export default messages;
