/** The form with which anybody reports a site, and its receipt. */
export const report = {
  title: "Report a site",
  intro:
    "Something is wrong with a site that we host, or with a draft that somebody shared here? Tell us: a person looks at it and decides whether it stays online. You need no account.",
  site: "Address of the site",
  siteHint: "As it stands in your browser, such as https://www.example.com/page",
  draftHint:
    "If this draft has words of its own, please paste its whole address from your browser: they are in it, and we do not have them.",
  kind: "What is wrong",
  choose: "Please choose",
  explanation: "Why, and where exactly",
  explanationHint:
    "Say which words, pictures or pages you mean, and why they break the law or someone’s rights.",
  reporter: "Who you are",
  reporterHint:
    "We answer you by e-mail. The owner of the site does not learn who reported it. Half a year after our decision we forget your name and address.",
  anonymous: "For crimes against children we ask for neither name nor address.",
  name: "Name",
  email: "E-mail",
  goodFaith: "To the best of my knowledge, what I write is correct and complete.",
  send: "Send report",
  privacy: "Privacy",
  elsewhere: "In danger right now? Please call the police first.",
  receivedTitle: "We received your report",
  number: "Its number is {number}.",
  decidedInHours:
    "A person looks at the site and decides within {hours, plural, one {# hour} other {# hours}}.",
  decidedInDays:
    "A person looks at the site and decides within {days, plural, one {# day} other {# days}}.",
  receivedHint:
    "You get the decision and its reasons by e-mail, with what you can do if you disagree. A receipt is on its way.",
  anonymousHint: "As you gave no address, we cannot answer you. Thank you for telling us.",
  home: "Go to the home page",
} as const;

export const reportProblems = {
  fields: "Please check what is marked.",
  site: "Please check what is marked.",
  too_many_requests: "That was tried too often. Please wait a few minutes, or write to us.",
  other: "This did not work. Please try again, or write to us.",
} as const;

export const reportKinds = {
  phishing: "Phishing or fraud",
  children: "Crimes against children",
  intellectual_property: "Copyright or trademark",
  personal_data: "Personal data, published without permission",
  illegal: "Illegal goods or content",
  spam: "Spam",
  other: "Something else",
} as const;

/** The objection of an owner whose site was taken down. */
export const objection = {
  title: "Do you disagree?",
  hint: "You can object once. It costs nothing, and a person answers by e-mail.",
  why: "Why the site should be online",
  send: "Object",
  sent: "You objected on {day}. A person answers by e-mail within {days, plural, one {# day} other {# days}}.",
  answered: "Our answer to your objection:",
} as const;
