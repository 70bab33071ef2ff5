import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** Directive (EU) 2019/882, article 13 and annex V. */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Accessibilité",
  version,
  intro: `Tout le monde doit pouvoir choisir, acheter et utiliser un modèle sur ${site.name}. Voici où nous en sommes, et ce que vous pouvez faire si quelque chose vous en empêche.`,
  sections: [
    {
      title: "Le service",
      paragraphs: [
        "Une boutique en ligne : vous parcourez les modèles, vous les essayez avec vos couleurs et vos textes, vous commandez, payez, téléchargez, publiez et nous écrivez. Le catalogue et les informations légales fonctionnent sans JavaScript.",
      ],
    },
    {
      title: "La norme",
      paragraphs: [
        "Nous visons le niveau AA des règles WCAG 2.2 et, de ce fait, ce que la norme européenne EN 301 549 exige des sites web.",
        "Un programme contrôle chaque écran en mode clair et en mode sombre, sur mobile et sur ordinateur. Tout s’utilise au clavier seul, avec un zoom de 200 % et sur un écran de 320 pixels de large. Les animations s’arrêtent si votre système le demande.",
      ],
    },
    {
      title: "Ce qui ne fonctionne pas encore",
      paragraphs: [
        "Les factures et les autres fichiers PDF ne sont pas balisés : un lecteur d’écran peut les lire dans le désordre. Sur demande, nous vous envoyons le même contenu sous forme de texte.",
        "Un aperçu montre les couleurs que vous choisissez, même si leur contraste est trop faible ; l’éditeur vous en avertit.",
        "Les modèles des gammes essentiel et confort sont conçus pour les ordinateurs.",
        "Les pages de PayPal dépendent de PayPal.",
      ],
    },
    {
      title: "Signalez-nous un obstacle",
      paragraphs: [
        `Si quelque chose vous bloque, écrivez-nous ou appelez le ${seller.phone}. Indiquez-nous de quelle page il s’agit : nous vous répondons et, en attendant, nous vous aidons pour votre commande.`,
        "Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité de votre pays qui contrôle l’accessibilité des services.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
