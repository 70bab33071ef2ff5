import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-28";

/** The contract of article 28 (3) GDPR for the data of visitors of hosted sites. */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Data processing",
  version,
  intro: `The contract between you, whose site has a form or is hosted by us, and ${seller.name}, which processes the data of your visitors for you (article 28 of the General Data Protection Regulation). It applies from the day on which your site is published or its form is used, without a signature.`,
  sections: [
    {
      title: "What it is about",
      paragraphs: [
        "Subject and purpose: we deliver the pages of your site, receive what visitors send by its forms, keep it in your inbox, and e-mail it to you.",
        `Data: names, e-mail addresses and whatever visitors write, order or request; the network address while a request is answered; counts of visits without anything about the visitor.`,
        "People: visitors of your site.",
        `Time: as long as you hold the license. Messages are deleted ${days.messages} days after they arrived, spam and what you deleted after ${days.spam} days, counts of visits after ${days.visits} days.`,
      ],
    },
    {
      title: "Your instructions",
      paragraphs: [
        "We process the data only as you instruct us: by what you publish and by the settings of your site, or by e-mail. If the law obliges us to do something else, we tell you before, unless that law forbids it.",
        "We tell you if we think that an instruction breaks data protection law.",
      ],
    },
    {
      title: "Who sees the data",
      paragraphs: [
        "Only people who need it to run the service, who are bound to secrecy. What staff do in the back office is recorded.",
      ],
    },
    {
      title: "Security",
      paragraphs: [
        "Connections are encrypted. Access of staff needs a second factor. Passwords and keys are stored as hashes. Databases are backed up. Forms are limited per caller and per site. What visitors write is shown as text and never run.",
        "We adapt these measures as technology changes; the level of protection does not fall.",
      ],
    },
    {
      title: "Further processors",
      paragraphs: [
        "You allow us to use other processors: the company whose servers we run on, the service that sends our e-mails, and, where your site is published at a static host, that host. We bind each of them by a contract with the same duties, and answer for them.",
        "We announce a new one by e-mail four weeks before. If you object for a good reason and we find no other way, you can end hosting.",
        "Where one of them is outside the European Economic Area, the transfer is covered by a decision of the European Commission or by its standard contractual clauses.",
      ],
    },
    {
      title: "Help with your duties",
      paragraphs: [
        "In your inbox you can find, export and delete what a person sent. With requests of people, impact assessments, and questions of authorities we help you further.",
        "If data of your visitors is lost, altered or disclosed, we tell you without delay after we learn of it, with what you need for your own notification.",
      ],
    },
    {
      title: "The end",
      paragraphs: [
        "When the license or your account ends, you can export the messages; then we delete them, unless the law obliges us to keep something. Backups are overwritten in turn.",
      ],
    },
    {
      title: "Proof",
      paragraphs: [
        "We show you on request that we keep this contract, and allow audits by you or by somebody you name, after notice and in working hours.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
