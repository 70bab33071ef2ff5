import { countryName } from "@/lib/country-name";
import { legalLinks, withdrawPage } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { currencyName } from "@/lib/money-texts";
import { refundDays, withdrawalDays } from "@/lib/refund-days";
import type { SellerFacts } from "@/lib/seller";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

/** Change it together with the words below. */
const version = "2026-11-29";

/** The terms of sale and of hosting, which each order keeps. */
export const terms: LegalTexts["terms"] = ({ seller, transferDays, toEverybody }) => {
  const company = [seller.name, ...seller.address].join(", ");
  const country = countryName(seller.country);
  return {
    title: "Terms",
    version,
    intro: `What you and ${seller.name} owe each other when you buy at ${site.name}. Each order keeps the version it was placed under, and its e-mail brings you a copy.`,
    sections: [
      {
        title: "Who sells, and to whom",
        paragraphs: [
          `Your contract is with ${company} (${seller.registration}).`,
          toEverybody
            ? "We sell to businesses and to consumers. A consumer is whoever buys for purposes that are outside of their trade, business, craft or profession."
            : "We sell to businesses only: to companies, the self-employed, associations and authorities that buy for their work. We do not sell to consumers.",
          "Your own terms of purchase apply only if we have agreed to them in writing.",
        ],
        links: [{ label: "Imprint", href: legalLinks.imprint }],
      },
      {
        title: "What you buy",
        paragraphs: [
          "A license for a finished website template: digital files that you download, in your colors and with your words. What each category can do stands on the template's page.",
          toEverybody
            ? "You may use a template for one company or person and one website of theirs, without end. The license terms are part of these terms."
            : "You may use a template for one company and one website of that company, without end. The license terms are part of these terms.",
          "If you choose deployment, we also put the site online for you.",
        ],
        links: [{ label: "License terms", href: links.license }],
      },
      {
        title: "How a contract is made",
        paragraphs: [
          `You put templates into the cart, check the summary, fill in your billing data, and order with the button ${toEverybody ? "“Buy now with PayPal” or “Buy now by bank transfer”" : "PayPal or Bank transfer"}. Until then you can go back and correct everything.`,
          "Your order is an offer. We accept it with our e-mail that names the bank details, or that confirms the payment.",
          "The contract is made in English. We keep its text; you get it with that e-mail, and your order stays among your purchases.",
        ],
      },
      {
        title: "Price and payment",
        paragraphs: [
          `Prices are in ${currencyName} and include the value added tax that applies. Where a business in another country owes the tax itself, the invoice says so.`,
          `You pay at once by PayPal, or by bank transfer. A transfer that has not arrived after ${transferDays} days closes the order; you then owe us nothing.`,
          "The invoice comes by e-mail as soon as the payment has arrived.",
        ],
      },
      {
        title: "Delivery",
        paragraphs: [
          "As soon as the payment has arrived you can download your templates from your purchases, as often as you like. If you chose deployment, we write to you as soon as each site is online.",
          ...(toEverybody
            ? [
                "Consumers who did not consent to an immediate start download and publish after the time for withdrawal, or as soon as they press “Start now” in their purchases.",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Money back",
        paragraphs: [
          `You can ask for your money back for ${refundDays} days after the payment. How that works stands on its own page.`,
        ],
        links: [{ label: "Refunds", href: legalLinks.refunds }],
      },
      {
        title: "Sites that we host",
        paragraphs: [
          "You decide what your site says, and you answer for it. It must not break the law, deceive visitors, pretend to be somebody else, collect passwords or payment data for other services, spread malware, or send spam.",
          "If somebody reports a site, a person looks at it. We take a site offline as far as that is necessary, tell you the reason, and put it back if you show us that it was lawful. You can object on your site's page in our shop.",
          "For what visitors write into the forms of your site we are your processor.",
          "We may end hosting with three months' notice by e-mail. You keep the license and can download the site.",
        ],
        links: [{ label: "Data processing", href: legalLinks.dataProcessing }],
      },
      {
        title: "If something does not work",
        paragraphs: [
          "Tell us, and we repair or replace it. If that fails, you can have the price reduced or step back from the contract. The law decides on everything else.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Liability",
        paragraphs: [
          "We are liable without limit for intent and gross negligence, for injury to life, body and health, for what we have guaranteed, and where product liability law says so.",
          "For slight negligence we are liable only if we break a duty without which the contract makes no sense, and then up to the damage that is typical and could be foreseen. Beyond that we are not liable.",
        ],
      },
      {
        title: "Reviews",
        paragraphs: [
          "Only customers who paid for a template can review it. We leave out none for its stars, and hide one only for unlawful or insulting words; its author is told why.",
        ],
      },
      {
        title: "Law and disputes",
        paragraphs: [
          `The law of ${country} applies, without the UN Convention on the International Sale of Goods. If you are a merchant, the courts at our seat decide.`,
          ...(toEverybody
            ? ["Consumers keep the protection of the law of the country that they live in."]
            : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Withdrawal",
  paragraphs: [
    `Consumers can withdraw from the contract for ${withdrawalDays} days after the payment, without a reason. The instruction comes with the e-mail of the order.`,
    "The right ends early if you expressly consent that we begin at once, and say that you know that it then ends.",
  ],
  links: [withdrawPage],
};

export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `Disputes with consumers can be brought before ${disputeBody}.`
    : "We are neither obliged nor willing to settle disputes before a consumer arbitration board.";
