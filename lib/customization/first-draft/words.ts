import type { Translations } from "@/components/templates/content/languages";
import type { FactRole, ItemTextRole, Word } from "@/components/templates/roles";

/** Words of a first draft that are the same for every trade. */
export const words: Readonly<Record<Word, Translations>> = {
  offer: {
    en: "Our offer",
    es: "Ofrecemos",
    pt: "Oferecemos",
    fr: "L’offre",
    de: "Angebot",
    it: "Proposte",
  },
  aboutUs: {
    en: "About us",
    es: "Quiénes somos",
    pt: "Quem somos",
    fr: "À propos",
    de: "Über uns",
    it: "Chi siamo",
  },
  reasons: {
    en: "Why us",
    es: "Por qué nosotros",
    pt: "Por que nós",
    fr: "Pourquoi nous",
    de: "Warum wir",
    it: "Perché noi",
  },
  steps: {
    en: "How it works",
    es: "Cómo funciona",
    pt: "Como funciona",
    fr: "Comment ça marche",
    de: "So läuft es ab",
    it: "Come funziona",
  },
  questions: {
    en: "Questions",
    es: "Preguntas",
    pt: "Perguntas",
    fr: "Questions",
    de: "Fragen",
    it: "Domande",
  },
  contact: {
    en: "Contact",
    es: "Contacto",
    pt: "Contato",
    fr: "Contact",
    de: "Kontakt",
    it: "Contatti",
  },
  prices: {
    en: "Prices",
    es: "Precios",
    pt: "Preços",
    fr: "Tarifs",
    de: "Preise",
    it: "Prezzi",
  },
  askForPrices: {
    en: "[What your offer costs, and what is included]",
    es: "[Cuánto cuesta su oferta y qué incluye]",
    pt: "[Quanto custa a sua oferta e o que está incluído]",
    fr: "[Ce que coûte votre offre et ce qu’elle comprend]",
    de: "[Was Ihr Angebot kostet und was enthalten ist]",
    it: "[Quanto costa la sua offerta e che cosa comprende]",
  },
  emptyOrder: {
    en: "Nothing chosen yet. What you pick will stand here.",
    es: "Todavía no ha elegido nada. Lo que elija aparecerá aquí.",
    pt: "Você ainda não escolheu nada. O que escolher aparece aqui.",
    fr: "Rien n’est encore choisi. Votre choix s’affichera ici.",
    de: "Noch nichts ausgewählt. Ihre Auswahl steht dann hier.",
    it: "Ancora nessuna scelta. Quello che sceglie compare qui.",
  },
  orderNote: {
    en: "Your order reaches us as a message; we confirm it in person.",
    es: "Su pedido nos llega como mensaje y lo confirmamos personalmente.",
    pt: "Seu pedido chega até nós como mensagem e confirmamos pessoalmente.",
    fr: "Votre commande nous parvient par message, nous la confirmons personnellement.",
    de: "Ihre Bestellung kommt als Nachricht zu uns, wir bestätigen sie persönlich.",
    it: "Il suo ordine ci arriva come messaggio e lo confermiamo di persona.",
  },
  visit: {
    en: "Visit us",
    es: "Visítenos",
    pt: "Visite-nos",
    fr: "Nous trouver",
    de: "So finden Sie uns",
    it: "Dove siamo",
  },
};

const yourHours: Translations = {
  en: "[Your opening hours]",
  es: "[Su horario]",
  pt: "[Seu horário]",
  fr: "[Vos horaires]",
  de: "[Ihre Öffnungszeiten]",
  it: "[I suoi orari]",
};

const yourAddress: Translations = {
  en: "[Your street, your town]",
  es: "[Su calle, su ciudad]",
  pt: "[Sua rua, sua cidade]",
  fr: "[Votre rue, votre ville]",
  de: "[Ihre Straße, Ihr Ort]",
  it: "[La sua via, la sua città]",
};

const aSentence: Translations = {
  en: "[A sentence about it]",
  es: "[Una frase sobre esto]",
  pt: "[Uma frase sobre isto]",
  fr: "[Une phrase à ce sujet]",
  de: "[Ein Satz dazu]",
  it: "[Una frase in merito]",
};

/** Stand where the owner has not given the fact yet. */
export const missingFacts: Readonly<Record<FactRole, Translations>> = {
  hours: yourHours,
  address: yourAddress,
  phone: {
    en: "[Your phone number]",
    es: "[Su teléfono]",
    pt: "[Seu telefone]",
    fr: "[Votre téléphone]",
    de: "[Ihre Telefonnummer]",
    it: "[Il suo telefono]",
  },
  email: {
    en: "[Your e-mail address]",
    es: "[Su correo electrónico]",
    pt: "[Seu e-mail]",
    fr: "[Votre e-mail]",
    de: "[Ihre E-Mail-Adresse]",
    it: "[Il suo indirizzo e-mail]",
  },
  imprint: yourAddress,
  "hours.days": {
    en: "[Days]",
    es: "[Días]",
    pt: "[Dias]",
    fr: "[Jours]",
    de: "[Tage]",
    it: "[Giorni]",
  },
  "hours.times": yourHours,
};

/** Stand where an entry of the company's own offer says nothing. */
export const missingItemTexts: Readonly<Record<ItemTextRole, Translations>> = {
  "item.name": {
    en: "[Your offer]",
    es: "[Su oferta]",
    pt: "[Sua oferta]",
    fr: "[Votre offre]",
    de: "[Ihr Angebot]",
    it: "[La sua proposta]",
  },
  "item.line": aSentence,
  "item.text": aSentence,
  "item.detail": {
    en: "[Size or duration]",
    es: "[Tamaño o duración]",
    pt: "[Tamanho ou duração]",
    fr: "[Taille ou durée]",
    de: "[Größe oder Dauer]",
    it: "[Misura o durata]",
  },
};

/** The label of a link to an e-mail address that is longer than its place. */
export const writeUs: Translations = {
  en: "Send an e-mail",
  es: "Escríbanos",
  pt: "Escreva-nos",
  fr: "Nous écrire",
  de: "E-Mail schreiben",
  it: "Ci scriva",
};
