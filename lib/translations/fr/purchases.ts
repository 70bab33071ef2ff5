export const purchasesPage = {
  title: "Achats",
  intro:
    "Ce que vous avez acheté est à vous pour de bon : téléchargez-le autant de fois que vous le voulez.",
  nothingBought: "Aucun achat pour l’instant",
  nothingBoughtHint: "Vos achats, vos factures et vos avis apparaîtront ici.",
  browseAll: "Voir tous les modèles",
};

export const purchases = {
  caption: "Vos achats, du plus récent au plus ancien",
  number: "Commande n°",
  date: "Date",
  status: "Statut",
  name: "Nom",
  price: "Prix",
  color: "Couleur",
  type: "Type",
  category: "Gamme",
  review: "Avis",
  refunded: "Remboursé",
  completed: "Payé",
  pending: "En attente",
  notPaid: "Non payé",
  partlyPaid: "Payé en partie",
  payAgain: "Payer à nouveau",
  oneMoment: "Un instant…",
  orderChanged: "Cette commande a changé",
  seeCart: "Voir votre panier",
  notNow: "Plus tard",
  credit: "Vous avez viré {amount} de trop : nous vous renvoyons cette somme.",
  cancel: "Annuler cette commande",
  cancelTitle: "Annuler votre commande {id} ?",
  cancelText:
    "Annulez-la seulement si vous n’avez pas encore viré {amount}. Son contenu retournera dans votre panier.",
  cancelYes: "Annuler la commande",
  cancelNo: "La garder",
  ofOrder: ", commande {id}",
  invoice: "Facture",
  invoiceAsPdf: " {id} en PDF",
  replaced: "Remplacée par la facture rectificative",
  wrong: "Une erreur ?",
  wrongOn: " Poser une question sur la facture de la commande {id}",
  total: "{amount} au total",
  totalWithDeployment: "{amount} au total, mise en ligne comprise",
  terms: "CGV",
  termsAsPdf: " de la commande {id} en PDF",
  xml: "Facture électronique (XML)",
  xmlOfOrder: " de la commande {id}",
  xmlOfCorrected: " de la facture rectificative {number}",
  xmlOfCreditNote: " de l’avoir {number}",
  correctedInvoice: "Facture rectificative",
  correctedInvoiceAsPdf: " {number} en PDF",
  withTax: "dont TVA à {rate, number} % : {amount}",
  reverseCharge: "hors TVA : autoliquidation",
  buyerReference: "Votre référence : {reference}",
  youReviewed: "Vous avez donné votre avis sur {preset}",
  reviewHidden: "Votre avis est masqué",
  reviewHiddenText:
    "Il n’est plus affiché et ne compte plus. Si vous n’êtes pas d’accord, écrivez-nous.",
  reviewHiddenReason: "Motif : {reason}",
  afterPayment: "Après paiement",
  addReview: "Donner un avis",
  reviewOf: " sur {preset}",
};

export const pendingTransfer = {
  howToPay: "Comment payer la commande {id}",
  pleaseTransfer: "Veuillez virer le montant sur ce compte.",
  transferRest: "Nous avons reçu {received}. Veuillez virer le solde.",
  keptUntil: "Nous gardons votre commande jusqu’au {day}.",
  accountHolder: "Titulaire",
  bank: "Banque",
  account: "Compte",
  bic: "BIC",
  amount: "Montant",
  reference: "Référence à indiquer",
  code: "QR code du virement",
  scan: "Scannez-le avec votre application bancaire.",
};

export const closedTransfers = {
  title: "Virements à ne plus effectuer",
  replaced: "Votre commande {newId} remplace votre commande {id}.",
  cancelled: "Votre commande {id} est annulée.",
  expired: "Votre commande {id} a été clôturée, car son virement n’est pas arrivé.",
  doNotTransfer: "Veuillez ne plus virer {amount} avec la référence {reference}.",
  arrived: "Votre virement de {amount} est arrivé. Nous examinons la situation.",
  returned: "Nous vous avons renvoyé votre virement de {amount}.",
};

export const startNow = {
  waits:
    "Vous pouvez vous rétracter jusqu’au {day}. Le téléchargement et la mise en ligne commencent après cette date, ou dès que vous le demandez.",
  start: "Commencer maintenant",
  wait: "Attendre",
  oneMoment: "Un instant…",
  title: "Commande {id} : commencer maintenant ?",
  ofOrder: ", commande {id}",
};

export const orderMessages = {
  ask: "Poser une question",
  ofOrder: ", commande {id}",
  title: "Messages sur la commande {id}",
  you: "Vous",
  shop: "Nous",
  byEmail: "par e-mail",
  fromElsewhere: "depuis une autre adresse que la vôtre",
  noText: "L’e-mail ne contenait aucun texte.",
  attachments:
    "{count, plural, one {Une pièce jointe n’a pas été conservée.} other {# pièces jointes n’ont pas été conservées.}}",
  shortened: "L’e-mail était plus long : en voici le début.",
  earlier: "Messages précédents",
  message: "Votre message",
  hint: "Nous répondons ici et par e-mail.",
  missing: "Veuillez écrire un message",
  send: "Envoyer",
  oneMoment: "Un instant…",
  sent: "Votre message est envoyé.",
};

export const orderRefunds = {
  refunded: "Remboursé",
  refundedWithSite: "Remboursé. Le site reste en ligne jusqu’au {day}.",
  onItsWay: "Remboursement en cours",
  creditNote: "Avoir, {amount}",
  creditNoteAsPdf: " (numéro {number}, en PDF)",
  ask: "Demander un remboursement",
  ofOrder: ", commande {id}",
  asked: "Remboursement demandé",
  declined: "Remboursement refusé : {answer}",
};

export const refundRequest = {
  title: "Remboursement de la commande {id}",
  description:
    "Une fois le remboursement effectué, la licence prend fin. Un site que nous hébergeons reste en ligne une semaine de plus.",
  deploymentDescription:
    "Une fois le remboursement effectué, le site reste en ligne une semaine de plus. Vous gardez la licence et pouvez toujours télécharger le modèle.",
  presets: "Que faut-il rembourser ?",
  deployment: "La mise en ligne, avec le dernier modèle",
  choose: "Veuillez choisir au moins un modèle.",
  reason: "Motif",
  changed_mind: "J’ai changé d’avis",
  not_as_described: "Non conforme à la description",
  does_not_work: "Ne fonctionne pas",
  bought_twice: "Je l’ai acheté deux fois",
  note: "Autre chose à nous dire ?",
  send: "Envoyer la demande",
  oneMoment: "Un instant…",
  thanks: "Nous avons reçu votre demande",
  thanksText:
    "Nous vous répondrons par e-mail. Un éventuel remboursement se fera par le moyen de paiement utilisé.",
};
