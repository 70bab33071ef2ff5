import type { LegalTexts } from "../../legal-texts";

/** GDPR, article 13. */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Confidentialité",
  version: "2026-11-29",
  intro:
    "Ce que nous conservons sur vous, combien de temps, et ce que ces données deviennent quand vous supprimez votre compte. La suppression d’un compte suit exactement ce tableau.",
  sections: [
    {
      title: "Responsable du traitement",
      paragraphs: [
        `${[name, ...address].join(", ")}. Vous pouvez nous joindre à l’adresse ${email} ou au ${phone}.${privacyOfficer ? ` Notre délégué à la protection des données : ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Ce qui nous autorise à traiter vos données",
      paragraphs: [
        "Pour exécuter notre contrat avec vous ou pour le préparer (article 6.1.b du RGPD) : votre compte, vos commandes, vos licences, vos brouillons, vos images et vos sites, et nos échanges. Parce que la loi nous y oblige (6.1.c) : les factures, la preuve de votre pays pour la TVA et les réponses aux autorités. Parce que nous y avons un intérêt légitime, sur lequel vos propres intérêts et droits ne l’emportent pas (6.1.f) : la limitation des abus, l’historique de ce qui s’est passé dans un compte, le comptage des visites sans noms, les avis et les droits que chacun fait valoir. Parce que vous avez donné votre consentement (6.1.a) : les e-mails sur vos brouillons ; vous pouvez le retirer à tout moment, et ce qui a été fait avant reste licite.",
      ],
    },
    {
      title: "Ce que vous devez nous donner",
      paragraphs: [
        "Rien, si vous ne faites que regarder. Une commande exige votre nom, votre adresse de facturation et votre adresse e-mail : sans eux, il n’y a ni contrat ni facture. Tout le reste est facultatif. Aucune décision à votre sujet n’est prise par un programme seul.",
      ],
    },
    {
      title: "Qui d’autre reçoit des données",
      paragraphs: [
        `L’entreprise dont la boutique utilise les serveurs les conserve toutes pour nous. PayPal reçoit le montant et le numéro des commandes que vous payez par ce moyen. Notre service d’e-mail reçoit les e-mails que nous vous envoyons. Si vous vous connectez avec un compte d’un autre fournisseur, celui-ci l’apprend et nous indique votre nom et votre adresse e-mail. Notre banque reçoit les virements, notre expert-comptable et l’administration fiscale reçoivent les factures. Si votre site est publié chez un hébergeur de sites statiques, celui-ci en reçoit les pages. Si vous avez un n° de TVA d’un autre pays de l’Union européenne, le service VIES de la Commission européenne le reçoit quand vous commandez, pour nous dire s’il est valable. ${writer ? `Si vous faites reformuler des textes par l’IA, le modèle de langage de ${writer} reçoit le nom, le métier, la ville, la description et l’offre de votre entreprise. ` : ""}Personne d’autre ne reçoit de données, et rien n’est vendu.`,
      ],
    },
    {
      title: "Hors d’Europe",
      paragraphs: [
        "Certaines de ces entreprises, comme notre service d’e-mail et le groupe PayPal, travaillent aussi aux États-Unis. Dans ce cas, le transfert repose sur une décision d’adéquation de la Commission européenne, qui constate que les données y sont assez protégées, ou sur ses clauses contractuelles types. Écrivez-nous pour en recevoir une copie.",
      ],
    },
    {
      title: "Cookies",
      paragraphs: [
        `Un cookie maintient votre connexion, un autre retient que vous vous êtes déjà connecté avec ce navigateur. Aucun des deux ne vous suit où que ce soit. Nous comptons sans cookie combien d’appareils ouvrent chaque jour un modèle, le panier et la page de paiement : au moyen d’empreintes numériques, supprimées à la fin de la journée. La vitesse des pages est mesurée pour une page vue sur quatre : votre navigateur envoie des durées, le type de page et si sa fenêtre est étroite ; tout cela s’ajoute aux totaux du jour. Votre panier et vos couleurs restent dans votre navigateur tant que vous ne vous connectez pas.${toEverybody ? " Quand vous vous rétractez d’un contrat, un cookie garde ce que vous avez saisi jusqu’à l’envoi, pendant une demi-heure au plus." : ""}`,
      ],
    },
    {
      title: "Vos droits",
      paragraphs: [
        "Vous pouvez obtenir une copie de vos données, y compris pour les emporter ailleurs, les faire rectifier ou effacer, en faire limiter le traitement, et vous opposer à ce que nous faisons pour un intérêt légitime. Votre profil s’en charge pour l’essentiel : il vous donne une copie de toutes vos données, vous permet de corriger ce qui est faux et de supprimer le compte. Vous avez deux semaines pour changer d’avis avant la suppression. Pour tout le reste, écrivez-nous ; nous répondons dans un délai d’un mois.",
      ],
    },
    {
      title: "Réclamations",
      paragraphs: [
        "Vous pouvez adresser une réclamation à une autorité de protection des données : celle du lieu où vous vivez ou travaillez (en France, la CNIL) ou celle dont nous dépendons.",
      ],
    },
  ],
});
