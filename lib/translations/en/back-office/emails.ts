/** Of all emails to staff. */
export const staffEmails = {
  order: "Order",
  customer: "Customer",
  amount: "Amount",
  reason: "Reason",
  openOrders: "Open the orders",
  openRefunds: "Open the refunds",
  openReports: "Open the reports",
  answer: "Answer in the back office",
} as const;

export const paymentAttentionEmail = {
  subject: "Order {order}: its payment needs a decision",
  preview: "PayPal reports {reason}. Nothing is captured or released until you decide.",
  title: "A payment needs a decision",
  text: "What PayPal reports is not what was ordered. Nothing is captured, refunded or released until you decide in the back office.",
} as const;

export const paymentReportEmail = {
  subject: "Order {order}: look at its payment at PayPal",
  preview: "PayPal reports: {report}.",
  title: "A payment to look at",
  text: "PayPal reports something about the payment of this order that the shop cannot book by itself. The customer keeps what they bought. Please look at the payment at PayPal.",
  report: "PayPal reports",
} as const;

export const lateTransferEmail = {
  subject: "Order {order}: its transfer needs a decision",
  preview: "Nothing happens with the money of {reference} until you decide.",
  title: "A transfer needs a decision",
  text: "It arrived after the order was closed, and the customer has ordered its templates in another way. Usually its money is sent back.",
  reference: "Payment reference",
} as const;

export const taxToReturnEmail = {
  subject: "Order {order}: its VAT id is confirmed now",
  title: "A VAT id is confirmed",
  text: "VIES did not answer when this was sold, so tax was included. Now it has confirmed the VAT id, and the customer owes the tax instead.",
  toDo: "To do",
} as const;

export const vatIdDeniedEmail = {
  subject: "Order {order}: VIES does not know its VAT id",
  preview: "VIES did not answer when this was sold. Now it says that there is no VAT id {vatId}.",
  title: "A VAT id is not known",
  text: "VIES did not answer when this was sold, so tax was included. Now it says that there is no such VAT id. The invoice stays as it is. Please ask the customer for the right VAT id, and correct the invoice with it.",
  vatId: "VAT id",
  open: "Open the order",
} as const;

export const thresholdEmail = {
  near: "Sales abroad come near to the tax threshold",
  exceeded: "Sales abroad exceed the tax threshold",
  preview: "{sold} of {threshold} this year.",
  text: "What consumers of other member states of the European Union buy in a year is taxed at home up to {threshold} without tax, and in their countries above (Article 59c of Directive 2006/112/EC).",
  sold: "Sold this year, without tax",
  domestic:
    "From the sale that exceeds it, invoices have the rate of the customer's country by themselves. Please register for the One Stop Shop and set SELLER_TAX=oss.",
  exempt:
    "Above it, consumers abroad are taxed in their country unless you take part in the scheme for small enterprises across borders. Please ask your tax adviser.",
} as const;

export const refundRequestedEmail = {
  subject: "Order {order}: refund requested",
  title: "A customer requests a refund",
  presets: "Templates",
} as const;

export const refundRefusedEmail = {
  subject: "Order {order}: PayPal refused its refund",
  preview: "No money has moved. PayPal says: {refusal}.",
  title: "PayPal refused a refund",
  text: "No money has moved, and the customer still has what they bought. Refund it again, or return the money by bank transfer.",
  refusal: "PayPal says",
} as const;

export const unmatchedWithdrawalEmail = {
  subject: "A withdrawal from order {order} needs a look",
  preview: "{email}: no request for a refund was made of it.",
  title: "A withdrawal needs a look",
  text: "No request for a refund was made of it: there is no such order of this address, it is not paid, or its money is back or on its way. The sender has a receipt. If the number was mistyped, the withdrawal counts all the same.",
  name: "Name",
  email: "E-mail",
  received: "Received",
} as const;

export const reportArrivedEmail = {
  subject: "Report {report}: {kind}",
  preview: "{host}, to decide by {moment}.",
  title: "A site was reported",
  decideBy: "Decide by",
} as const;

export const objectionArrivedEmail = {
  subject: "Report {report}: the owner objects",
  preview: "The owner of {site} objects to the takedown.",
  title: "An owner objects",
  text: "The owner of {site} objects to the takedown. Please decide within {days, plural, one {# day} other {# days}}.",
} as const;

export const threadMessageEmail = {
  subject: "Message about an earlier message: {from}",
  subjectOrder: "Message about order {order}: {from}",
  title: "{from} wrote about an earlier message",
  titleOrder: "{from} wrote about order {order}",
  otherAddress: "This came from {address}, which is not the customer's address.",
  noText: "The e-mail has no text.",
} as const;

export const contactMessageEmail = {
  subject: "Talk to us: {from}",
  from: "From: {sender}",
  noName: "(no name)",
  company: "Company: {company}",
  noCompany: "(none)",
} as const;

export const staffInvitationEmail = {
  subject: "You are invited to the back office of {shop}",
  preview: "The link works once, within {days, plural, one {# day} other {# days}}.",
  title: "Work with us",
  support:
    "The owner of {shop} invites you to its back office. There you look after customers, their sites, reviews and messages.",
  bookkeeping:
    "The owner of {shop} invites you to its back office. There you see orders, refunds and invoices.",
  accept: "Accept the invitation",
  next: "The link works once, within {days, plural, one {# day} other {# days}}, in an account with this address. If you have none yet, create one first. If you do not know who invites you, ignore this e-mail: nothing happens without you.",
} as const;

/** When each kind of email is sent. */
export const emailOccasions = {
  welcome: "Account opened",
  "verify-email": "Confirmation asked for again",
  "reset-password": "Password forgotten",
  "password-changed": "Password changed",
  "change-email-from": "Address to be changed: to the present one",
  "change-email-to": "Address to be changed: to the new one",
  "email-changed": "Address changed: to the old one",
  "address-taken": "Address taken by another account",
  "new-device": "First login with a browser",
  "identity-linked": "Identity provider linked",
  "identity-unlinked": "Identity provider removed",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "second-factor-on": "Two-step login turned on",
  "second-factor-off": "Two-step login turned off",
  "codes-renewed": "Recovery codes renewed",
  "recovery-code-used": "Recovery code used",
  "codes-guessed": "Codes guessed by someone with the password",
  "api-token": "API token made",
  "api-tokens-ended": "API tokens ended",
  "export-ready": "Copy of one’s data ready",
  "confirm-deletion": "Deletion to be confirmed, without a password",
  "deletion-asked": "Deletion asked for",
  "deletion-reminder": "Deletion in a week",
  "account-deleted": "Account deleted",
  "kept-draft": "Draft left for a week",
  "bank-details": "Ordered by bank transfer",
  "transfer-reminder": "Transfer late",
  "transfer-expired": "Transfer not arrived",
  "transfer-replaced": "Transfer replaced by PayPal",
  "transfer-cancelled": "Transfer cancelled",
  "transfer-part": "Transfer arrived in part",
  "transfer-overpaid": "Transfer arrived twice",
  "credit-returned": "Credit returned",
  "payment-taken-back": "Marked as paid by mistake",
  "vat-id-unknown": "VAT id not known",
  receipt: "Order paid",
  "receipt-with-deployment": "Order with deployment paid",
  "receipt-of-deployment": "Deployment alone paid",
  "payment-declined": "Payment declined by PayPal",
  refunded: "Money returned",
  "refund-declined": "Refund declined",
  started: "Immediate start of a consumer's order",
  "withdrawal-received": "Withdrawn from a contract",
  "review-hidden": "Review hidden",
  "thread-answer": "Message about an order answered",
  "thread-begun": "Message of the shop about an order",
  "invoice-corrected": "Invoice corrected",
  "site-live-with-sample": "Site online that search engines do not list",
  "site-live": "Site published",
  "site-held": "Site waits for a person",
  "site-approved": "Held site approved",
  "site-refused": "Held site refused",
  "site-taken-down": "Site taken down",
  "site-allowed": "Site allowed again",
  "site-put-back": "Site put back after an objection",
  "objection-declined": "Objection to a takedown declined",
  "report-received": "Report of a site received",
  "report-taken-down": "Report of a site: taken down",
  "report-no-action": "Report of a site: no action",
  "report-restored": "Report of a site: taken back",
  "draft-taken-down": "Shared draft taken down",
  "domain-proved": "Domain set up",
  "domain-failing": "Domain’s records changed",
  "domain-withdrawn": "Domain taken off",
  "domain-expired": "Domain never set up",
  "webhook-failed": "Webhook failed",
  "destinations-changed": "Site leads somewhere else",
  "site-message": "Message of a site’s visitor",
  "site-order": "Order of a site’s visitor",
  "site-request": "Request of a site’s visitor",
  "contact-message": "Message to the shop",
  "staff-invitation": "Invitation to the back office",
  "back-office-api-token": "API token of the back office made",
  "payment-attention": "Payment to decide about",
  "payment-report": "Payment to look at",
  "late-transfer": "Transfer to decide about",
  "refund-requested": "Refund asked for",
  "withdrawal-unmatched": "Withdrawal without an order",
  "refund-refused": "Refund refused by PayPal",
  "thread-message": "Message about an order",
  "report-arrived": "Site reported",
  "objection-arrived": "Owner objects to a takedown",
  "vat-id-confirmed": "Tax to return: VAT id confirmed later",
  "vat-id-denied": "VAT id denied later",
  "tax-threshold": "Tax threshold near",
} as const;
