/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Where you are logged in (browser, system, country, times), linked accounts, passkeys, your two-step login, your API tokens, your role in the back office if you work there, the links we e-mailed you, and counts of attempts to log in",
  support: "What you and the shop wrote to each other about orders, and after a message to us",
  orders: "Orders that were not completed, and your cart",
  reviews: "Your reviews",
  domains: "The domains of your sites",
  messages: "What visitors of your sites sent you",
  sites: "Your sites: names, versions, settings, and how often they were visited",
  reports:
    "Reports of your sites, what we decided about them and what you objected; and the sites that you reported yourself",
  saved: "The templates you saved, and those you viewed last",
  businesses: "What you told us about your companies, so that templates show it",
  drafts: "Your drafts, copies of them that you shared, and whether you want e-mails about them",
  pictures: "Your pictures and logos",
  emails:
    "The e-mails we sent you (after sending: address, subject and time only), and what you wrote to us",
  invoices:
    "Invoices, their payments and refunds, the countries that show where you bought (of your address, network, PayPal and bank accounts), with the license keys of what you bought",
  audit:
    "What happened in your account, when, and from where: logins, also refused ones, changes, orders and sites",
  profile: "Your account: address, password (as a hash only), company, billing address, colors",
} as const;

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Passkeys, two-step login and a role until they are removed; API tokens {tokenDays, number} days after they end; logins end after {idleDays, number} days without use, {mostDays, number} at most; links after an hour to a week; an export of your data after {exportHours, number} hours; counts of attempts after a day at most",
  support: "{years, number} years",
  untilDeletion: "As long as you have the account",
  domains: "Until you remove them",
  messages: "{days, number} days, spam and what you deleted {spamDays, number}",
  sites:
    "The newest {versions, number} versions; visits by day for {days, number} days, without anything about the visitor",
  reports: "{years, number} years; who reported a site, {months, number} months after our decision",
  saved:
    "Saved ones until you remove them; the last {most, number} you viewed, until you clear the list",
  businesses: "Until you remove it",
  drafts: "Until you delete them, or turn the e-mails off",
  pictures: "Until you delete them, or for {days, number} days after nothing shows them any more",
  emails: "E-mails as long as you have the account; what you wrote to us for {years, number} years",
  audit:
    "{years, number} years; after {days, number} days without the last part of the network address",
  profile: "As long as you want it, and {days, number} days more in which you can change your mind",
} as const;

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Deleted",
  anonymous: "Kept without your name or anything that points to you",
  domains: "Deleted; they are released, and your sites taken offline, before anything else of them",
  sites: "Deleted; the files of its pages within two days",
  reports:
    "Kept for {years, number} years after the year they are from, because we publish each year how many there were, as the law asks; without addresses, names and words",
  invoices:
    "Kept for {years, number} years after the year they are from, because tax law requires it; without your e-mail address and any link to your other data",
} as const;
