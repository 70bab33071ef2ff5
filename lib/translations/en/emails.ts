/** What several emails have. */
export const emailParts = {
  subtotal: "Subtotal",
  deployment: "Deployment",
  total: "Total",
  notAttached: "The document could not be attached. It is among your purchases.",
  purchases: "Your purchases",
} as const;

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "If it was you, there is nothing you need to do. If not, secure your account: every device is logged out, and you choose a new password. The link works for a week.",
  notMe: "That was not me",
} as const;

export const welcomeEmail = {
  subject: "Welcome to {shop}",
  preview: "Your account is ready.",
  hello: "Hello {name}",
  text: "Your account is ready. Log in with this e-mail address to keep your cart, your purchases and your colors in one place. Please confirm that it is yours, so that messages from your sites reach you.",
  confirm: "Confirm this address",
  byMistake:
    "If you did not create this account, someone typed your address by mistake. Do not confirm it: there is nothing you need to do.",
} as const;

export const verifyEmailEmail = {
  subject: "Confirm your e-mail address for {shop}",
  preview: "The link works once, within a day.",
  title: "Confirm your e-mail address",
  text: "Once it is confirmed, messages from your sites reach you here, and nobody else can use it.",
  confirm: "Confirm this address",
  howLong:
    "The link works once, within a day, where you are logged in. If you have no account with us, ignore this e-mail: nothing happens without you.",
} as const;

export const resetPasswordEmail = {
  subject: "Choose a new password for {shop}",
  preview: "The link works once, within an hour.",
  title: "A new password",
  text: "Someone asked for a new password for your account. If it was you:",
  choose: "Choose a new password",
  howLong:
    "The link works once, within an hour. If it was not you, ignore this e-mail: your password stays as it is.",
} as const;

export const passwordChangedEmail = {
  subject: "Your {shop} password was changed",
  preview: "Every other device was logged out.",
  title: "Your password was changed",
  text: "The password of your account was just changed, and every other device was logged out.",
} as const;

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Confirm the new address of your {shop} account",
  preview: "It changes only if you confirm it.",
  title: "A new address for your account",
  text: "Your account will change to {email} once both addresses have confirmed it, within a day.",
  confirm: "Confirm the change",
  notYou:
    "If you did not ask for this, do not confirm it, and change your password: the person who asked knows it.",
} as const;

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Confirm your new address for {shop}",
  preview: "The link works once, within a day.",
  title: "Your new address",
  text: "An account will change to this address. If it is yours, confirm it where you are logged in.",
  confirm: "Confirm this address",
  howLong:
    "The link works once, within a day. If you have no account with us, ignore this e-mail: nothing happens without you.",
} as const;

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Your {shop} account has a new address",
  preview: "It is {email} from now on.",
  title: "Your account has a new address",
  text: "From now on you log in with {email}, and our e-mails go there.",
} as const;

export const addressTakenEmail = {
  subject: "You have a {shop} account already",
  preview: "Someone tried to use this address for another account.",
  title: "You have an account already",
  text: "Someone tried to use this address for another account. That is not possible: you already have an account here. If it was you, log in to that account.",
  login: "Log in",
  notYou: "If it was not you, there is nothing you need to do.",
} as const;

export const newDeviceEmail = {
  subject: "A new device logged in to {shop}",
  unknown: "We do not know which device it was.",
  title: "A new device logged in",
  withDevice:
    "Someone just logged in to your account with {device}, for the first time in this browser.",
  text: "Someone just logged in to your account, for the first time in this browser.",
  place: "Its network seems to be in this country: {country}.",
} as const;

export const identityLinkedEmail = {
  subject: "A new way to log in to {shop}",
  preview: "You can now log in with {provider}.",
  title: "A new way to log in",
  text: "You can now also log in to your account with {provider}.",
} as const;

export const identityUnlinkedEmail = {
  subject: "A way to log in to {shop} was removed",
  title: "A way to log in was removed",
  text: "You can no longer log in with {provider}.",
} as const;

export const passkeyAddedEmail = {
  subject: "Your {shop} account has a new passkey",
  preview: "You can log in with it without a password.",
  title: "A new passkey",
  text: "From now on you can log in with the passkey “{name}”, without a password.",
} as const;

export const passkeyRemovedEmail = {
  subject: "A passkey of your {shop} account was removed",
  preview: "You can no longer log in with it.",
  title: "A passkey was removed",
  text: "You can no longer log in with the passkey “{name}”.",
} as const;

export const secondFactorOnEmail = {
  subject: "Two-step login is on for your {shop} account",
  preview: "Each login asks for a code from now on.",
  title: "Two-step login is on",
  text: "From now on each login asks for a code from your authenticator app, or for one of your recovery codes. Your other devices were logged out.",
} as const;

export const secondFactorOffEmail = {
  subject: "Two-step login is off for your {shop} account",
  preview: "Logging in no longer asks for a code.",
  title: "Two-step login is off",
  text: "Your authenticator app was removed, and your recovery codes stopped working. You can turn it on again in your profile.",
} as const;

export const codesRenewedEmail = {
  subject: "Your {shop} account has new recovery codes",
  preview: "The ones before stopped working.",
  title: "New recovery codes",
  text: "Your account has new recovery codes. The ones before stopped working.",
} as const;

export const recoveryCodeUsedEmail = {
  subject: "A recovery code of your {shop} account was used",
  preview: "It was used instead of your authenticator app.",
  title: "A recovery code was used",
  text: "A recovery code was used instead of your authenticator app. It does not work again. If you have few left, you can get new ones in your profile.",
} as const;

export const codesGuessedEmail = {
  subject: "Wrong codes for your {shop} account",
  preview: "Someone knows your password, but not your codes.",
  title: "Wrong codes for your account",
  text: "Someone typed your password and then many wrong codes. They did not get in. If it was not you, they know your password: choose a new one.",
} as const;

export const apiTokenEmail = {
  subject: "A new API token for your account at {shop}",
  subjectOfStaff: "A new API token for the back office of {shop}",
  preview: "A program can read your data with it.",
  previewOfStaff: "A program can act in your name with it.",
  title: "A new API token",
  text: "The API token “{name}” was just created in your account. With it, a program can read your orders or sites, but cannot change anything.",
  textOfStaff:
    "The API token “{name}” was just created in your account. With it, a program can act in the back office in your name.",
} as const;

export const apiTokensEndedEmail = {
  subject: "The API tokens of your {shop} account no longer work",
  preview: "Programs that used them no longer have access.",
  title: "Your API tokens no longer work",
  text: "These API tokens stopped working when all devices were logged out of your account: {names}.",
  name: "“{name}”",
  next: "Programs that used them no longer have access. For those you still need, please create new tokens in your profile or in the back office.",
} as const;

export const exportReadyEmail = {
  subject: "Your data from {shop} is ready",
  preview:
    "The link works for {hours, plural, one {# hour} other {# hours}}, where you are logged in.",
  title: "Your data is ready",
  text: "Here is everything we store about you, as you asked, in a zip file. The link works for {hours, plural, one {# hour} other {# hours}}, where you are logged in.",
  download: "Download your data",
} as const;

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "Delete your {shop} account?",
  preview: "It is deleted only if you confirm it.",
  title: "Delete your account?",
  text: "Someone who is logged in to your account asked to delete it. It is deleted only if you confirm it, within a day, where you are logged in.",
  deleteAccount: "Delete my account",
  notYou: "If you did not ask for this, do not confirm it, and log out everywhere in your profile.",
} as const;

export const deletionAskedEmail = {
  subject: "Your {shop} account will be deleted",
  preview: "On {day}. Until then you can change your mind.",
  title: "Your account will be deleted",
  text: "On {day} your sites go offline, and your account is deleted with your drafts, pictures and messages. Invoices stay for {years, plural, one {# year} other {# years}}, because tax law requires it, without your e-mail address.",
} as const;

export const deletionReminderEmail = {
  subject: "Your {shop} account will be deleted in a week",
  preview: "It will be deleted on {day}.",
  title: "Your account will be deleted in a week",
  text: "You asked us to delete your account. We will do so on {day}: your sites go offline, and your drafts, pictures and messages are deleted.",
} as const;

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "Until then you can change your mind: log in, and keep your account.",
  keep: "Keep my account",
} as const;

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Your {shop} account is deleted",
  preview: "Thank you for having been our customer.",
  title: "Your account is deleted",
  text: "Your two weeks are over: your sites are offline, and your data is being deleted, this e-mail included. Invoices stay for {years, plural, one {# year} other {# years}}, because tax law requires it, without your e-mail address.",
  missing: "If something is missing, write to {email}.",
  whatWeKeep: "What we keep, and for how long",
} as const;

export const keptDraftEmail = {
  subject: "Your draft of {template} is waiting for you",
  preview: "Everything is where you left it.",
  title: "Your draft is waiting for you",
  text: "You last edited {template} on {day}. Everything is where you left it, on all your devices.",
  edit: "Continue editing",
  why: "You asked for this e-mail under “Your drafts”. It comes once, a week after the last change of a draft that you have not ordered.",
  stop: "Send me no more of these e-mails",
} as const;

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "See your purchases",
  accountHolder: "Account holder",
  bank: "Bank",
  account: "Account",
  bic: "BIC",
  amount: "Amount",
  reference: "Payment reference",
  keptUntil: "We keep your order until {day}.",
  onItsWay: "If the transfer is on its way already, please write to {email}: we will sort it out.",
  canWithdraw:
    "You can withdraw from this order for {days, plural, one {# day} other {# days}} after your payment; the instruction is attached. Until then download and publishing wait. To start at once, press “Start now” in your purchases.",
  consented:
    "You consented to this at {moment}: “{consent}” The instruction on withdrawal is attached.",
} as const;

export const bankDetailsEmail = {
  subject: "How to pay for your order {order}",
  preview: "Please transfer {total} with the reference {reference}.",
  title: "Thank you for your order",
  text: "Please transfer the amount to this account:",
  templatesAfter:
    "Please write the payment reference on the transfer: it tells us which order it is for. Your templates are yours as soon as the money has arrived.",
  siteAfter:
    "Please write the payment reference on the transfer: it tells us which order it is for. We put your site online as soon as the money has arrived.",
  code: "Or scan the attached QR code with your banking app: it fills in the transfer.",
  ordered: "This is what you ordered, as order {order}:",
  terms: "The terms of your order are attached.",
} as const;

export const transferReminderEmail = {
  subject: "Your order {order} is waiting for your bank transfer",
  preview: "We keep it until {day}.",
  restMissing: "The rest of the amount is missing.",
  title: "Your order is waiting",
  text: "We have not received your transfer yet. If it is on its way, there is nothing left to do.",
  textOfRest:
    "We have not received the rest of your transfer yet. If it is on its way, there is nothing left to do.",
} as const;

export const transferExpiredEmail = {
  subject: "Your order {order} was closed",
  preview: "Your transfer has not arrived. You owe us nothing.",
  title: "Your order was closed",
  text: "Your transfer has not arrived, so we closed the order. You owe us nothing, and can order again at any time.",
  toShop: "Back to the shop",
  ifPaid: "If you did pay, please write to {email}: we will sort it out.",
} as const;

export const transferCancelledEmail = {
  subject: "Your order {order} is cancelled",
  preview: "Please do not transfer {total}.",
  title: "Your order is cancelled",
  text: "You cancelled your order {order}. Please do not transfer {total} with the reference {reference} any more, and ignore our e-mail about how to pay for it.",
  inCart: "Its templates are in your cart again.",
  toCart: "See your cart",
} as const;

export const transferReplacedEmail = {
  subject: "Please do not pay for your order {order} any more",
  preview: "Your order {newOrder} replaced it. Please do not transfer {total}.",
  title: "Your order was replaced",
  text: "Your order {newOrder} by PayPal replaced your order {order}. Please do not transfer {total} with the reference {reference} any more, and ignore our e-mail about how to pay for it.",
} as const;

export const vatIdUnknownEmail = {
  subject: "Order {order}: your VAT id is not known",
  preview: "VIES does not know {vatId}. The amount stays {total}.",
  title: "Your VAT id is not known",
  text: "When you ordered, VIES, the European Union’s service for VAT ids, did not answer. Now it says that there is no VAT id {vatId}. Your order is kept, and the amount stays {total}. The invoice will say that it includes {tax} of VAT.",
  correct:
    "If the VAT id is mistyped, please do three things before you transfer: correct it in your account, cancel the order in your purchases, and order again.",
  ifPaid:
    "If you have transferred already, please send the right VAT id to {email}. We correct the invoice then.",
} as const;

export const receiptEmail = {
  subject: "Your receipt for order {order}",
  preview: "We received {total}. Your templates are yours.",
  previewOfDeployment: "We received {total}. We put your site online.",
  title: "Paid. Thank you!",
  text: "We received {total} for your order {order}. The invoice is attached.",
  textWithTerms:
    "We received {total} for your order {order}. The invoice and our terms are attached.",
  tooMuch: "You have transferred {credit} too much: we send it back to the account it came from.",
  replaces: "It replaces your bank transfer {references}: please do not send that any more.",
  nextOnline:
    "Make it yours in two steps: write your words there, then connect your domain. Until then each site has an address of ours. We write to you as soon as it is online.",
  nextDownload:
    "Make it yours in two steps: write your words there, then download it, in your colors and with your logo.",
} as const;

export const paymentDeclinedEmail = {
  subject: "Your payment for order {order} was declined",
  preview: "You were not charged.",
  title: "Your payment was declined",
  text: "PayPal declined your payment. You were not charged.",
  next: "Your purchases keep the order: you can pay for it there, also in another way. Your cart is as you left it.",
} as const;

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "{rest} is missing for your order {order}",
  preview: "We received {received} of {total}.",
  title: "A part has arrived",
  text: "We received {received} of {total} for your order {order}. Please transfer the rest, {rest}, to this account. Your templates are yours as soon as it has arrived.",
} as const;

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "You have paid too much for your order {order}",
  preview: "We send {credit} back to you.",
  title: "You have paid too much",
  text: "Another transfer for your order {order} has arrived, which was paid already. We send {credit} back to the account it came from.",
} as const;

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "We have returned {credit} of your order {order}",
  preview: "It is on its way to your account.",
  title: "Your money is on its way back",
  text: "We have returned {credit} to the account that your transfer {reference} came from.",
} as const;

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Your order {order} is not paid yet",
  preview: "We had marked it as paid by mistake. Your order {newOrder} replaces it.",
  title: "We made a mistake",
  text: "We had marked your order {order} as paid, but its transfer has not arrived. The attached credit note cancels the invoice, and your order {newOrder} replaces the order at the same price.",
  next: "Please transfer the amount to this account. If your transfer is on its way already, there is nothing left to do.",
} as const;

export const invoiceCorrectedEmail = {
  subject: "Your corrected invoice for order {order}",
  preview: "It replaces invoice {replaced}.",
  title: "Your corrected invoice",
  text: "The corrected invoice for your order {order} is attached. It replaces invoice {replaced}: please keep both for your books.",
  samePrice: "What you paid stays the same.",
} as const;

export const refundedEmail = {
  subject: "Your refund for order {order}",
  preview: "We have returned {amount}.",
  title: "Your refund",
  text: "We have returned {amount} of your order {order}. The credit note is attached.",
  byPaypal: "With PayPal, transaction",
  byTransfer: "By bank transfer, reference",
  licenses:
    "{count, plural, one {The license of {names} has ended. You can order it again at any time.} other {The licenses of {names} have ended. You can order them again at any time.}}",
  site: "Your site will stay online for {days, plural, one {# more day} other {# more days}}.",
  sites:
    "{count, plural, one {Your site made with {names}} other {Your sites made with {names}}} will stay online for {days, plural, one {# more day} other {# more days}}.",
} as const;

export const refundDeclinedEmail = {
  subject: "Your refund request for order {order}",
  preview: "We cannot refund it.",
  title: "We cannot refund it",
  text: "You asked for a refund of your order {order}. This is our answer:",
} as const;

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "You can start with your order {order}",
  preview: "Download and publishing are open. Your right to withdraw has ended.",
  title: "You can start now",
  text: "For your order {order} you consented to this at {moment}:",
  consent: "“{consent}”",
  next: "Your right to withdraw has ended with it. Download and publishing are open.",
} as const;

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "We received your withdrawal from order {order}",
  preview: "Received {moment}.",
  title: "We received your withdrawal",
  text: "This was sent to us with the form on our website:",
  statement: "“I withdraw from the contract of order {order}.”",
  order: "Order",
  name: "Name",
  email: "E-mail",
  received: "Received",
  next: "A person looks at it and answers by e-mail. If number and address are those of an order, the money goes back the way it came.",
  notYou: "If you did not send it, please write to {email}.",
} as const;

export const reviewHiddenEmail = {
  subject: "We hid your review of {preset}",
  preview: "It is no longer shown in the shop.",
  title: "We hid your review",
  text: "Your review of {preset} is no longer shown in the shop, and its stars no longer count.",
  reason: "Reason: {reason}",
  disagree: "If you disagree, please write to {email}: we can show it again.",
  toPurchases: "Go to your purchases",
} as const;

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: Your message to us",
  answerAboutOrder: "Re: order {order}",
  question: "About your message to us",
  questionAboutOrder: "About order {order}",
  toPurchases: "See all messages in your purchases",
  reply: "This is about your message to us. To write back, reply to this e-mail.",
  replyAboutOrder: "This is about order {order}. To write back, reply to this e-mail.",
} as const;

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "It breaks the law",
  terms: "It breaks our terms",
} as const;

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Number",
  site: "Site",
  reported: "Reported",
  decisionBy: "Decision by",
  ground: "Ground",
  learned: "How we learned of it",
  somebodyReported: "Somebody reported it",
  sawOurselves: "We saw it ourselves",
  decidedBy: "Decided by",
  person: "A person",
  reason: "Our reason: {reason}",
  disagree:
    "A person decided this. If you disagree, write to {email} with the number of your report, and we will look at it again. You can also go to court.",
} as const;

export const siteLiveEmail = {
  subject: "Your site is online: {template}",
  title: "Your site is online",
  text: "Your site made with {template} is online.",
  open: "Open your site",
  notListed:
    "Search engines do not list it until you publish your own words. Write them in the editor, then publish your site.",
  next: "On its page you can publish changes to your text, logo and colors, go back to an earlier version, or take it offline:",
  toPage: "The page of your site",
} as const;

export const siteTakenDownEmail = {
  subject: "We took your site down: {template}",
  title: "We took your site down",
  text: "Your site made with {template} is offline, at all of its addresses.",
  disagree:
    "If you disagree, you can object on your site’s page, free of charge: a person answers within {days, plural, one {# day} other {# days}}. You can also go to court. Your text, pictures and versions are kept.",
  object: "Object to this decision",
} as const;

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "You can publish your site again: {template}",
  subjectOnline: "Your site is online again: {template}",
  preview: "It was taken down, and now you can publish it again.",
  title: "You can publish your site again",
  titleOnline: "Your site is online again",
  text: "We had taken down your site made with {template}. You can now publish it again whenever you like.",
  textOnline: "We had taken down your site made with {template}. It is online again, as it was.",
  answer: "Our answer to your objection: {answer}",
  toPurchases: "Go to your purchases",
} as const;

export const objectionDeclinedEmail = {
  subject: "Your site stays offline: {template}",
  title: "Your site stays offline",
  text: "We looked at your site made with {template} again, and read your objection.",
  answer: "Our answer: {answer}",
  court: "A person decided this. You can go to court. Your text, pictures and versions are kept.",
} as const;

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "We received your report {report}",
  preview: "A person looks at it within {days, plural, =1 {24 hours} other {# days}}.",
  title: "We received your report",
  text: "Hello {name}, thank you for your report. This is what the form on our website sent us:",
  next: "A person looks at the site and decides whether it stays online. We will e-mail you the decision. The owner of the site learns what was decided and why, but not who reported it.",
  notYou: "If you did not send this report, please write to {email}.",
} as const;

export const reportDecidedEmail = {
  subject: "Our decision on your report {report}",
  subjectOffline: "The site of your report {report} is offline",
  title: "The site stays online",
  titleOffline: "We took the site down",
} as const;

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "We changed our decision on your report {report}",
  preview: "The site {host} may be online again.",
  title: "The site may be online again",
  text: "We had taken the site down. We looked at it again and no longer forbid it.",
} as const;

export const draftTakenDownEmail = {
  subject: "We ended a link that you shared: {template}",
  title: "We ended a link that you shared",
  text: "You shared a draft made with {template} by a link. The link no longer shows your words. The draft itself is still in your account.",
  disagree:
    "If you disagree, write to {email}, free of charge: a person answers within {days, plural, one {# day} other {# days}}. You can also go to court.",
} as const;

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "We are checking your site before it goes online: {template}",
  preview: "A person decides, usually within one working day.",
  title: "We are checking your site first",
  publication:
    "You published your site made with {template}. Something in it looks like sites that steal passwords or money, so one of us checks it before visitors can see it, usually within one working day.",
  settings:
    "You changed your site made with {template} (settings). With this change, something in it looks like sites that steal passwords or money, so one of us checks it first, usually within one working day.",
  name: "You changed your site made with {template} (name in the address). With this change, something in it looks like sites that steal passwords or money, so one of us checks it first, usually within one working day.",
  domain:
    "You changed your site made with {template} (own domain). With this change, something in it looks like sites that steal passwords or money, so one of us checks it first, usually within one working day.",
  isOnline: "Until then, your visitors see the previous version.",
  isOffline: "Until then, your site is not online.",
  noticed: "This is what we noticed:",
  reason: "• {reason}: “{evidence}”",
  next: "Usually it is a misunderstanding. You can wait for our decision, or change these words and publish again: the new version is checked right away.",
  stopped:
    "Whatever you publish until then waits for our decision as well. If you think we are wrong, please write to {email}.",
  toSite: "Open your site’s page",
} as const;

export const siteApprovedEmail = {
  subject: "Your site is fine: {template}",
  preview: "We checked it. Thank you for waiting.",
  title: "Your site is fine",
  text: "We checked your site made with {template}, and it is going online now. Thank you for waiting.",
  textOfChange:
    "We checked the change to your site made with {template}. You can make it now. Thank you for waiting.",
  toSite: "Open your site’s page",
} as const;

export const siteRefusedEmail = {
  subject: "We did not put your site online: {template}",
  title: "We did not put this online",
  text: "We checked your site made with {template} and did not put it online.",
  textOfChange: "We checked the change to your site made with {template} and did not make it.",
  reason: "Our reason: {reason}",
  next: "You can change your site and publish it again. If you think we are wrong, please write to {email}.",
  toSite: "Open your site’s page",
} as const;

export const domainProvedEmail = {
  subject: "Your site is now at {host}",
  title: "Your site is at {host}",
  text: "Its DNS records are correct. Its address at our shop forwards there.",
  button: "Open your site",
  next: "Leave the records as they are: we check them once a day.",
} as const;

export const domainFailingEmail = {
  subject: "Something is wrong with {host}",
  title: "Please check the DNS records of {host}",
  text: "The DNS records of your site’s domain have changed.",
  button: "See the records",
  next: "Please set them again. Your site stays there for {days, plural, one {# day} other {# days}}, and remains online at its address at our shop.",
} as const;

export const domainWithdrawnEmail = {
  subject: "{host} no longer leads to your site",
  title: "{host} is no longer connected to your site",
  text: "Its DNS records no longer point to your site.",
  button: "See the records",
  next: "Your site is at its address at our shop. Set the records again and check them on your site’s page to connect it again.",
} as const;

export const domainExpiredEmail = {
  subject: "We stopped checking {host}",
  title: "We could not find the records of {host}",
  text: "We checked for {days, plural, one {# day} other {# days}}.",
  button: "See the records",
  next: "Your site is at its address at our shop. Once you have set the records, check them on your site’s page.",
} as const;

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "A message from {writer}",
  order: "An order from {writer}",
  request: "A request from {writer}",
  text: "It was sent on your {template} site. Reply to this e-mail to write to {email}.",
  total: "Total",
  toInbox: "All your messages",
} as const;

export const webhookFailedEmail = {
  subject: "Your program did not take a message of your site",
  title: "Your program did not take a message",
  text: "Messages of your {template} site are sent to {address}. We tried for more than a day to send one, and have stopped. The last answer: {reason}",
  next: "Nothing is lost: every message is in your inbox. In the settings of your site you see which did not arrive, and you can send a test after you have mended the program.",
  toSettings: "Settings of your site",
} as const;

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Your site {template} leads somewhere else now",
  preview: "Its visitors, messages or payments go to another address.",
  title: "The settings of your site were changed",
  text: "Visitors, messages or payments of your site made with {template} go somewhere else now:",
  change: "{name}\nBefore: {from}\nNow: {to}",
  none: "none",
  putBack: "With “That was not me”, we also put this back as it was before.",
} as const;

/** Why a site is doubted, by `ScreeningRule`. */
export const screeningReasons = {
  listed: "It links to an address that is on a list of dangerous ones",
  "disguised-name": "It spells a known company’s name so that it looks like another word",
  "presents-as": "Its name or title is that of a known company or authority",
  "presents-form": "It has the name of a known company, and a form that asks for something unusual",
  "named-like": "Its name begins like that of a bank or an authority",
  "brand-sign-in": "It offers to sign in to a known company",
  "brand-address": "An old address names a known company and signing in",
  "brand-name": "Its address has the name of a known company",
  "secret-field": "A field asks for a password, code or card number",
  "secret-fields": "Several fields ask for such secrets",
  "login-field": "A field asks for the name with which somebody signs in",
  "brand-story": "It names a known company beside a fee, refund, threat or request for secrets",
  "sign-in-page": "It offers to sign in on a page of its own",
  "secret-request": "It asks for a password, code or card number",
  "wallet-secret": "It asks for the recovery words or the key of a wallet",
  "bank-data": "It asks for bank or card details",
  "account-threat": "It says that an account or access is blocked or will be lost",
  deadline: "It presses for time",
  "verify-request": "It asks people to confirm or update their data",
  intruder: "It speaks of a suspicious or failed payment or sign-in",
  "parcel-fee": "It asks for a fee for a parcel that is said to wait",
  prize: "It speaks of a prize that has to be paid for",
  "sure-profit": "It promises profit without risk",
  "huge-profit": "It promises more profit than an honest investment can",
  deposit: "It asks for a deposit for such a profit",
  "advance-money": "It asks for money first, for more money later",
  untraceable: "It wants to be paid in a way that nobody can take back",
  "crypto-payment": "It wants to be paid in a cryptocurrency",
  "wallet-address": "It names the address of a wallet",
  discretion: "It asks to keep the matter secret",
  law: "It threatens with the police or a court",
  demand: "It demands a payment that is said to be overdue",
  refund: "It offers a refund or money of an exact amount",
  "false-alarm": "It says that the reader’s computer is infected, and to call",
  story: "It tells a story that scams often tell",
  "link-label": "A link names one address and leads to another",
  "link-brand": "A link’s address has the name of a company that it does not belong to",
  "link-host": "An address begins like a known company’s own, or names it among the settings",
  "link-disguised": "A link’s address has letters that look like a known company’s",
  "link-number": "A link leads to an address made of numbers",
  "link-short": "A link hides its address behind a shortened one",
  "link-messenger": "A link leads to a messenger",
  "held-before":
    "Something else of this account was held within the last 30 days, and nobody has approved it",
  "link-elsewhere": "A link leads to an address that is not that of the company in the title",
} as const;
