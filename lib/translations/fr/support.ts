export const contact = {
  title: "Contactez-nous",
  description: "Une personne lit chaque message et vous répond par e-mail.",
  sent: "Votre message a été transmis à notre équipe. Nous vous répondrons très vite !",
  backToShop: "Retour à la boutique",
  missing: "Veuillez remplir ce champ",
  firstName: "Prénom",
  lastName: "Nom",
  company: "Entreprise",
  email: "E-mail",
  message: "Message",
  send: "Envoyer le message",
  sending: "Envoi…",
};

export const contactErrors = {
  missing: "Remplissez au moins l’e-mail et le message",
};

export const messageErrors = {
  unknown: "Ce message n’existe pas.",
  otherOrder: "Cette commande n’est pas la vôtre.",
  accountDeleted: "Le client de cette commande a supprimé son compte.",
};

export const messageFields = {
  missing: "Veuillez écrire un message",
};
