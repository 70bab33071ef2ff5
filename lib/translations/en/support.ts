export const contact = {
  title: "Talk to us",
  description: "A person reads every message and answers by e-mail.",
  sent: "Message sent to our staff. We'll be contacting you soon!",
  backToShop: "Back to the shop",
  missing: "Please fill this in",
  firstName: "First Name",
  lastName: "Last Name",
  company: "Company",
  email: "Email",
  message: "Message",
  send: "Send message",
  sending: "Sending…",
} as const;

export const contactErrors = {
  missing: "You must fill in at least the email and a message",
} as const;

export const messageFields = {
  missing: "Please write a message",
} as const;

export const messageErrors = {
  unknown: "There is no such message.",
  otherOrder: "This order is not yours.",
  accountDeleted: "This order's customer has deleted their account.",
} as const;
