export const withdrawal = {
  title: "Droit de rétractation",
  intro:
    "Les consommateurs peuvent se rétracter d’une commande pendant {days, plural, one {# jour} other {# jours}} après le paiement, sans avoir à donner de motif. Aucun compte n’est nécessaire.",
  order: "Numéro de commande",
  orderHint: "Il figure dans les e-mails relatifs à votre commande.",
  name: "Nom",
  email: "E-mail",
  emailHint: "L’adresse utilisée pour la commande. L’accusé de réception y sera envoyé.",
  next: "Continuer",
  checkFields: "Veuillez vérifier les champs signalés.",
  tooManyTries: "Trop de tentatives. Patientez quelques minutes ou écrivez-nous.",
  didNotWork: "Cela n’a pas fonctionné. Réessayez ou écrivez-nous.",
  confirmTitle: "Confirmez votre rétractation",
  confirmIntro: "Vérifiez votre déclaration. Le bouton ci-dessous nous l’envoie.",
  statement: "Je vous notifie ma rétractation du contrat portant sur la commande {order}.",
  confirm: "Confirmer la rétractation",
  change: "Modifier",
  nothingTyped: "Veuillez d’abord remplir le formulaire.",
  toForm: "Aller au formulaire",
  receivedTitle: "Nous avons reçu votre rétractation",
  receivedText: "Un accusé de réception, avec la date et l’heure, vous est envoyé par e-mail.",
  receivedHint:
    "Une personne l’examine. Si le numéro et l’adresse correspondent à une commande, le remboursement se fera par le moyen de paiement utilisé.",
  home: "Retour à l’accueil",
};

/** What a consumer consents to; see `startConsentVersion`. */
export const startConsent = {
  text: "Commencer tout de suite : je donne mon accord exprès pour que vous commenciez avant la fin du délai de rétractation, et je reconnais perdre alors mon droit de rétractation.",
};

export const withdrawalFields = {
  orderMissing:
    "Saisissez le numéro de la commande, par exemple 1042. Il figure dans les e-mails qui la concernent.",
  nameMissing: "Saisissez votre nom",
  nameOnly: "Saisissez uniquement votre nom",
  emailMissing: "Saisissez votre adresse e-mail",
};
