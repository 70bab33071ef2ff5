import { legalLinks } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** Directive 2011/83/EU, Annex I. */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Rétractation",
    version,
    intro:
      "Pour les consommateurs, c’est-à-dire les personnes physiques qui achètent à des fins qui n’entrent pas dans le cadre de leur activité commerciale, industrielle, artisanale, libérale ou agricole.",
    sections: [
      {
        title: "Droit de rétractation",
        paragraphs: [
          `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de ${withdrawalDays} jours. Le délai de rétractation expire ${withdrawalDays} jours après le jour où vous avez payé ; si ce dernier jour est un samedi, un dimanche ou un jour férié, le délai est prolongé jusqu’au premier jour ouvrable suivant. Vous n’avez pas besoin de compter : nous acceptons votre rétractation pendant ${acceptedWithdrawalDays} jours après le paiement.`,
          `Pour exercer le droit de rétractation, vous devez nous notifier (${company}, ${seller.email}, ${seller.phone}) votre décision au moyen d’une déclaration dénuée d’ambiguïté, par exemple une lettre ou un e-mail. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire.`,
          "Vous pouvez aussi utiliser le formulaire de notre site. Nous vous envoyons alors sans délai, par e-mail, un accusé de réception de votre rétractation avec sa date et son heure.",
          "Pour que le délai soit respecté, il suffit que vous envoyiez votre déclaration avant qu’il n’expire.",
        ],
        links: [{ label: "Renoncer au contrat ici", href: legalLinks.withdraw }],
      },
      {
        title: "Effets de la rétractation",
        paragraphs: [
          `Si vous vous rétractez, nous vous remboursons tous les paiements reçus de vous sans retard excessif et, en tout état de cause, au plus tard ${withdrawalDays} jours à compter du jour où nous sommes informés de votre rétractation. Nous utilisons le moyen par lequel vous avez payé, sauf si nous en avons expressément convenu autrement avec vous ; ce remboursement ne vous occasionne aucuns frais.`,
        ],
      },
      {
        title: "Quand ce droit prend fin",
        paragraphs: [
          "Pour un contenu numérique, ce droit prend fin plus tôt lorsque nous avons commencé avec votre accord préalable exprès, que vous avez reconnu perdre alors ce droit et que nous vous avons confirmé cet accord et cette reconnaissance.",
          `Sans cet accord, le téléchargement et la publication attendent la fin des ${withdrawalDays} jours. Vous pouvez le donner plus tard : cliquez sur « Commencer maintenant » dans vos achats.`,
        ],
      },
      {
        title: "Modèle de formulaire de rétractation",
        paragraphs: [
          "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
          `À l’attention de ${company}, ${seller.email} :`,
          "Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la fourniture du contenu numérique (*) ci-dessous :",
          "Commandé le (*)/reçu le (*) :",
          "Nom du (des) consommateur(s) :",
          "Adresse du (des) consommateur(s) :",
          "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :",
          "Date :",
          "(*) Rayez la mention inutile.",
        ],
      },
    ],
  };
};
