import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "La présente version française a la même force obligatoire que la version anglaise.",
  terms: [
    {
      title: "Une entreprise, un site",
      sentences: [
        "Vous pouvez utiliser le modèle pour une seule entreprise et pour un seul site web de cette entreprise.",
        "Le site peut comporter autant de pages et de langues et accueillir autant de visiteurs que vous le souhaitez.",
        "Pour une deuxième entreprise ou un deuxième site, vous devez acheter de nouveau le modèle.",
      ],
    },
    {
      title: "Libre de modification",
      sentences: [
        "Vous pouvez modifier à votre gré les textes, les images, les couleurs et le code, ou les faire modifier par un tiers.",
        "Vous n’êtes pas tenu de nous mentionner.",
      ],
    },
    {
      title: "Sans limite de durée",
      sentences: [
        "La licence est accordée sans limite de durée, et il n’y a rien à renouveler.",
        "Vous pouvez télécharger de nouveau le modèle autant de fois que vous le souhaitez, même lorsque nous ne le vendons plus.",
      ],
    },
    {
      title: "Pas de cession à des tiers",
      sentences: [
        "Il vous est interdit de vendre, de prêter ou de publier le modèle en tant que modèle, en tout ou en partie, modifié ou non.",
        "Il vous est également interdit de l’intégrer à un outil qui crée des sites web pour des tiers.",
      ],
    },
    {
      title: "Images et polices",
      sentences: [
        "Les droits sur les images nous appartiennent ; vous pouvez les afficher dans le cadre de votre site.",
        "Les droits sur les polices appartiennent à leurs auteurs : leurs licences se trouvent à côté d’elles, dans le dossier fonts.",
      ],
    },
    {
      title: "Quand une licence prend fin",
      sentences: [
        "Une licence est retirée lorsque son paiement est remboursé.",
        "Le site doit alors être mis hors ligne.",
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Vous pouvez ajouter vous-même l’un et l’autre."],
    medium: [categoryTexts.medium, "Vous pouvez l’adapter vous-même aux mobiles."],
    premium: [categoryTexts.premium, "Vous restez libre de modifier l’un et l’autre."],
  },
};
