/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Vos connexions (navigateur, système, pays, dates et heures), les comptes associés, les clés d’accès, votre double authentification, vos jetons d’API, votre rôle dans l’administration si vous y travaillez, les liens que nous vous avons envoyés par e-mail et le nombre de tentatives de connexion",
  support:
    "Vos échanges avec la boutique au sujet de commandes ou à la suite d’un message que vous nous avez envoyé",
  orders: "Les commandes inachevées et votre panier",
  reviews: "Vos avis",
  domains: "Les domaines de vos sites",
  messages: "Ce que les visiteurs de vos sites vous ont envoyé",
  sites: "Vos sites : noms, versions, réglages et nombre de visites",
  reports:
    "Les signalements de vos sites, ce que nous en avons décidé et vos contestations, ainsi que les sites que vous avez vous-même signalés",
  saved: "Vos modèles favoris et les derniers modèles que vous avez consultés",
  businesses: "Ce que vous nous avez indiqué sur vos entreprises pour que les modèles l’affichent",
  drafts:
    "Vos brouillons, les copies que vous en avez partagées, et votre choix de recevoir ou non des e-mails à leur sujet",
  pictures: "Vos images et vos logos",
  emails:
    "Les e-mails que nous vous avons envoyés (après l’envoi : seulement l’adresse, l’objet et la date) et ce que vous nous avez écrit",
  invoices:
    "Les factures, leurs paiements et remboursements, les pays qui indiquent où vous avez acheté (ceux de votre adresse, de votre réseau et de vos comptes PayPal et bancaire), avec les clés de licence de vos achats",
  audit:
    "Ce qui s’est passé dans votre compte, quand et d’où : connexions, même refusées, modifications, commandes et sites",
  profile:
    "Votre compte : adresse, mot de passe (seulement sous forme d’empreinte), entreprise, adresse de facturation, couleurs",
};

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Les clés d’accès, la double authentification et un rôle jusqu’à leur suppression ; les jetons d’API {tokenDays, number} jours après leur expiration ; les connexions prennent fin après {idleDays, number} jours sans utilisation, au plus tard après {mostDays, number} jours ; les liens après une heure à une semaine ; une copie de vos données après {exportHours, number} heures ; le nombre de tentatives après un jour au plus",
  support: "{years, number} ans",
  untilDeletion: "Tant que vous avez le compte",
  domains: "Jusqu’à ce que vous les retiriez",
  messages: "{days, number} jours ; le spam et ce que vous avez supprimé, {spamDays, number} jours",
  sites:
    "Les {versions, number} dernières versions ; les visites par jour pendant {days, number} jours, sans rien sur le visiteur",
  reports:
    "{years, number} ans ; l’auteur du signalement d’un site, {months, number} mois après notre décision",
  saved:
    "Les favoris jusqu’à ce que vous les retiriez ; les {most, number} derniers modèles consultés jusqu’à ce que vous vidiez la liste",
  businesses: "Jusqu’à ce que vous l’effaciez",
  drafts: "Jusqu’à ce que vous les supprimiez ou que vous désactiviez les e-mails",
  pictures:
    "Jusqu’à ce que vous les supprimiez, ou {days, number} jours après leur dernier affichage",
  emails:
    "Les e-mails tant que vous avez le compte ; ce que vous nous avez écrit pendant {years, number} ans",
  audit:
    "{years, number} ans ; après {days, number} jours, sans la dernière partie de l’adresse réseau",
  profile:
    "Aussi longtemps que vous le voulez, et {days, number} jours de plus pendant lesquels vous pouvez changer d’avis",
};

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Suppression",
  anonymous: "Conservation sans votre nom ni rien qui permette de vous identifier",
  domains: "Suppression ; avant tout le reste, ils sont libérés et vos sites sont mis hors ligne",
  sites: "Suppression ; les fichiers de leurs pages, dans un délai de deux jours",
  reports:
    "Conservation pendant {years, number} ans à compter de la fin de leur année, car nous en publions le nombre chaque année, comme la loi l’exige ; sans adresses, noms ni textes",
  invoices:
    "Conservation pendant {years, number} ans à compter de la fin de leur année, comme l’exige le droit fiscal ; sans votre adresse e-mail ni aucun lien avec vos autres données",
};
