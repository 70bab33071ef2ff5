import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** GDPR, article 28 (3). */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Sous-traitance RGPD",
  version,
  intro: `Le contrat entre vous, dont le site a un formulaire ou est hébergé par nous, et ${seller.name}, qui traite pour vous les données de vos visiteurs (article 28 du règlement général sur la protection des données, RGPD). Vous êtes le responsable du traitement, nous sommes votre sous-traitant. Ce contrat s’applique sans signature, à partir du jour où votre site est publié ou son formulaire utilisé.`,
  sections: [
    {
      title: "De quoi il s’agit",
      paragraphs: [
        "Objet et finalité : nous affichons les pages de votre site, nous recevons ce que vos visiteurs envoient par ses formulaires, nous le conservons dans la rubrique « Messages » de votre site et nous vous l’envoyons par e-mail.",
        "Données : les noms, les adresses e-mail et tout ce que les visiteurs écrivent, commandent ou demandent ; l’adresse IP, le temps de répondre à une requête ; le nombre de visites, sans rien sur le visiteur.",
        "Personnes concernées : les visiteurs de votre site.",
        `Durée : aussi longtemps que vous détenez la licence. Les messages sont supprimés ${days.messages} jours après leur arrivée, le spam et les messages que vous avez supprimés, au bout de ${days.spam} jours, et le nombre de visites au bout de ${days.visits} jours.`,
      ],
    },
    {
      title: "Vos instructions",
      paragraphs: [
        "Nous ne traitons les données que sur vos instructions documentées : celles que vous donnez par ce que vous publiez et par les réglages de votre site, ou par e-mail. Si la loi nous oblige à autre chose, nous vous en informons au préalable, sauf si cette loi l’interdit.",
        "Si une instruction nous paraît contraire aux règles sur la protection des données, nous vous le disons.",
      ],
    },
    {
      title: "Qui voit les données",
      paragraphs: [
        "Seules les personnes qui en ont besoin pour faire fonctionner le service ; elles sont tenues à la confidentialité. Ce que notre équipe fait dans l’administration est enregistré.",
      ],
    },
    {
      title: "Sécurité",
      paragraphs: [
        "Les connexions sont chiffrées. L’accès de notre équipe exige un second facteur d’authentification. Les mots de passe et les clés sont conservés sous forme hachée. Les bases de données sont sauvegardées. Les envois par formulaire sont limités par expéditeur et par site. Ce qu’écrivent les visiteurs s’affiche comme du texte et n’est jamais exécuté.",
        "Nous adaptons ces mesures à l’évolution des techniques ; le niveau de protection ne baisse pas.",
      ],
    },
    {
      title: "Autres sous-traitants",
      paragraphs: [
        "Vous nous autorisez à faire appel à d’autres sous-traitants : l’entreprise dont nous utilisons les serveurs, le service qui envoie nos e-mails et, si votre site est publié chez un hébergeur de sites statiques, cet hébergeur. Un contrat impose à chacun les mêmes obligations qu’à nous, et nous répondons d’eux envers vous.",
        "Nous annonçons tout nouveau sous-traitant par e-mail, quatre semaines à l’avance. Si vous vous y opposez pour une raison valable et que nous ne trouvons pas d’autre solution, vous pouvez mettre fin à l’hébergement.",
        "Si l’un d’eux se trouve hors de l’Espace économique européen, le transfert est couvert par une décision d’adéquation de la Commission européenne ou par ses clauses contractuelles types.",
      ],
    },
    {
      title: "Notre aide pour vos obligations",
      paragraphs: [
        "Dans la rubrique « Messages », vous pouvez retrouver, exporter et supprimer ce qu’une personne a envoyé. Nous vous aidons aussi pour les demandes des personnes concernées, les analyses d’impact et les questions des autorités.",
        "En cas de violation de données (si les données de vos visiteurs sont perdues, altérées ou divulguées), nous vous prévenons dans les meilleurs délais après en avoir pris connaissance, avec ce qu’il vous faut pour votre propre notification.",
      ],
    },
    {
      title: "Fin du contrat",
      paragraphs: [
        "Quand la licence ou votre compte prend fin, vous pouvez exporter les messages ; nous les supprimons ensuite, sauf si la loi nous oblige à conserver quelque chose. Les sauvegardes sont écrasées au fur et à mesure.",
      ],
    },
    {
      title: "Preuves et audits",
      paragraphs: [
        "Sur demande, nous vous montrons que nous respectons ce contrat. Vous pouvez aussi faire un audit, ou en charger une personne de votre choix, après nous avoir prévenus et pendant les heures de travail.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
