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
