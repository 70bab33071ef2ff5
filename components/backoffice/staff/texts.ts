import type { StaffRole } from "@/lib/platform/staff/rules";

const roles: Record<StaffRole, string> = { support: "support", bookkeeping: "bookkeeping" };

export const joinTexts = {
  title: "Join the back office",
  intro: "The owner of this shop has invited you to work in its back office.",
  action: "Accept the invitation",
  busy: "Accepting…",
  done: (role: StaffRole) => `Welcome. Your role is ${roles[role]}.`,
  noLink:
    "Please open the link in the e-mail that invites you. The shop's owner can send you another.",
  open: "Open the back office",
};
