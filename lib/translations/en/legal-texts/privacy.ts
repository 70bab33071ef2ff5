import type { LegalTexts } from "../../legal-texts";

/** What the law asks the shop to say of personal data, beside the table of what is kept for how long. */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Privacy",
  version: writer ? "2026-11-29" : "2026-11-26",
  intro:
    "What we store about you, for how long, and what happens to it when you delete your account. Accounts are deleted by exactly this table.",
  sections: [
    {
      title: "Who is responsible",
      paragraphs: [
        `${[name, ...address].join(", ")}. Reach us at ${email} or ${phone}.${privacyOfficer ? ` Our data protection officer: ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Why we may",
      paragraphs: [
        "To keep our contract with you, or to prepare it (article 6 (1) b of the GDPR): your account, orders, licenses, drafts, pictures and sites, and what we write to each other. Because the law obliges us (c): invoices, the evidence of your country for tax, and answers to authorities. Because we have a good reason that does not weigh less than yours (f): limits against abuse, the record of what happened in an account, counts of visits without names, reviews, and claims of both sides. Because you agreed (a): e-mails about your drafts; you can take that back at any time, and what was done before stays lawful.",
      ],
    },
    {
      title: "What you have to give us",
      paragraphs: [
        "Nothing, to look around. An order needs your name, billing address and e-mail address: without them there is no contract and no invoice. Everything else is up to you. No decision about you is made by a program alone.",
      ],
    },
    {
      title: "Who else receives data",
      paragraphs: [
        `The company whose servers the shop runs on keeps all of it for us. PayPal gets the amount and the number of an order that you pay there. Our e-mail service gets the e-mails that we send you. If you log in with an account of another provider, it learns that, and tells us your name and e-mail address. Our bank gets transfers, our tax adviser and the tax office invoices. Where your site is published at a static host, it gets the pages of your site. If you have a VAT id of another country of the European Union, the European Commission's service VIES gets it when you order, to say whether it is valid. ${writer ? `If you have texts rephrased with AI, the language model at ${writer} gets the name, trade, town, description and offer of your company. ` : ""}Nobody else gets anything, and nothing is sold.`,
      ],
    },
    {
      title: "Outside Europe",
      paragraphs: [
        "Some of these companies, such as our e-mail service and PayPal's group, also work in the United States. There the transfer rests on a decision of the European Commission that the protection is adequate, or on its standard contractual clauses. Write to us for a copy.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        `One keeps you logged in, one remembers that you have logged in with this browser before. Neither follows you anywhere. How many devices open a template, the cart and the checkout on a day is counted without one: by hashes that are deleted when the day is over. How fast pages are is measured in one of four page views: your browser sends times, the kind of page and whether its window is narrow, which are added to the sums of the day. Your cart and your colors are kept in the browser itself until you log in.${toEverybody ? " While you withdraw from a contract, one keeps what you typed until you have sent it, for half an hour at most." : ""}`,
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You can have a copy of your data, also to take it elsewhere, have it corrected, deleted or locked, and object to what we do for a good reason of ours. Your profile does most of it by itself: it gives you a copy of all your data, lets you change what is wrong, and deletes the account. You have two weeks to change your mind before that happens. For everything else write to us; we answer within a month.",
      ],
    },
    {
      title: "Complaints",
      paragraphs: [
        "You can complain to a data protection authority: that of the place where you live or work, or that of ours.",
      ],
    },
  ],
});
