import { countryName } from "@/lib/country-name";
import { legalLinks } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { currencyNameIn } from "@/lib/money-texts";
import { refundDays, withdrawalDays } from "@/lib/refund-days";
import type { SellerFacts } from "@/lib/seller";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

export const terms: LegalTexts["terms"] = ({ seller, transferDays, toEverybody }) => {
  const company = [seller.name, ...seller.address].join(", ");
  const country = countryName(seller.country, "fr");
  return {
    title: "CGV",
    version,
    intro: `Nos conditions générales de vente : ce que ${seller.name} vous doit et ce que vous lui devez quand vous achetez sur ${site.name}. Chaque commande garde la version en vigueur le jour où vous l’avez passée, et l’e-mail de commande vous en apporte une copie.`,
    sections: [
      {
        title: "Qui vend, et à qui",
        paragraphs: [
          `Votre contrat est conclu avec ${company} (${seller.registration}).`,
          toEverybody
            ? "Nous vendons aux professionnels et aux consommateurs. Un consommateur est une personne physique qui achète à des fins qui n’entrent pas dans le cadre de son activité commerciale, industrielle, artisanale, libérale ou agricole."
            : "Nous vendons uniquement aux professionnels : aux entreprises, indépendants, associations et administrations qui achètent pour leur activité. Nous ne vendons pas aux consommateurs.",
          "Vos propres conditions d’achat ne s’appliquent que si nous les avons acceptées par écrit.",
        ],
        links: [{ label: "Mentions légales", href: legalLinks.imprint }],
      },
      {
        title: "Ce que vous achetez",
        paragraphs: [
          "Une licence pour un modèle de site web prêt à l’emploi : des fichiers numériques que vous téléchargez, à vos couleurs et avec vos textes. La page du modèle indique ce qu’offre chaque gamme.",
          toEverybody
            ? "Vous pouvez utiliser un modèle pour une seule entreprise ou personne et un seul de ses sites web, sans limite de durée. Les conditions de licence font partie des présentes conditions."
            : "Vous pouvez utiliser un modèle pour une seule entreprise et un seul de ses sites web, sans limite de durée. Les conditions de licence font partie des présentes conditions.",
          "Si vous choisissez la mise en ligne, nous mettons aussi le site en ligne pour vous.",
        ],
        links: [{ label: "Conditions de licence", href: links.license }],
      },
      {
        title: "Comment le contrat est conclu",
        paragraphs: [
          `Vous mettez des modèles dans le panier, vérifiez le récapitulatif, remplissez vos coordonnées de facturation et commandez avec le bouton ${toEverybody ? "« Acheter avec PayPal » ou « Acheter par virement »" : "« PayPal » ou « Virement bancaire »"}. Jusque-là, vous pouvez revenir en arrière et tout corriger.`,
          "Votre commande est une offre. Nous l’acceptons par l’e-mail qui vous donne nos coordonnées bancaires ou qui confirme le paiement.",
          "Le contrat est conclu en français. Nous en conservons le texte ; vous le recevez avec cet e-mail, et votre commande reste dans vos achats.",
        ],
      },
      {
        title: "Prix et paiement",
        paragraphs: [
          `Les prix sont en ${currencyNameIn("fr")} et comprennent la TVA applicable. Quand une entreprise d’un autre pays doit elle-même la TVA (autoliquidation), la facture l’indique.`,
          `Vous payez tout de suite avec PayPal, ou par virement. Si un virement n’est pas arrivé au bout de ${transferDays} jours, la commande est clôturée ; vous ne nous devez alors rien.`,
          "La facture vous est envoyée par e-mail dès que le paiement est arrivé.",
        ],
      },
      {
        title: "Livraison",
        paragraphs: [
          "Dès que le paiement est arrivé, vous pouvez télécharger vos modèles depuis vos achats, autant de fois que vous le voulez. Si vous avez choisi la mise en ligne, nous vous écrivons dès que chaque site est en ligne.",
          ...(toEverybody
            ? [
                "Les consommateurs qui n’ont pas accepté que nous commencions immédiatement peuvent télécharger et publier après le délai de rétractation, ou dès qu’ils cliquent sur « Commencer maintenant » dans leurs achats.",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Remboursement",
        paragraphs: [
          `Vous pouvez demander un remboursement pendant ${refundDays} jours après le paiement. Une page à part explique comment.`,
        ],
        links: [{ label: "Remboursements", href: legalLinks.refunds }],
      },
      {
        title: "Les sites que nous hébergeons",
        paragraphs: [
          "Vous décidez de ce que dit votre site, et vous en êtes responsable. Il ne doit pas enfreindre la loi, tromper les visiteurs, se faire passer pour quelqu’un d’autre, recueillir des mots de passe ou des données de paiement pour d’autres services, diffuser des logiciels malveillants ni envoyer du spam.",
          "Quand un site est signalé, une personne l’examine. Nous mettons un site hors ligne dans la mesure où c’est nécessaire, nous vous en donnons le motif, et nous le remettons en ligne si vous nous montrez qu’il était licite. Vous pouvez contester notre décision sur la page de votre site, dans notre boutique.",
          "Pour ce que les visiteurs écrivent dans les formulaires de votre site, nous sommes votre sous-traitant au sens du RGPD.",
          "Nous pouvons mettre fin à l’hébergement par e-mail, avec un préavis de trois mois. Vous gardez la licence et pouvez télécharger le site.",
        ],
        links: [{ label: "Sous-traitance RGPD", href: legalLinks.dataProcessing }],
      },
      {
        title: "Si quelque chose ne fonctionne pas",
        paragraphs: [
          "Dites-le-nous : nous corrigeons le défaut ou remplaçons le modèle. Si nous n’y parvenons pas, vous pouvez obtenir une réduction du prix ou la résolution du contrat, qui y met fin. Pour tout le reste, la loi s’applique.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Responsabilité",
        paragraphs: [
          "Nous sommes responsables sans limite en cas de faute intentionnelle ou de faute lourde, en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, pour ce que nous avons garanti, et dans les cas prévus par la loi sur la responsabilité du fait des produits défectueux.",
          `En cas de faute simple, nous ne sommes responsables que si nous manquons à une obligation essentielle, sans laquelle le contrat n’aurait pas de sens, et seulement à hauteur du dommage habituel et prévisible. Au-delà, nous ne sommes pas responsables.${toEverybody ? " Ces limites ne valent pas pour les consommateurs des pays dont la loi les interdit, comme la France." : ""}`,
        ],
      },
      {
        title: "Avis",
        paragraphs: [
          "Seuls les clients qui ont payé un modèle peuvent donner leur avis. Nous n’écartons aucun avis en raison de sa note, et n’en masquons un que si ses propos sont illicites ou injurieux ; son auteur en apprend le motif.",
        ],
      },
      {
        title: "Droit applicable et litiges",
        paragraphs: [
          `Le droit applicable est celui de notre pays (${country}), à l’exclusion de la Convention des Nations unies sur les contrats de vente internationale de marchandises. Si vous êtes commerçant, les tribunaux de notre siège sont compétents.`,
          ...(toEverybody
            ? [
                "Les consommateurs gardent la protection que leur donne la loi du pays où ils vivent.",
              ]
            : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Rétractation",
  paragraphs: [
    `Les consommateurs peuvent se rétracter du contrat pendant ${withdrawalDays} jours après le paiement, sans donner de motif. Les informations sur ce droit et le modèle de formulaire accompagnent l’e-mail de commande.`,
    "Ce droit prend fin plus tôt si vous donnez votre accord exprès pour que nous commencions immédiatement et si vous reconnaissez perdre alors ce droit.",
  ],
  links: [{ label: "Renoncer au contrat ici", href: legalLinks.withdraw }],
};

export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `En cas de litige, les consommateurs peuvent s’adresser à ce médiateur de la consommation : ${disputeBody}.`
    : "Nous ne sommes pas tenus de participer à une médiation de la consommation et n’y participons pas.";
