import { legalLinks, withdrawPage } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-27";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Refunds",
  version,
  intro: `You can ask for your money back for ${refundDays} days after the payment, for a whole order or for single templates.`,
  sections: [
    {
      title: "How to ask",
      paragraphs: [
        "Open your purchases, choose the order, and press the button for a refund. Say which templates, and why; a sentence is enough.",
        `Without your account, or after the ${refundDays} days, write to us with the number of the order.`,
      ],
      links: [
        { label: "Your purchases", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "What happens then",
      paragraphs: [
        "A person reads your request and answers by e-mail. If we decline it, the e-mail says why.",
        "A refund costs nothing: we keep no fee. The money returns the way it came: through PayPal, or to your bank account. You get a credit note with it. The price of deployment is returned with the last template of an order.",
      ],
    },
    {
      title: "What ends",
      paragraphs: [
        `The license of a refunded template ends, and you must not use its files any more. A site that we host for it stays online for ${siteNoticeDays} more days.`,
        "You can buy the template again at any time.",
      ],
    },
    {
      title: "An order that you have not paid",
      paragraphs: [
        "You can cancel an order by bank transfer in your purchases until the money has arrived. Nothing is owed then.",
      ],
    },
    {
      title: "Your rights by law",
      paragraphs: [
        "If a template does not do what its page says, the law gives you rights that do not depend on this page.",
        ...(toEverybody
          ? [
              `Consumers can withdraw from the contract for ${withdrawalDays} days after the payment, without a reason and without an account.`,
            ]
          : []),
      ],
      links: [{ label: "Terms", href: legalLinks.terms }, ...(toEverybody ? [withdrawPage] : [])],
    },
  ],
});
