import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "La présente version française fait foi au même titre que la version anglaise.",
  terms: [
    {
      title: "Une entreprise, un site",
      sentences: [
        "Vous pouvez utiliser le modèle pour une seule entreprise ou, si vous êtes un particulier, pour vous-même, et pour un seul site web.",
        "Le site peut comporter autant de pages et de langues et accueillir autant de visiteurs que vous le souhaitez.",
        "Pour une deuxième entreprise ou un deuxième site, il vous faut une autre licence.",
      ],
    },
    {
      title: "Modifications libres",
      sentences: [
        "Vous pouvez modifier à votre gré les textes, les images, les couleurs et le code, ou les faire modifier par un tiers.",
        "Vous n’êtes pas tenu de nous mentionner.",
      ],
    },
    {
      title: "Sans limite de durée",
      sentences: [
        "La licence est accordée pour le monde entier et pour toute la durée de protection des droits, et il n’y a rien à renouveler.",
        "Vous pouvez télécharger de nouveau le modèle autant de fois que vous le souhaitez, même lorsque nous ne le vendons plus.",
      ],
    },
    {
      title: "Pas de revente ni de diffusion",
      sentences: [
        "Il vous est interdit de vendre, de donner, de louer, de prêter ou de publier le modèle en tant que modèle, en tout ou en partie, modifié ou non.",
        "Il vous est également interdit de l’intégrer à un outil qui crée des sites web pour des tiers.",
      ],
    },
    {
      title: "Images et polices",
      sentences: [
        "Les droits sur les images nous appartiennent ; vous pouvez les afficher dans le cadre de votre site.",
        "Les droits sur les polices appartiennent à leurs auteurs ; la licence de chaque police se trouve à côté d’elle, dans le dossier fonts.",
      ],
    },
    {
      title: "Quand une licence prend fin",
      sentences: [
        "Une licence prend fin lorsque le prix de son modèle est remboursé.",
        `Vous mettez alors le site hors ligne et n’utilisez plus ses fichiers ; un site que nous hébergeons reste en ligne ${siteNoticeDays} jours de plus.`,
      ],
    },
  ],
  categories: {
    basic: [
      categoryTexts.basic,
      "Vous pouvez ajouter vous-même l’adaptation aux mobiles et le mode sombre.",
    ],
    medium: [categoryTexts.medium, "Vous pouvez l’adapter vous-même aux mobiles."],
    premium: [
      categoryTexts.premium,
      "Vous pouvez modifier l’affichage sur chaque écran et le mode sombre.",
    ],
  },
};
