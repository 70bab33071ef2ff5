import { withdrawPage } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

/** Change it together with the words below. */
const version = "2026-11-29";

/** The instruction on withdrawal and the model form, after Annex I of Directive 2011/83/EU. */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Withdrawal",
    version,
    intro:
      "For consumers: whoever buys for purposes that are outside of their trade, business, craft or profession.",
    sections: [
      {
        title: "Right to withdraw",
        paragraphs: [
          `You can withdraw from this contract within ${withdrawalDays} days without giving a reason. The time ends ${withdrawalDays} days after the day on which you paid, and with the next working day where that is a Saturday, a Sunday or a public holiday. You need not count: we accept your withdrawal for ${acceptedWithdrawalDays} days.`,
          `To withdraw, tell us (${company}, ${seller.email}, ${seller.phone}) of your decision in a clear statement, such as a letter or an e-mail. You can use the form below, but need not.`,
          "You can also use the form on our website. We confirm at once by e-mail that we received your withdrawal, and when.",
          "It is in time if you send it before the time ends.",
        ],
        links: [withdrawPage],
      },
      {
        title: "What follows from it",
        paragraphs: [
          `If you withdraw, we return all that we received from you, at the latest ${withdrawalDays} days after the day on which we learned of your withdrawal. We use the way by which you paid, unless we agreed otherwise, and you pay nothing for it.`,
        ],
      },
      {
        title: "When the right ends",
        paragraphs: [
          "The right ends early for digital content, once we have begun with your express consent, you have said that you know that the right then ends, and we have confirmed both to you.",
          `Without that consent, download and publishing wait until the ${withdrawalDays} days are over. You can give it later: press “Start now” in your purchases.`,
        ],
      },
      {
        title: "Model form",
        paragraphs: [
          "(Complete and return this form only if you wish to withdraw from the contract.)",
          `To ${company}, ${seller.email}:`,
          "I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the supply of the following digital content (*):",
          "Ordered on (*) / received on (*):",
          "Name of the consumer(s):",
          "Address of the consumer(s):",
          "Signature of the consumer(s), only on paper:",
          "Date:",
          "(*) Delete what does not apply.",
        ],
      },
    ],
  };
};
