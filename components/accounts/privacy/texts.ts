import type { Fate } from "@/lib/privacy/retention";
import type { SellerFacts } from "@/lib/seller";

export const dataTexts = {
  title: "Your data",
  intro: "Everything we store about you is yours: download it, or have it deleted.",
};

export const exportTexts = {
  label: "A copy of your data",
  what: "A zip file with your account, orders, invoices, drafts, pictures, sites, and messages.",
  ask: "Prepare my data",
  askAgain: "Prepare it again",
  preparing: "We are preparing it and will e-mail you a link. That takes a few minutes.",
  ready: (until: string) => `Ready. The link that we e-mailed you works until ${until}.`,
};

export const deletionTexts = {
  label: "Delete the account",
  what: "Your sites go offline, and we delete everything that the law does not require us to keep. You have two weeks to change your mind.",
  whatWeKeep: "What we keep, and for how long",
  ask: "Delete my account",
  dialogTitle: "Delete your account?",
  dialogText: (days: number) =>
    `Nothing happens for ${days} days, and you can still cancel. Then your sites go offline, and your account, drafts, pictures and messages are deleted for good. We keep invoices for as long as the law requires.`,
  noPassword: "You log in without a password, so we e-mail you a link to confirm it.",
  submit: "Delete my account",
  submitLink: "Send me the link",
  submitting: "One moment…",
  linkSent: "Sent. Please look into your mailbox: the link works for a day.",
  leaving: (date: string) => `Your account will be deleted on ${date}.`,
  keep: "Keep my account",
  kept: "Your account stays.",
};

export const bannerTexts = {
  label: "Deletion of your account",
  failed: "That did not work. Please try again.",
};

export const exportLinkTexts = {
  title: "Your data",
  intro: "A zip file with everything we store about you. Keep it where only you can read it.",
  action: "Download",
  busy: "Downloading…",
  done: "Done: it is in your downloads.",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for your data in your profile.",
  fileName: "your-data.zip",
};

export const deletionLinkTexts = {
  title: "Delete your account",
  intro: "One click, and your account is deleted in two weeks. Until then you can cancel.",
  action: "Delete my account",
  busy: "One moment…",
  noLink:
    "Please open the link in the e-mail that we sent you. You can ask for a new one in your profile.",
};

export const privacyTexts = {
  title: "Privacy",
  version: "2026-11-26",
  description: "What Presetry stores about its customers, for how long, and what happens to it.",
  intro:
    "What we store about you, for how long, and what happens to it when you delete your account. Accounts are deleted by exactly this table.",
  data: "What",
  kept: "While you have an account",
  fate: "When you delete it",
  fateOf: (fate: Fate): string => {
    switch (fate.kind) {
      case "deleted":
        return fate.also ? `Deleted; ${fate.also}` : "Deleted";
      case "anonymous":
        return "Kept without your name or anything that points to you";
      case "kept":
        return `Kept for ${fate.years} years after the year they are from, because ${fate.because}; without ${fate.without}`;
    }
  },
  sections: (
    { name, address, email, phone, privacyOfficer }: SellerFacts,
    toEverybody: boolean,
  ) => [
    {
      title: "Who is responsible",
      text: `${[name, ...address].join(", ")}. Reach us at ${email} or ${phone}.${privacyOfficer ? ` Our data protection officer: ${privacyOfficer}.` : ""}`,
    },
    {
      title: "Why we may",
      text: "To keep our contract with you, or to prepare it (article 6 (1) b of the GDPR): your account, orders, licenses, drafts, pictures and sites, and what we write to each other. Because the law obliges us (c): invoices, the evidence of your country for tax, and answers to authorities. Because we have a good reason that does not weigh less than yours (f): limits against abuse, the record of what happened in an account, counts of visits without names, reviews, and claims of both sides. Because you agreed (a): e-mails about your drafts; you can take that back at any time, and what was done before stays lawful.",
    },
    {
      title: "What you have to give us",
      text: "Nothing, to look around. An order needs your name, billing address and e-mail address: without them there is no contract and no invoice. Everything else is up to you. No decision about you is made by a program alone.",
    },
    {
      title: "Who else receives data",
      text: "The company whose servers the shop runs on keeps all of it for us. PayPal gets the amount and the number of an order that you pay there. Our e-mail service gets the e-mails that we send you. If you log in with an account of another provider, it learns that, and tells us your name and e-mail address. Our bank gets transfers, our tax adviser and the tax office invoices. Where your site is published at a static host, it gets the pages of your site. If you have a VAT id of another country of the European Union, the European Commission's service VIES gets it when you order, to say whether it is valid. Nobody else gets anything, and nothing is sold.",
    },
    {
      title: "Outside Europe",
      text: "Some of these companies, such as our e-mail service and PayPal's group, also work in the United States. There the transfer rests on a decision of the European Commission that the protection is adequate, or on its standard contractual clauses. Write to us for a copy.",
    },
    {
      title: "Cookies",
      text: `One keeps you logged in, one remembers that you have logged in with this browser before. Neither follows you anywhere. How many devices open a template, the cart and the checkout on a day is counted without one: by hashes that are deleted when the day is over. How fast pages are is measured in one of four page views: your browser sends times, the kind of page and whether its window is narrow, which are added to the sums of the day. Your cart and your colors are kept in the browser itself until you log in.${toEverybody ? " While you withdraw from a contract, one keeps what you typed until you have sent it, for half an hour at most." : ""}`,
    },
    {
      title: "Your rights",
      text: "You can have a copy of your data, also to take it elsewhere, have it corrected, deleted or locked, and object to what we do for a good reason of ours. Your profile does most of it by itself: it gives you a copy of all your data, lets you change what is wrong, and deletes the account. You have two weeks to change your mind before that happens. For everything else write to us; we answer within a month.",
    },
    {
      title: "Complaints",
      text: "You can complain to a data protection authority: that of the place where you live or work, or that of ours.",
    },
  ],
  questions: "Questions go to",
};
