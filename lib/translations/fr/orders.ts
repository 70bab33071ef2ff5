/** Every page loads these. */
export const cartButton = {
  add: "Ajouter au panier",
  remove: "Retirer du panier",
  addAll: "Ajouter les {count, number} au panier",
  ofPreset: "{label} : {preset}",
  addFor: "Ajouter au panier, {price}",
  goToCart: "Voir le panier",
  bought: "Acheté",
  added: "{count, plural, one {# modèle ajouté} other {# modèles ajoutés}} à votre panier",
  wasAdded: "{preset} a été ajouté à votre panier",
  wasRemoved: "{preset} a été retiré de votre panier",
  alreadyInCart: "Ce modèle est déjà dans votre panier",
};

/** Every page loads these, too. */
export const cartMerge = {
  title: "Connexion",
  merged: "Votre panier a été réuni avec celui de votre compte",
  leftOut:
    "Votre panier a été réuni avec celui de votre compte. Non repris : {names} (plus en vente, ou déjà à vous).",
};

export const cart = {
  pageTitle: "Panier",
  title: "Votre panier",
  loading: "Chargement",
  needsScript: "Le panier nécessite JavaScript",
  needsScriptHint:
    "Activez-le pour commander, ou rechargez la page. Tout le reste du site fonctionne sans.",
  notLoaded: "Votre panier n’a pas pu être chargé",
  notLoadedHint: "Rien n’est perdu : nous vous le gardons.",
  tryAgain: "Réessayer",
  empty: "Votre panier est vide",
  emptyHint: "Vous pouvez essayer chaque modèle à vos couleurs avant de vous décider.",
  browseAll: "Voir tous les modèles",
  noLongerSold: "Nous avons retiré de votre panier ce qui n’est plus en vente : {presets}.",
  content: "{presets, plural, one {# modèle} other {# modèles}}",
  contentWithLicenses:
    "{presets, plural, one {# modèle} other {# modèles}}, {licenses, plural, one {# licence} other {# licences}}",
  remove: "Retirer",
  edit: "Modifier textes et images",
  editOf: " ({preset})",
  licenses: "Licences",
  licensesOf: " pour {preset}, une par site",
  licensesEach: "{count, plural, one {# licence} other {# licences}} à {price}",
};

export const cartSummary = {
  title: "Récapitulatif",
  subtotal: "Sous-total, {content}",
  deployment: "Mise en ligne",
  total: "Total",
  continue: "Passer au paiement",
  login: "Se connecter",
  mustLogin: "Connectez-vous pour continuer",
  stayHere: "Rester ici",
  isNew: "Pas encore de compte ?",
  createAccount: "Créer un compte",
  without: "Sans mise en ligne",
  withoutHint: "Vous recevez les fichiers et les mettez en ligne vous-même.",
  with: "Avec mise en ligne",
  withHint:
    "Pour {price}, à payer une seule fois, nous mettons {count, plural, one {votre site} other {vos sites}} en ligne en quelques minutes. Vous pouvez ensuite modifier les textes, relier votre domaine, lire les messages de vos visiteurs et compter les visites.",
};

export const coupon = {
  label: "Code promo",
  apply: "Appliquer",
  remove: "Retirer",
  ofCoupon: " le code promo {code}",
  computing: "…",
};

export const anotherLicense = {
  add: "Licence pour un autre site",
  of: ", {preset}",
};

export const cartOffer = {
  title: "Pour votre panier",
  intro: "Rien de tout cela n’est encore dans votre panier, et rien n’est acheté.",
  missing:
    "{count, plural, one {Un autre modèle de ce lien n’est plus en vente.} other {# autres modèles de ce lien ne sont plus en vente.}}",
  total: "Total, {count, plural, one {# modèle} other {# modèles}}",
  look: "Voir le modèle",
  lookAt: " {preset}",
  needsScript:
    "Le panier nécessite JavaScript : activez-le pour ajouter ces modèles, ou rechargez la page.",
  nothing: "Aucun modèle de ce lien n’est en vente",
  nothingHint:
    "Le lien est peut-être ancien ou incomplet. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
  browseAll: "Voir tous les modèles",
};

export const cartOfferButton = {
  add: "{count, plural, one {L’ajouter à mon panier} other {Ajouter les # à mon panier}}",
  adding: "Un instant…",
};

/** What a buyer wants to know before paying. */
export const trust = {
  line: "Vous avez {days, plural, one {# jour} other {# jours}} pour demander un remboursement. Prix TTC. Vendu par {seller}. Chaque licence vaut pour une entreprise ou une personne et un site web.",
  license: "Lire la licence",
};

export const checkout = {
  title: "Votre commande",
  intro: "Vérifiez votre commande, puis choisissez votre moyen de paiement.",
  changeCart: "Modifier le panier",
  pay: "Payer",
  loading: "Chargement de votre panier",
  nothingToPay: "Il n’y a rien à payer",
  cartIsEmpty: "Votre panier est vide.",
  waiting: "Nous attendons votre virement",
  waitingHint: "Votre commande est passée. Vous recevez aussi ces informations par e-mail.",
  browseAll: "Voir tous les modèles",
};

export const orderSummary = {
  title: "Récapitulatif",
  several: "{preset}, {licenses, plural, one {# licence} other {# licences}}",
  listPrice: "Modèles",
  subtotal: "Sous-total",
  deployment: "Mise en ligne",
  noDeployment: "Mise en ligne (non choisie)",
  total: "Total",
};

/** Before PayPal's page, and after an order by bank transfer. */
export const payment = {
  title: "PayPal",
  text: "Un instant, nous vous redirigeons vers PayPal…",
  goNow: "Ouvrir PayPal",
  failed: "La page de PayPal n’a pas pu s’ouvrir.",
  thankYou: "Merci",
  detailsFollow: "Vous allez recevoir nos coordonnées bancaires par e-mail.",
  seePurchases: "Voir vos achats",
};

/** Explains that paying by PayPal replaces bank transfers that were not made yet. */
export const transferNotice = {
  /** The reference of the transfer follows. */
  waiting: "{names} {count, plural, one {attend} other {attendent}} votre virement",
  replaces: "Le paiement par PayPal remplace ce virement : ne l’effectuez plus.",
  backToCart:
    "Cette commande est annulée, et {names} {count, plural, one {retourne} other {retournent}} dans votre panier.",
  forGood:
    "Le virement reste annulé même si vous quittez ensuite PayPal sans payer. Vous pouvez commander à nouveau à tout moment.",
};

export const payDialog = {
  title: "Vos coordonnées",
  description:
    "Pour votre facture de {total}. Le n° de TVA, votre référence et le complément d’adresse sont facultatifs.",
  descriptionOfPerson: "Pour votre facture de {total}. Le complément d’adresse est facultatif.",
  companyName: "Raison sociale",
  lastName: "Nom",
  firstName: "Prénom",
  street: "Numéro et rue",
  street2: "Complément d’adresse",
  state: "État",
  province: "Province",
  county: "Comté",
  prefecture: "Préfecture",
  region: "Région",
  chooseCountry: "Veuillez choisir",
  unusualZipCode:
    "Pour ce pays ({country}), un code postal ressemble à {example}. Si le vôtre est correct, cliquez à nouveau sur le bouton.",
  city: "Ville",
  zipCode: "Code postal",
  country: "Pays",
  vatId: "N° de TVA",
  buyerReference: "Votre référence",
  referenceHint: "Par exemple un numéro de commande.",
  unusualLeitwegId:
    "Les chiffres de contrôle ne sont pas ceux d’une Leitweg-ID. Si votre référence est correcte, cliquez à nouveau sur le bouton.",
  forBusiness: "J’achète à titre professionnel",
  incomplete: "Veuillez d’abord remplir vos coordonnées.",
  paypal: "PayPal",
  bankTransfer: "Virement bancaire",
  buyWithPaypal: "Acheter avec PayPal",
  buyByTransfer: "Acheter par virement",
  startLater:
    "Sans cet accord, le téléchargement et la mise en ligne ne commencent qu’au bout de {days, plural, one {# jour} other {# jours}}, ou dès que vous le demandez.",
  oneMoment: "Un instant…",
  paypalFailed: "La fenêtre de PayPal n’a pas pu s’ouvrir. Ce bouton mène à la page de PayPal.",
};

/** The links follow what names them, and the last two follow "See also:". */
export const termsLine = {
  accept: "En commandant, vous acceptez les",
  terms: "conditions générales de vente",
  and: "et la",
  license: "licence",
  also: "Voir aussi :",
  refunds: "remboursements",
  privacy: "confidentialité",
  opensInNewTab: "(nouvel onglet)",
};

/** How a payment ended, and what to do then. */
export const outcome = {
  pageTitle: "Paiement",
  paid: "Paiement reçu, merci !",
  paidText: "Le paiement est arrivé et vos modèles sont à vous.",
  paidHint: "Vous recevrez le reçu et la facture par e-mail.",
  pending: "PayPal vérifie encore",
  pendingText: "Votre commande est bien enregistrée. PayPal n’a pas encore validé le paiement.",
  pendingHint: "Vous n’avez rien à faire. Nous vous écrirons dès que le paiement sera arrivé.",
  declined: "Le paiement a été refusé",
  declinedText: "PayPal n’a pas pu débiter la carte ou le compte choisi. Rien n’a été prélevé.",
  declinedHint:
    "Votre panier est tel que vous l’avez laissé. Réessayez depuis vos achats, ou commandez par virement.",
  cancelled: "Paiement annulé",
  cancelledText: "Vous avez quitté PayPal avant de payer. Rien n’a été prélevé.",
  cancelledHint:
    "Votre panier est tel que vous l’avez laissé. La commande reste aussi dans vos achats, prête à être payée.",
  alreadyPaid: "Cette commande est déjà payée",
  alreadyPaidText: "Le paiement était déjà arrivé. Vous n’avez payé qu’une fois.",
  unknown: "Nous ne savons pas encore si le paiement a abouti",
  unknownText:
    "Nous n’avons pas pu savoir comment ce paiement s’est terminé. Vous ne paierez pas deux fois.",
  unknownHint:
    "Nous continuons d’interroger PayPal. Consultez vos achats dans quelques minutes, ou écrivez-nous.",
  seePurchases: "Voir vos achats",
  backToCart: "Retour au panier",
  talkToUs: "Nous contacter",
};

/** What comes after a payment. */
export const firstSteps = {
  title: "À vous de jouer, en deux étapes",
  write: "Rédigez vos textes : cliquez sur un texte de la page pour le modifier.",
  connect: "Reliez votre domaine. En attendant, votre site a une adresse chez nous.",
  samples:
    "Votre site est mis en ligne tel que vous l’avez enregistré : ce que vous n’avez pas encore rédigé affiche des textes d’exemple. Les moteurs de recherche ne l’affichent pas tant que vous n’avez pas publié vos propres textes.",
  download: "Téléchargez-le et placez-le sur votre propre serveur.",
};

export const addressErrors = {
  forcesPost:
    "Cette adresse relève de la poste aux armées et n’indique pas dans quel pays vous êtes. Veuillez donner votre adresse civile",
  noPostCode:
    "« {zipcode} » n’est pas un code postal de ce pays, où la TVA en dépend. Vérifiez le code postal et le pays",
  otherPostCode:
    "{place} a un autre code postal, et la TVA en dépend. Vérifiez le code postal et la ville",
};

export const billingFields = {
  missing: "Veuillez remplir ce champ",
  businessesOnly:
    "Nous ne vendons qu’aux professionnels. Veuillez confirmer que vous achetez à titre professionnel.",
};

export const cartErrors = {
  notRemoved: "Le modèle n’a pas pu être retiré.",
  full: "Un panier contient {max} modèles au maximum.",
  logIn: "Veuillez vous connecter.",
};

/** What has changed about an order that is paid again. */
export const orderChanges = {
  total: "Le total est maintenant de {now} au lieu de {before}.",
  notSold: "Plus en vente : {names}.",
};

export const orderErrors = {
  billingLacks: "Il manque à votre adresse de facturation : {words}.",
  keyFormat: "Une Idempotency-Key compte de 1 à 200 caractères visibles.",
  keyUsed: "Cette Idempotency-Key a déjà servi à une autre requête.",
  noElectronicInvoice:
    "Il n’y a pas de facture électronique : cette facture ne détaille pas la TVA.",
  unknownCreditNote: "Cet avoir n’existe pas.",
  otherCreditNote: "Cet avoir n’est pas le vôtre.",
  noTerms: "Aucune version des CGV n’est conservée avec cette commande.",
  noInstruction: "Aucune information sur la rétractation n’est conservée avec cette commande.",
  byPaypal: "Une commande par PayPal s’annule sur la page de PayPal.",
  partOfTransfer:
    "Une partie de votre virement pour la commande {orderId} est arrivée. Écrivez-nous : nous vous la renverrons.",
  transferArrived:
    "Votre virement pour la commande {orderId} est arrivé : elle est payée. Vous pouvez demander un remboursement dans vos achats.",
  noLicense: "Vous n’avez pas cette licence. Consultez vos achats.",
  deployedBefore:
    "Vous avez déjà acheté la mise en ligne de {name}. Son site se trouve dans vos achats.",
  pricesChanged: "Les prix ont changé. Vérifiez votre panier.",
  listedTwice: "Un modèle figure deux fois dans cette commande. Vérifiez votre panier.",
  notSold:
    "{count, plural, one {{names} n’est plus} other {{names} ne sont plus}} en vente. Vérifiez votre panier.",
  unknownTemplate: "Un modèle de cette commande n’existe pas. Vérifiez votre panier.",
  bought:
    "Vous avez déjà acheté {names}, avec votre commande {orderId}, visible dans vos achats. Retirez de votre panier ce que vous avez déjà.",
  licensesChanged: "Le nombre de vos licences pour {names} a changé. Vérifiez votre panier.",
  ordered:
    "Vous avez déjà commandé {names} par virement, avec votre commande {orderId}. Payez par PayPal pour remplacer cette commande, ou attendez que votre virement soit arrivé.",
  partlyPaid:
    "Une partie de votre virement pour la commande {orderId} est arrivée. Veuillez virer le solde, ou écrivez-nous.",
  inProgress:
    "Un paiement pour {names} est encore en cours, dans votre commande {orderId}. Consultez vos achats dans quelques minutes.",
  replaced:
    "Une autre de vos commandes vient de remplacer celle-ci. Consultez vos achats avant de payer.",
  waits:
    "Vous pouvez vous rétracter de cette commande jusqu’au {lastDay} : le téléchargement et la mise en ligne commencent après cette date. Pour commencer tout de suite, cliquez sur « Commencer maintenant » dans vos achats.",
  notWaiting:
    "Cette commande n’attend rien : le téléchargement et la mise en ligne sont déjà possibles.",
  notOpen: "Cette commande est clôturée.",
  /** The next six are listed after `billingLacks`. */
  name: "raison sociale",
  lastname: "nom",
  firstname: "prénom",
  city: "ville",
  zipcode: "code postal",
  country: "pays",
  otherInvoice: "Cette facture n’est pas la vôtre.",
};

export const orderFields = {
  cartOwner: "Indiquez à qui est ce panier",
  presetNumber: "Un modèle est désigné par son numéro",
  howManyLicenses: "Indiquez le nombre de licences",
  oneLicense: "Commandez au moins une licence",
  presetLicenses: "Commandez {max} licences au maximum par modèle en une fois",
  ownedLicenses: "Indiquez combien de licences vous avez",
  manyLicenses: "Commandez {max} licences au maximum en une fois",
  presetList: "Envoyez une liste de modèles",
  onePreset: "Choisissez au moins un modèle",
  manyPresets: "Envoyez {max} modèles au maximum en une fois",
  customer: "Indiquez qui commande",
  emptyCart: "Votre panier est vide",
  manyOrdered: "Commandez {max} modèles au maximum en une fois",
  trueOrFalse: "Doit être true ou false",
  reason: "Indiquez pourquoi",
  refundReason: "Choisissez un motif",
};

export const refundErrors = {
  askedAlready: "Vous avez déjà demandé un remboursement pour cette commande.",
  onItsWay:
    "Un remboursement de cette commande est en cours. Vous pourrez en demander un autre une fois qu’il sera arrivé.",
  /** Follows other sentences, as one of its own or after a colon. */
  left: "Remboursable : {left} sur {total}",
  noSuchTemplate: "La commande {id} ne contient pas ce modèle. {figures}.",
  taken: "{names} : déjà remboursé, ou en cours de remboursement. {figures}.",
  taxFirst: "Remboursez d’abord la TVA de la commande {id} : {tax}.",
  tooMuch: "{asked}, c’est plus que ce qui peut être remboursé. {figures}.",
  otherAmount: "Cela fait {amount}, et non {wished}. {figures}.",
  nothing: "Cela fait {amount} : il n’y a rien à rembourser.",
  noTax: "Aucune TVA de la commande {id} n’est à rembourser.",
  otherTax: "La TVA s’élève à {tax}, et non à {wished}.",
  refunded: "La commande {id} a déjà été entièrement remboursée ({total}).",
  underReview:
    "PayPal vérifie encore le paiement de {total} pour la commande {id}. Remboursez-le une fois qu’il sera arrivé.",
  undecided:
    "Le paiement de la commande {id} demande d’abord une décision. Paiement confirmé : {none} sur {total}.",
  notPaid: "La commande {id} n’est pas payée. Remboursable : {none} sur {total}.",
  refundedOrOnItsWay:
    "La commande {id} a déjà été entièrement remboursée ({total}), ou son remboursement est en cours.",
  tooLate:
    "Un remboursement peut être demandé pendant {days} jours après le paiement. Écrivez-nous.",
  someRefunded:
    "Certains de ces modèles ont déjà été remboursés, ou ne figurent pas dans la commande {id}.",
};
