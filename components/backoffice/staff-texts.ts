import type { StaffRole } from "@/lib/platform/staff/rules";
import type { StaffMember } from "@/lib/platform/staff/schemas";

const roles: Record<StaffRole, { title: string; text: string }> = {
  support: {
    title: "Support",
    text: "Customers, their sites, reviews, messages and e-mail. No orders, no prices, no money.",
  },
  bookkeeping: {
    title: "Bookkeeping",
    text: "Orders, refunds, invoices, credit notes and the books, to see and to download.",
  },
};

const states: Record<StaffMember["state"], string> = {
  active: "Active",
  invited: "Invited",
  expired: "Invitation expired",
};

export const staffTexts = {
  intro:
    "The people who work in the back office besides you. You are the owner: your account has the address set as ADMIN_EMAIL on the server.",
  who: "Who",
  role: "Role",
  roles,
  state: "State",
  states,
  since: "Since",
  change: "Change",
  invite: "Invite someone",
  inviteText: "They get a link by e-mail, which works once, within a week.",
  email: "E-mail address",
  send: "Send the invitation",
  changeRole: "Change role",
  ofMember: (email: string) => ` of ${email}`,
  save: "Save",
  remove: "Remove",
  takeBack: "Withdraw",
  removeTitle: (email: string) => `Remove ${email}?`,
  removeText: "They lose access to the back office at once, and their API tokens stop working.",
  takeBackTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  takeBackText: "The link in their e-mail stops working.",
  search: "E-mail or company",
  empty: "No one else works here yet.",
};
