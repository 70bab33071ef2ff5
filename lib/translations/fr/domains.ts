/** A domain of a customer's site. */
export const siteDomain = {
  off: "Les domaines ne sont pas encore proposés",
  offHint:
    "Cette boutique ne permet pas de relier votre propre domaine. Votre site reste à son adresse.",
  title: "Votre propre domaine",
  intro:
    "Réservez un domaine où vous voulez, saisissez-le ici, puis ajoutez deux enregistrements DNS chez votre fournisseur de domaine. Votre site s’ouvrira alors sous ce nom.",
  name: "Votre domaine",
  nameHint: "Avec ou sans www, tel que vos visiteurs doivent le voir.",
  placeholder: "www.votre-site.fr",
  add: "Utiliser ce domaine",
  adding: "Vérification des enregistrements…",
  proved: "Votre site est ici",
  pending: "En attente de ses enregistrements DNS",
  failing: "Ses enregistrements DNS ont changé",
  expired: "Nous avons cessé de vérifier",
  provedHint:
    "Son adresse chez nous redirige ici. Laissez les enregistrements tels quels : nous les vérifions une fois par jour.",
  pendingHint:
    "Ajoutez ces enregistrements chez votre fournisseur de domaine. Il peut se passer une heure avant que nous les voyions. Nous continuons de vérifier jusqu’au {until}.",
  failingHint:
    "Veuillez les rétablir comme indiqué ci-dessous. Votre site reste sous ce domaine jusqu’au {until}, ainsi qu’à son adresse chez nous.",
  expiredHint:
    "Pendant sept jours, ses enregistrements n’étaient pas ceux indiqués ci-dessous. Ajoutez-les, puis relancez la vérification.",
  leadsTo: "Redirige vers {host}",
  check: "Vérifier",
  checking: "Vérification…",
  checked: "Dernière vérification : {when}",
  nextCheck: "prochaine : {when}",
  other: "Utiliser aussi {host}",
  withoutOther: "Ne plus utiliser {host}",
  remove: "Retirer le domaine",
  removeTitle: "Retirer {host} ?",
  removeText:
    "Votre site ne sera plus qu’à son adresse chez nous. Vous pourrez aussi supprimer les enregistrements DNS.",
  removeYes: "Oui, le retirer",
  removeNo: "Le garder",
  opensInNewTab: " (nouvel onglet)",
};

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "Enregistrements DNS pour {host}",
  name: "Nom",
  value: "Valeur",
  notLooked: "Pas encore vérifié",
  notFoundYet: "Pas encore trouvé",
  right: "Correct",
  extra: "En trop",
  missing: "Manquant",
  wrong: "Incorrect",
  proxied: "Derrière un proxy",
  unreachable: "Pas de réponse",
  taken: "Déjà pris",
  // The sentence of `othersElsewhere` follows.
  others:
    "Nous ne vérifions que ces enregistrements. Vous pouvez en garder d’autres, comme l’enregistrement TXT demandé par un moteur de recherche.",
  othersElsewhere:
    "Ajoutez cet enregistrement TXT au domaine que vous avez réservé, pas à {host} : un nom qui a un enregistrement CNAME ne peut en avoir aucun autre.",
  aliasHint: "Certains fournisseurs parlent d’ANAME ou de « flattened CNAME ».",
  nameOfRecord: " le nom de l’enregistrement {type} pour {name}",
  valueOfRecord: " la valeur de l’enregistrement {type} pour {name}",
  forProvider: "Tous les enregistrements sous forme de texte pour votre fournisseur de domaine :",
  allOf: " tous les enregistrements de {host}",
  byEmail: "Envoyer par e-mail",
  request: "Veuillez ajouter ces enregistrements DNS pour {host} :",
};

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "L’enregistrement {type} manque : il n’y en a aucun pour {name}.",
  wrong:
    "L’enregistrement {type} {type, select, CNAME {pointe vers} ALIAS {mène à} other {contient}} {found} au lieu de {value}.",
  extra:
    "{name} mène aussi à {found} : certains visiteurs n’arrivent donc pas sur votre site. Supprimez l’enregistrement qui contient cette adresse.",
  proxied: "Un proxy ({proxy}) répond pour {name} et masque l’enregistrement.",
  switchOff: "Désactivez le proxy pour ce nom.",
  switchOffCloudflare:
    "Désactivez le proxy : là où vous gérez votre DNS, cliquez sur le nuage orange à côté de l’enregistrement. Il doit devenir gris et afficher « DNS uniquement » (« DNS only »).",
  unreachable: "Aucun serveur de noms n’a répondu pour {name}.",
  taken:
    "Un autre site de cette boutique utilise ce nom, et son enregistrement TXT est encore en place. Supprimez-le, puis relancez la vérification.",
};
