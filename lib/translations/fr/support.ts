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
