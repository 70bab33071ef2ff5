import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Remboursements",
  version,
  intro: `Vous pouvez demander un remboursement pendant ${refundDays} jours après le paiement, pour une commande entière ou pour certains modèles seulement.`,
  sections: [
    {
      title: "Comment le demander",
      paragraphs: [
        "Ouvrez vos achats, choisissez la commande et cliquez sur « Demander un remboursement ». Indiquez quels modèles, et pourquoi : une phrase suffit.",
        `Sans votre compte, ou une fois les ${refundDays} jours passés, écrivez-nous en indiquant le numéro de la commande.`,
      ],
      links: [
        { label: "Vos achats", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "Ce qui se passe ensuite",
      paragraphs: [
        "Une personne lit votre demande et vous répond par e-mail. Si nous refusons, l’e-mail vous dit pourquoi.",
        "Un remboursement ne vous coûte rien : nous ne retenons aucuns frais. L’argent revient par le moyen de paiement utilisé : par PayPal ou sur votre compte bancaire. Vous recevez en même temps un avoir. Le prix de la mise en ligne est remboursé avec le dernier modèle d’une commande.",
      ],
    },
    {
      title: "Ce qui prend fin",
      paragraphs: [
        `La licence d’un modèle remboursé prend fin, et vous ne devez plus utiliser ses fichiers. Si nous hébergeons un site pour ce modèle, il reste en ligne ${siteNoticeDays} jours de plus.`,
        "Vous pouvez racheter le modèle à tout moment.",
      ],
    },
    {
      title: "Une commande que vous n’avez pas payée",
      paragraphs: [
        "Vous pouvez annuler une commande par virement dans vos achats tant que l’argent n’est pas arrivé. Vous ne nous devez alors rien.",
      ],
    },
    {
      title: "Vos droits légaux",
      paragraphs: [
        "Si un modèle ne fait pas ce que sa page annonce, la loi vous donne des droits qui ne dépendent pas de la présente page.",
        ...(toEverybody
          ? [
              `Les consommateurs peuvent se rétracter du contrat pendant ${withdrawalDays} jours après le paiement, sans donner de motif et sans compte.`,
            ]
          : []),
      ],
      links: [
        { label: "CGV", href: legalLinks.terms },
        ...(toEverybody ? [{ label: "Renoncer au contrat ici", href: legalLinks.withdraw }] : []),
      ],
    },
  ],
});
