/** What several emails have. */
export const emailParts = {
  subtotal: "Sous-total",
  deployment: "Mise en ligne",
  total: "Total",
  notAttached: "Le document n’a pas pu être joint. Il se trouve dans vos achats.",
  purchases: "Vos achats",
};

/** The end of every notice about an account. */
export const notMeEmail = {
  text: "Si c’était vous, vous n’avez rien à faire. Sinon, protégez votre compte : tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe. Le lien est valable une semaine.",
  notMe: "Ce n’était pas moi",
};

export const welcomeEmail = {
  subject: "Bienvenue chez {shop}",
  preview: "Votre compte est prêt.",
  hello: "Bonjour {name}",
  text: "Votre compte est prêt. Connectez-vous avec cette adresse e-mail pour retrouver votre panier, vos achats et vos couleurs en un seul endroit. Confirmez qu’elle est bien la vôtre, afin que les messages de vos sites vous parviennent.",
  confirm: "Confirmer cette adresse",
  byMistake:
    "Si vous n’avez pas créé ce compte, quelqu’un a saisi votre adresse par erreur. Ne la confirmez pas : vous n’avez rien à faire.",
};

export const verifyEmailEmail = {
  subject: "Confirmez votre adresse e-mail pour {shop}",
  preview: "Le lien est valable un jour et ne sert qu’une fois.",
  title: "Confirmez votre adresse e-mail",
  text: "Une fois l’adresse confirmée, vous y recevrez les messages de vos sites et personne d’autre ne pourra l’utiliser.",
  confirm: "Confirmer cette adresse",
  howLong:
    "Le lien est valable un jour et ne sert qu’une fois, sur un appareil connecté à votre compte. Si vous n’avez pas de compte chez nous, ignorez cet e-mail : rien ne se fera sans vous.",
};

export const resetPasswordEmail = {
  subject: "Choisissez un nouveau mot de passe pour {shop}",
  preview: "Le lien est valable une heure et ne sert qu’une fois.",
  title: "Nouveau mot de passe",
  text: "Un nouveau mot de passe a été demandé pour votre compte. Si cette demande vient de vous :",
  choose: "Choisir un mot de passe",
  howLong:
    "Le lien est valable une heure et ne sert qu’une fois. Si la demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe ne change pas.",
};

export const passwordChangedEmail = {
  subject: "Votre mot de passe {shop} a été changé",
  preview: "Tous les autres appareils ont été déconnectés.",
  title: "Votre mot de passe a été changé",
  text: "Le mot de passe de votre compte vient d’être changé, et tous les autres appareils ont été déconnectés.",
};

/** To the present address. */
export const changeEmailFromEmail = {
  subject: "Confirmez la nouvelle adresse de votre compte {shop}",
  preview: "L’adresse ne changera que si vous le confirmez.",
  title: "Une nouvelle adresse pour votre compte",
  text: "Votre compte passera à l’adresse {email} une fois le changement confirmé depuis les deux adresses, dans un délai d’un jour.",
  confirm: "Confirmer le changement",
  notYou:
    "Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe : la personne à l’origine de la demande le connaît.",
};

/** To the new one. */
export const changeEmailToEmail = {
  subject: "Confirmez votre nouvelle adresse pour {shop}",
  preview: "Le lien est valable un jour et ne sert qu’une fois.",
  title: "Votre nouvelle adresse",
  text: "Cette adresse va devenir celle d’un compte chez nous. Si elle est à vous, confirmez-la sur un appareil connecté à ce compte.",
  confirm: "Confirmer cette adresse",
  howLong:
    "Le lien est valable un jour et ne sert qu’une fois. Si vous n’avez pas de compte chez nous, ignorez cet e-mail : rien ne se fera sans vous.",
};

/** To the previous address of the account. */
export const emailChangedEmail = {
  subject: "Votre compte {shop} a une nouvelle adresse",
  preview: "C’est désormais {email}.",
  title: "Votre compte a une nouvelle adresse",
  text: "Vous vous connectez désormais avec {email}, et c’est là que nous vous écrirons.",
};

export const addressTakenEmail = {
  subject: "Vous avez déjà un compte {shop}",
  preview: "Quelqu’un a voulu utiliser cette adresse pour un autre compte.",
  title: "Vous avez déjà un compte",
  text: "Quelqu’un a voulu utiliser cette adresse pour un autre compte. C’est impossible, car vous avez déjà un compte chez nous. Si c’était vous, connectez-vous à ce compte.",
  login: "Se connecter",
  notYou: "Si ce n’était pas vous, vous n’avez rien à faire.",
};

export const newDeviceEmail = {
  subject: "Connexion à {shop} depuis un nouvel appareil",
  unknown: "Nous ne savons pas de quel appareil il s’agit.",
  title: "Connexion depuis un nouvel appareil",
  withDevice:
    "Quelqu’un vient de se connecter à votre compte, pour la première fois dans ce navigateur. Appareil : {device}.",
  text: "Quelqu’un vient de se connecter à votre compte, pour la première fois dans ce navigateur.",
  place: "La connexion semble venir de ce pays : {country}.",
};

export const identityLinkedEmail = {
  subject: "Un nouveau moyen de vous connecter à {shop}",
  preview: "Vous pouvez maintenant vous connecter avec {provider}.",
  title: "Un nouveau moyen de vous connecter",
  text: "Vous pouvez maintenant aussi vous connecter à votre compte avec {provider}.",
};

export const identityUnlinkedEmail = {
  subject: "Un moyen de vous connecter à {shop} a été supprimé",
  title: "Un moyen de connexion a été supprimé",
  text: "Vous ne pouvez plus vous connecter avec {provider}.",
};

export const passkeyAddedEmail = {
  subject: "Votre compte {shop} a une nouvelle clé d’accès",
  preview: "Elle vous permet de vous connecter sans mot de passe.",
  title: "Une nouvelle clé d’accès",
  text: "Vous pouvez désormais vous connecter avec la clé d’accès « {name} », sans mot de passe.",
};

export const passkeyRemovedEmail = {
  subject: "Une clé d’accès de votre compte {shop} a été supprimée",
  preview: "Elle ne permet plus de vous connecter.",
  title: "Une clé d’accès a été supprimée",
  text: "Vous ne pouvez plus vous connecter avec la clé d’accès « {name} ».",
};

export const secondFactorOnEmail = {
  subject: "Double authentification activée sur votre compte {shop}",
  preview: "Un code sera désormais demandé à chaque connexion.",
  title: "La double authentification est activée",
  text: "Désormais, chaque connexion demande un code de votre application d’authentification, ou l’un de vos codes de secours. Vos autres appareils ont été déconnectés.",
};

export const secondFactorOffEmail = {
  subject: "Double authentification désactivée sur votre compte {shop}",
  preview: "Plus aucun code n’est demandé à la connexion.",
  title: "La double authentification est désactivée",
  text: "Votre application d’authentification a été retirée et vos codes de secours ne sont plus valables. Vous pouvez réactiver la double authentification dans votre profil.",
};

export const codesRenewedEmail = {
  subject: "Votre compte {shop} a de nouveaux codes de secours",
  preview: "Les précédents ne sont plus valables.",
  title: "Nouveaux codes de secours",
  text: "Votre compte a de nouveaux codes de secours. Les précédents ne sont plus valables.",
};

export const recoveryCodeUsedEmail = {
  subject: "Un code de secours de votre compte {shop} a été utilisé",
  preview: "Il a servi à la place de votre application d’authentification.",
  title: "Un code de secours a été utilisé",
  text: "Un code de secours a été utilisé à la place de votre application d’authentification. Il n’est plus valable. S’il vous en reste peu, vous pouvez en obtenir de nouveaux dans votre profil.",
};

export const codesGuessedEmail = {
  subject: "Codes erronés pour votre compte {shop}",
  preview: "Quelqu’un connaît votre mot de passe, mais pas vos codes.",
  title: "Codes erronés pour votre compte",
  text: "Quelqu’un a saisi votre mot de passe, puis de nombreux codes erronés, sans parvenir à se connecter. Si ce n’était pas vous, cette personne connaît votre mot de passe : choisissez-en un nouveau.",
};

export const apiTokenEmail = {
  subject: "Un nouveau jeton d’API pour votre compte {shop}",
  subjectOfStaff: "Un nouveau jeton d’API pour l’administration de {shop}",
  preview: "Il permet à un programme de lire vos données.",
  previewOfStaff: "Il permet à un programme d’agir en votre nom.",
  title: "Un nouveau jeton d’API",
  text: "Le jeton d’API « {name} » vient d’être créé dans votre compte. Il permet à un programme de lire vos commandes ou vos sites, mais pas de modifier quoi que ce soit.",
  textOfStaff:
    "Le jeton d’API « {name} » vient d’être créé dans votre compte. Il permet à un programme d’agir en votre nom dans l’administration.",
};

export const apiTokensEndedEmail = {
  subject: "Les jetons d’API de votre compte {shop} ne sont plus valables",
  preview: "Les programmes qui les utilisaient n’ont plus accès.",
  title: "Vos jetons d’API ne sont plus valables",
  text: "Quand tous les appareils ont été déconnectés de votre compte, ces jetons d’API ont cessé d’être valables : {names}.",
  name: "« {name} »",
  next: "Les programmes qui les utilisaient n’ont plus accès. Pour ceux dont vous avez encore besoin, créez de nouveaux jetons dans votre profil ou dans l’administration.",
};

export const exportReadyEmail = {
  subject: "Vos données {shop} sont prêtes",
  preview:
    "Le lien est valable {hours, plural, one {# heure} other {# heures}}, sur un appareil connecté à votre compte.",
  title: "Vos données sont prêtes",
  text: "Comme vous l’avez demandé, voici tout ce que nous conservons sur vous, dans un fichier zip. Le lien est valable {hours, plural, one {# heure} other {# heures}}, sur un appareil connecté à votre compte.",
  download: "Télécharger mes données",
};

/** To an account without a password. */
export const confirmDeletionEmail = {
  subject: "Supprimer votre compte {shop} ?",
  preview: "Il ne sera supprimé que si vous le confirmez.",
  title: "Supprimer votre compte ?",
  text: "Une personne connectée à votre compte a demandé sa suppression. Il ne sera supprimé que si vous le confirmez dans un délai d’un jour, sur un appareil connecté à votre compte.",
  deleteAccount: "Supprimer mon compte",
  notYou:
    "Si vous n’avez rien demandé, ne confirmez pas et choisissez « Se déconnecter partout » dans votre profil.",
};

export const deletionAskedEmail = {
  subject: "Votre compte {shop} va être supprimé",
  preview: "Le {day}. D’ici là, vous pouvez changer d’avis.",
  title: "Votre compte va être supprimé",
  text: "Le {day}, vos sites seront mis hors ligne, et votre compte sera supprimé avec vos brouillons, vos images et vos messages. Nous conservons les factures {years, plural, one {# an} other {# ans}}, comme l’exige le droit fiscal, mais sans votre adresse e-mail.",
};

export const deletionReminderEmail = {
  subject: "Votre compte {shop} sera supprimé dans une semaine",
  preview: "Il sera supprimé le {day}.",
  title: "Votre compte sera supprimé dans une semaine",
  text: "Vous nous avez demandé de supprimer votre compte. Nous le ferons le {day} : vos sites seront mis hors ligne, et vos brouillons, vos images et vos messages seront supprimés.",
};

/** In the two emails before the deletion of an account. */
export const stillTimeEmail = {
  text: "D’ici là, vous pouvez changer d’avis : connectez-vous et gardez votre compte.",
  keep: "Garder mon compte",
};

/** The last one to a customer. */
export const accountDeletedEmail = {
  subject: "Votre compte {shop} est supprimé",
  preview: "Merci d’avoir fait partie de nos clients.",
  title: "Votre compte est supprimé",
  text: "Vos deux semaines sont écoulées : vos sites sont hors ligne, et nous supprimons vos données, y compris cet e-mail. Nous conservons les factures {years, plural, one {# an} other {# ans}}, comme l’exige le droit fiscal, mais sans votre adresse e-mail.",
  missing: "S’il vous manque quelque chose, écrivez à {email}.",
  whatWeKeep: "Ce que nous conservons, et combien de temps",
};

export const keptDraftEmail = {
  subject: "Votre brouillon {template} vous attend",
  preview: "Tout est là où vous l’avez laissé.",
  title: "Votre brouillon vous attend",
  text: "Votre dernière modification du modèle {template} date du {day}. Tout est là où vous l’avez laissé, sur tous vos appareils.",
  edit: "Reprendre mon brouillon",
  why: "Vous avez demandé cet e-mail dans « Vos brouillons ». Il n’est envoyé qu’une fois, une semaine après la dernière modification d’un brouillon que vous n’avez pas commandé.",
  stop: "Ne plus recevoir ces e-mails",
};

/** What several emails about orders have. */
export const orderEmails = {
  seePurchases: "Voir vos achats",
  accountHolder: "Titulaire",
  bank: "Banque",
  account: "Compte",
  bic: "BIC",
  amount: "Montant",
  reference: "Référence à indiquer",
  keptUntil: "Nous gardons votre commande jusqu’au {day}.",
  onItsWay:
    "Si le virement est déjà parti, écrivez à {email} : nous trouverons une solution ensemble.",
  canWithdraw:
    "Vous pouvez vous rétracter de cette commande pendant {days, plural, one {# jour} other {# jours}} après votre paiement ; les informations sur la rétractation sont jointes. Avant la fin de ce délai, ni le téléchargement ni la mise en ligne ne commencent. Pour commencer tout de suite, cliquez sur « Commencer maintenant » dans vos achats.",
  consented:
    "Le {moment}, vous avez donné cet accord : « {consent} » Les informations sur la rétractation sont jointes.",
};

export const bankDetailsEmail = {
  subject: "Comment payer votre commande {order}",
  preview: "Veuillez virer {total} avec la référence {reference}.",
  title: "Merci pour votre commande",
  text: "Veuillez virer le montant sur ce compte :",
  templatesAfter:
    "Indiquez la référence dans le virement : elle nous permet de le rattacher à votre commande. Vos modèles seront à vous dès réception de votre virement.",
  siteAfter:
    "Indiquez la référence dans le virement : elle nous permet de le rattacher à votre commande. Nous mettrons votre site en ligne dès réception de votre virement.",
  code: "Ou scannez le QR code joint avec votre application bancaire : le virement sera prérempli.",
  ordered: "Voici ce que vous avez commandé (commande {order}) :",
  terms: "Les conditions de votre commande sont jointes.",
};

export const transferReminderEmail = {
  subject: "Votre commande {order} attend votre virement",
  preview: "Nous la gardons jusqu’au {day}.",
  restMissing: "Il manque le solde.",
  title: "Votre commande vous attend",
  text: "Nous n’avons pas encore reçu votre virement. S’il est déjà parti, vous n’avez plus rien à faire.",
  textOfRest:
    "Nous n’avons pas encore reçu le solde de votre virement. S’il est déjà parti, vous n’avez plus rien à faire.",
};

export const transferExpiredEmail = {
  subject: "Votre commande {order} a été clôturée",
  preview: "Votre virement n’est pas arrivé. Vous ne nous devez rien.",
  title: "Votre commande a été clôturée",
  text: "Votre virement n’est pas arrivé : nous avons donc clôturé la commande. Vous ne nous devez rien et pouvez commander à nouveau à tout moment.",
  toShop: "Retour à la boutique",
  ifPaid: "Si vous avez payé, écrivez à {email} : nous trouverons une solution ensemble.",
};

export const transferCancelledEmail = {
  subject: "Votre commande {order} est annulée",
  preview: "Veuillez ne pas virer {total}.",
  title: "Votre commande est annulée",
  text: "Vous avez annulé votre commande {order}. Veuillez ne plus virer {total} avec la référence {reference}, et ignorer notre e-mail qui explique comment la payer.",
  inCart: "Ses modèles sont de retour dans votre panier.",
  toCart: "Voir le panier",
};

export const transferReplacedEmail = {
  subject: "Veuillez ne plus payer votre commande {order}",
  preview: "Votre commande {newOrder} la remplace. Veuillez ne pas virer {total}.",
  title: "Votre commande a été remplacée",
  text: "Votre commande {newOrder}, payée par PayPal, remplace votre commande {order}. Veuillez ne plus virer {total} avec la référence {reference}, et ignorer notre e-mail qui explique comment la payer.",
};

export const vatIdUnknownEmail = {
  subject: "Commande {order} : votre n° de TVA n’est pas connu",
  preview: "VIES ne connaît pas {vatId}. Le montant reste de {total}.",
  title: "Votre n° de TVA n’est pas connu",
  text: "Au moment de votre commande, VIES, le service de l’Union européenne pour les numéros de TVA, n’a pas répondu. Il dit maintenant que le n° de TVA {vatId} n’existe pas. Votre commande est maintenue et le montant reste de {total}. La facture indiquera qu’il comprend {tax} de TVA.",
  correct:
    "Si le n° de TVA contient une erreur, veuillez, avant de faire le virement, le corriger dans votre compte, annuler la commande dans vos achats et commander de nouveau.",
  ifPaid:
    "Si vous avez déjà fait le virement, veuillez envoyer le bon n° de TVA à {email}. Nous corrigerons alors la facture.",
};

export const receiptEmail = {
  subject: "Votre reçu pour la commande {order}",
  preview: "Nous avons reçu {total}. Vos modèles sont à vous.",
  previewOfDeployment: "Nous avons reçu {total}. Nous mettons votre site en ligne.",
  title: "Paiement reçu, merci !",
  text: "Nous avons reçu {total} pour votre commande {order}. La facture est jointe.",
  textWithTerms:
    "Nous avons reçu {total} pour votre commande {order}. La facture et nos conditions sont jointes.",
  tooMuch:
    "Vous avez viré {credit} de trop : nous renvoyons cette somme sur le compte d’où elle vient.",
  replaces:
    "Ce paiement remplace votre virement (référence {references}) : veuillez ne plus l’effectuer.",
  nextOnline:
    "À vous de jouer dans vos achats, en deux étapes : rédigez vos textes, puis reliez votre domaine. En attendant, chaque site a une adresse chez nous. Nous vous écrirons dès qu’il sera en ligne.",
  nextDownload:
    "À vous de jouer dans vos achats, en deux étapes : rédigez vos textes, puis téléchargez le modèle, à vos couleurs et avec votre logo.",
};

export const paymentDeclinedEmail = {
  subject: "Le paiement de votre commande {order} a été refusé",
  preview: "Rien n’a été prélevé.",
  title: "Le paiement a été refusé",
  text: "PayPal a refusé votre paiement. Rien n’a été prélevé.",
  next: "La commande reste dans vos achats : vous pouvez l’y payer, y compris par un autre moyen. Votre panier est tel que vous l’avez laissé.",
};

/** A part of a transfer has arrived. */
export const partPaymentEmail = {
  subject: "Il manque {rest} pour votre commande {order}",
  preview: "Nous avons reçu {received} sur {total}.",
  title: "Une partie de votre paiement est arrivée",
  text: "Nous avons reçu {received} sur {total} pour votre commande {order}. Veuillez virer le solde, {rest}, sur ce compte. Vos modèles seront à vous dès réception du solde.",
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = {
  subject: "Vous avez trop payé pour votre commande {order}",
  preview: "Nous vous renvoyons {credit}.",
  title: "Vous avez trop payé",
  text: "Un autre virement est arrivé pour votre commande {order}, qui était déjà payée. Nous renvoyons {credit} sur le compte d’où il vient.",
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = {
  subject: "Commande {order} : nous vous avons renvoyé {credit}",
  preview: "La somme est en route vers votre compte.",
  title: "Votre argent est en route",
  text: "Nous avons renvoyé {credit} sur le compte d’où venait votre virement {reference}.",
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = {
  subject: "Votre commande {order} n’est pas encore payée",
  preview: "Nous l’avions marquée comme payée par erreur. Votre commande {newOrder} la remplace.",
  title: "Nous avons fait une erreur",
  text: "Nous avions marqué votre commande {order} comme payée, mais son virement n’est pas arrivé. L’avoir joint annule la facture, et votre commande {newOrder} remplace la précédente au même prix.",
  next: "Veuillez virer le montant sur ce compte. Si votre virement est déjà parti, vous n’avez plus rien à faire.",
};

export const invoiceCorrectedEmail = {
  subject: "Votre facture rectificative pour la commande {order}",
  preview: "Elle remplace la facture {replaced}.",
  title: "Votre facture rectificative",
  text: "La facture rectificative de votre commande {order} est jointe. Elle remplace la facture {replaced} : veuillez conserver les deux dans votre comptabilité.",
  samePrice: "Le montant que vous avez payé ne change pas.",
};

export const refundedEmail = {
  subject: "Votre remboursement pour la commande {order}",
  preview: "Nous vous avons remboursé {amount}.",
  title: "Votre remboursement",
  text: "Nous vous avons remboursé {amount} pour votre commande {order}. L’avoir est joint.",
  byPaypal: "Par PayPal, transaction",
  byTransfer: "Par virement, référence",
  licenses:
    "{count, plural, one {La licence pour {names} a pris fin. Vous pouvez commander ce modèle à nouveau à tout moment.} other {Les licences pour {names} ont pris fin. Vous pouvez commander ces modèles à nouveau à tout moment.}}",
  site: "Votre site reste en ligne {days, plural, one {# jour} other {# jours}} de plus.",
  sites:
    "{count, plural, one {Votre site {names} reste} other {Vos sites {names} restent}} en ligne {days, plural, one {# jour} other {# jours}} de plus.",
};

export const refundDeclinedEmail = {
  subject: "Votre demande de remboursement pour la commande {order}",
  preview: "Nous ne pouvons pas l’accepter.",
  title: "Remboursement refusé",
  text: "Vous avez demandé le remboursement de votre commande {order}. Voici notre réponse :",
};

/** To a consumer who consented after the order. */
export const startedEmail = {
  subject: "Vous pouvez commencer : commande {order}",
  preview:
    "Téléchargement et mise en ligne sont possibles. Votre droit de rétractation a pris fin.",
  title: "Vous pouvez commencer",
  text: "Pour votre commande {order}, vous avez donné cet accord le {moment} :",
  consent: "« {consent} »",
  next: "Votre droit de rétractation a ainsi pris fin. Le téléchargement et la mise en ligne sont maintenant possibles.",
};

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = {
  subject: "Accusé de réception de votre rétractation : commande {order}",
  preview: "Reçue le {moment}.",
  title: "Nous avons reçu votre rétractation",
  text: "La déclaration suivante nous a été envoyée par le formulaire de notre site :",
  statement: "« Je vous notifie ma rétractation du contrat portant sur la commande {order}. »",
  order: "Commande",
  name: "Nom",
  email: "E-mail",
  received: "Reçue le",
  next: "Une personne l’examine et vous répond par e-mail. Si le numéro et l’adresse correspondent à une commande, le remboursement se fera par le moyen de paiement utilisé.",
  notYou: "Si vous n’êtes pas à l’origine de cet envoi, écrivez à {email}.",
};

export const reviewHiddenEmail = {
  subject: "Nous avons masqué votre avis sur {preset}",
  preview: "Il n’est plus affiché dans la boutique.",
  title: "Nous avons masqué votre avis",
  text: "Votre avis sur {preset} n’est plus affiché dans la boutique, et ses étoiles ne comptent plus.",
  reason: "Motif : {reason}",
  disagree: "Si vous n’êtes pas d’accord, écrivez à {email} : nous pouvons le réafficher.",
  toPurchases: "Voir vos achats",
};

/** A message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = {
  answer: "Re: Votre message",
  answerAboutOrder: "Re: Commande {order}",
  question: "À propos de votre message",
  questionAboutOrder: "À propos de la commande {order}",
  toPurchases: "Voir tous les messages dans vos achats",
  reply: "Cet e-mail concerne votre message. Pour nous écrire, il vous suffit d’y répondre.",
  replyAboutOrder:
    "Cet e-mail concerne la commande {order}. Pour nous écrire, il vous suffit d’y répondre.",
};

/** By `TakedownGround`. */
export const takedownGrounds = {
  law: "Contraire à la loi",
  terms: "Contraire à nos conditions",
};

/** What several emails about reports and takedowns have. */
export const reportEmails = {
  number: "Numéro",
  site: "Site",
  reported: "Motif signalé",
  decisionBy: "Décision avant le",
  ground: "Fondement",
  learned: "Comment nous l’avons appris",
  somebodyReported: "Par un signalement",
  sawOurselves: "Par nous-mêmes",
  decidedBy: "Décision prise par",
  person: "Une personne",
  reason: "Notre motif : {reason}",
  disagree:
    "Cette décision a été prise par une personne. Si vous n’êtes pas d’accord, écrivez à {email} en indiquant le numéro de votre signalement, et nous réexaminerons le site. Vous pouvez aussi saisir la justice.",
};

export const siteLiveEmail = {
  subject: "Votre site est en ligne : {template}",
  title: "Votre site est en ligne",
  text: "Votre site {template} est en ligne.",
  open: "Ouvrir votre site",
  notListed:
    "Les moteurs de recherche ne l’affichent pas tant que vous n’avez pas publié vos propres textes. Rédigez-les dans l’éditeur, puis publiez votre site.",
  next: "Dans vos achats, sa page vous permet de publier de nouveaux textes, un autre logo ou d’autres couleurs, de revenir à une version précédente ou de le mettre hors ligne :",
  toPage: "La page de votre site",
};

export const siteTakenDownEmail = {
  subject: "Nous avons retiré votre site : {template}",
  title: "Nous avons retiré votre site",
  text: "Votre site {template} est hors ligne, à toutes ses adresses.",
  disagree:
    "Si vous n’êtes pas d’accord, vous pouvez contester cette décision gratuitement sur la page de votre site : une personne vous répondra dans un délai de {days, plural, one {# jour} other {# jours}}. Vous pouvez aussi saisir la justice. Vos textes, vos images et vos versions sont conservés.",
  object: "Contester cette décision",
};

/** After a takedown. */
export const siteAllowedEmail = {
  subject: "Vous pouvez republier votre site : {template}",
  subjectOnline: "Votre site est de nouveau en ligne : {template}",
  preview: "Il avait été retiré ; vous pouvez maintenant le republier.",
  title: "Vous pouvez republier votre site",
  titleOnline: "Votre site est de nouveau en ligne",
  text: "Nous avions retiré votre site {template}. Vous pouvez maintenant le republier quand vous le voulez.",
  textOnline:
    "Nous avions retiré votre site {template}. Il est de nouveau en ligne, tel qu’il était.",
  answer: "Notre réponse à votre contestation : {answer}",
  toPurchases: "Voir vos achats",
};

export const objectionDeclinedEmail = {
  subject: "Votre site reste hors ligne : {template}",
  title: "Votre site reste hors ligne",
  text: "Nous avons réexaminé votre site {template} et lu votre contestation.",
  answer: "Notre réponse : {answer}",
  court:
    "Cette décision a été prise par une personne. Vous pouvez saisir la justice. Vos textes, vos images et vos versions sont conservés.",
};

/** To the reporter, whose address nobody has confirmed. */
export const reportReceivedEmail = {
  subject: "Nous avons reçu votre signalement {report}",
  preview:
    "Une personne l’examine dans un délai de {days, plural, =1 {24 heures} other {# jours}}.",
  title: "Nous avons reçu votre signalement",
  text: "Bonjour {name}, merci de votre signalement. Voici ce que nous a transmis le formulaire de notre site :",
  next: "Une personne examine le site et décide s’il reste en ligne. Nous vous enverrons la décision par e-mail. Le propriétaire du site apprendra ce qui a été décidé et pourquoi, mais pas qui l’a signalé.",
  notYou: "Si vous n’êtes pas à l’origine de ce signalement, écrivez à {email}.",
};

export const reportDecidedEmail = {
  subject: "Notre décision sur votre signalement {report}",
  subjectOffline: "Le site de votre signalement {report} est hors ligne",
  title: "Le site reste en ligne",
  titleOffline: "Nous avons retiré le site",
};

/** To the reporter of a site that was taken down. */
export const reportRestoredEmail = {
  subject: "Notre décision sur votre signalement {report} a changé",
  preview: "Le site {host} peut être de nouveau en ligne.",
  title: "Le site peut être de nouveau en ligne",
  text: "Nous avions retiré le site. Après un nouvel examen, nous ne l’interdisons plus.",
};

export const draftTakenDownEmail = {
  subject: "Nous avons désactivé un lien que vous aviez partagé : {template}",
  title: "Nous avons désactivé un lien partagé",
  text: "Vous aviez partagé par un lien un brouillon du modèle {template}. Ce lien n’affiche plus vos textes. Le brouillon lui-même est toujours dans votre compte.",
  disagree:
    "Si vous n’êtes pas d’accord, écrivez à {email} ; c’est gratuit, et une personne vous répondra dans un délai de {days, plural, one {# jour} other {# jours}}. Vous pouvez aussi saisir la justice.",
};

/** What a site was held for; the publication, or one of three changes. */
export const siteHeldEmail = {
  subject: "Nous examinons votre site avant sa mise en ligne : {template}",
  preview: "Une personne rendra sa décision, en général dans un délai d’un jour ouvré.",
  title: "Nous examinons d’abord votre site",
  publication:
    "Vous avez publié votre site {template}. Quelque chose y rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine donc avant que vos visiteurs ne puissent le voir, en général dans un délai d’un jour ouvré.",
  settings:
    "Vous avez demandé à modifier les réglages de votre site {template}. Avec cette modification, quelque chose y rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine donc d’abord, en général dans un délai d’un jour ouvré.",
  name: "Vous avez demandé à changer le nom de votre site {template} dans son adresse. Avec ce nom, quelque chose y rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine donc d’abord, en général dans un délai d’un jour ouvré.",
  domain:
    "Vous avez demandé à utiliser votre propre domaine pour votre site {template}. Avec ce domaine, quelque chose y rappelle les sites qui volent des mots de passe ou de l’argent. Une personne de notre équipe l’examine donc d’abord, en général dans un délai d’un jour ouvré.",
  isOnline: "D’ici là, vos visiteurs voient la version précédente.",
  isOffline: "D’ici là, votre site n’est pas en ligne.",
  noticed: "Voici ce que nous avons remarqué :",
  reason: "• {reason} : « {evidence} »",
  next: "Il s’agit le plus souvent d’un malentendu. Vous pouvez attendre notre décision, ou modifier ces mots et publier à nouveau : la nouvelle version sera vérifiée aussitôt.",
  stopped:
    "D’ici là, tout ce que vous publiez attendra aussi notre décision. Si vous pensez que nous nous trompons, écrivez à {email}.",
  toSite: "Voir la page de votre site",
};

export const siteApprovedEmail = {
  subject: "Tout est en ordre pour votre site : {template}",
  preview: "Nous l’avons examiné. Merci de votre patience.",
  title: "Tout est en ordre",
  text: "Nous avons examiné votre site {template} et le mettons maintenant en ligne. Merci de votre patience.",
  textOfChange:
    "Nous avons examiné la modification de votre site {template}. Vous pouvez maintenant la faire. Merci de votre patience.",
  toSite: "Voir la page de votre site",
};

export const siteRefusedEmail = {
  subject: "Nous n’avons pas mis votre site en ligne : {template}",
  title: "Nous n’avons pas mis ce contenu en ligne",
  text: "Nous avons examiné votre site {template} et ne l’avons pas mis en ligne.",
  textOfChange:
    "Nous avons examiné la modification de votre site {template} et ne l’avons pas appliquée.",
  reason: "Notre motif : {reason}",
  next: "Vous pouvez modifier votre site et le publier à nouveau. Si vous pensez que nous nous trompons, écrivez à {email}.",
  toSite: "Voir la page de votre site",
};

export const domainProvedEmail = {
  subject: "Votre site est maintenant à l’adresse {host}",
  title: "Votre site est à l’adresse {host}",
  text: "Les enregistrements DNS sont corrects. L’adresse de votre site chez nous y redirige.",
  button: "Ouvrir votre site",
  next: "Gardez les enregistrements tels quels : nous les vérifions une fois par jour.",
};

export const domainFailingEmail = {
  subject: "Un problème avec {host}",
  title: "Vérifiez les enregistrements DNS de {host}",
  text: "Les enregistrements DNS du domaine de votre site ont changé.",
  button: "Voir les enregistrements",
  next: "Veuillez les rétablir. Votre site reste à cette adresse encore {days, plural, one {# jour} other {# jours}}, et demeure en ligne à son adresse chez nous.",
};

export const domainWithdrawnEmail = {
  subject: "{host} ne mène plus à votre site",
  title: "{host} n’est plus relié à votre site",
  text: "Ses enregistrements DNS ne pointent plus vers votre site.",
  button: "Voir les enregistrements",
  next: "Votre site est à son adresse chez nous. Pour relier à nouveau le domaine, rétablissez les enregistrements et lancez la vérification sur la page de votre site.",
};

export const domainExpiredEmail = {
  subject: "Nous ne vérifions plus {host}",
  title: "Enregistrements introuvables pour {host}",
  text: "Nous avons cherché ses enregistrements DNS pendant {days, plural, one {# jour} other {# jours}}.",
  button: "Voir les enregistrements",
  next: "Votre site est à son adresse chez nous. Une fois les enregistrements ajoutés, lancez la vérification sur la page de votre site.",
};

/** A message of a site's visitor, by its kind. */
export const siteMessageEmail = {
  contact: "Nouveau message : {writer}",
  order: "Nouvelle commande : {writer}",
  request: "Nouvelle demande : {writer}",
  text: "Envoyé depuis votre site {template}. Pour écrire à {email}, répondez simplement à cet e-mail.",
  total: "Total",
  toInbox: "Tous vos messages",
};

export const webhookFailedEmail = {
  subject: "Votre programme n’a pas accepté un message de votre site",
  title: "Votre programme n’a pas accepté un message",
  text: "Les messages de votre site {template} sont transmis à {address}. Nous avons essayé pendant plus d’un jour d’en envoyer un, puis nous avons abandonné. Résultat du dernier essai : {reason}",
  next: "Rien n’est perdu : tous les messages sont dans votre boîte de réception. Les réglages de votre site indiquent lesquels ne sont pas arrivés, et vous pouvez y envoyer un test une fois le programme réparé.",
  toSettings: "Réglages de votre site",
};

/** Where the site’s visitors, messages or payments go was changed. */
export const destinationsChangedEmail = {
  subject: "Les réglages de votre site {template} ont été modifiés",
  preview: "Ses visiteurs, ses messages ou ses paiements vont désormais à une autre adresse.",
  title: "Les réglages de votre site ont été modifiés",
  text: "Les visiteurs, les messages ou les paiements de votre site {template} vont désormais ailleurs :",
  change: "{name}\nAvant : {from}\nMaintenant : {to}",
  none: "rien",
  putBack: "Avec « Ce n’était pas moi », nous rétablissons aussi ces réglages.",
};

/** Why a site is doubted, by `ScreeningRule`: a sentence without its full stop, followed by a colon and what was found. */
export const screeningReasons = {
  listed: "Il contient un lien vers une adresse qui figure sur une liste d’adresses dangereuses",
  "disguised-name":
    "Il écrit le nom d’une entreprise connue de façon à le faire passer pour un autre mot",
  "presents-as": "Son nom ou son titre est celui d’une entreprise ou d’une administration connue",
  "presents-form":
    "Il porte le nom d’une entreprise connue, et un formulaire y demande quelque chose d’inhabituel",
  "named-like": "Son nom commence comme celui d’une banque ou d’une administration",
  "brand-sign-in": "Il propose de se connecter au service d’une entreprise connue",
  "brand-address": "Une ancienne adresse évoque une entreprise connue et une connexion",
  "brand-name": "Son adresse contient le nom d’une entreprise connue",
  "secret-field": "Un champ demande un mot de passe, un code ou un numéro de carte",
  "secret-fields": "Plusieurs champs demandent un mot de passe, un code ou un numéro de carte",
  "login-field": "Un champ demande un identifiant de connexion",
  "brand-story":
    "Il nomme une entreprise connue à côté de frais, d’un remboursement, d’une menace ou d’une demande de données secrètes",
  "sign-in-page": "Il propose de se connecter sur une page à part",
  "secret-request": "Il demande un mot de passe, un code ou un numéro de carte",
  "wallet-secret": "Il demande la phrase de récupération ou la clé d’un portefeuille",
  "bank-data": "Il demande des coordonnées bancaires ou de carte",
  "account-threat": "Il affirme qu’un compte ou un accès est bloqué ou va être perdu",
  deadline: "Il presse le lecteur d’agir vite",
  "verify-request": "Il demande de confirmer ou de mettre à jour des données",
  intruder: "Il parle d’une connexion ou d’un paiement qui serait suspect ou aurait échoué",
  "parcel-fee": "Il réclame des frais pour un colis qui serait en attente",
  prize: "Il parle d’un gain pour lequel il faut payer",
  "sure-profit": "Il promet un rendement sans risque",
  "huge-profit": "Il promet un rendement qu’aucun placement honnête ne peut offrir",
  deposit: "Il demande un versement pour obtenir un tel rendement",
  "advance-money": "Il demande de l’argent d’abord, contre davantage d’argent plus tard",
  untraceable: "Il veut être payé par un moyen qui ne permet pas de récupérer l’argent",
  "crypto-payment": "Il veut être payé en cryptomonnaie",
  "wallet-address": "Il indique l’adresse d’un portefeuille",
  discretion: "Il demande de garder l’affaire secrète",
  law: "Il menace de la police ou de la justice",
  demand: "Il réclame un paiement qui serait en retard",
  refund: "Il propose un remboursement ou une somme d’un montant précis",
  "false-alarm": "Il affirme que l’ordinateur du lecteur est infecté et qu’il faut appeler",
  story: "Il raconte une histoire fréquente dans les escroqueries",
  "link-label": "Un lien affiche une adresse et mène à une autre",
  "link-brand":
    "L’adresse d’un lien contient le nom d’une entreprise à laquelle elle n’appartient pas",
  "link-host":
    "Une adresse commence comme celle d’une entreprise connue, ou la nomme parmi ses paramètres",
  "link-disguised":
    "L’adresse d’un lien contient des lettres qui imitent celles d’une entreprise connue",
  "link-number": "Un lien mène à une adresse composée de chiffres",
  "link-short": "Un lien cache son adresse derrière une adresse raccourcie",
  "link-messenger": "Un lien mène à une messagerie instantanée",
  "held-before":
    "Autre chose dans ce compte a été retenu au cours des 30 derniers jours, et personne ne l’a validé",
  "link-elsewhere": "Un lien mène à une adresse qui n’est pas celle de l’entreprise du titre",
};
