/** The kinds of data that are stored about customers. */
export const retainedData = {
  access:
    "Dove ha effettuato l’accesso (browser, sistema, Paese, orari), gli account collegati, le passkey, la verifica in due passaggi, i token API, il suo ruolo nell’area di gestione se ci lavora, i link che le abbiamo inviato per e-mail e il numero dei tentativi di accesso",
  support: "La corrispondenza tra lei e il negozio sugli ordini e dopo un messaggio inviato a noi",
  orders: "Gli ordini non completati e il carrello",
  reviews: "Le sue recensioni",
  domains: "I domini dei suoi siti",
  messages: "Ciò che i visitatori dei suoi siti le hanno inviato",
  sites: "I suoi siti: nomi, versioni, impostazioni e numero di visite",
  reports:
    "Le segnalazioni sui suoi siti, le nostre decisioni e le sue contestazioni; inoltre i siti che ha segnalato lei",
  saved: "I modelli che ha salvato e quelli che ha visto per ultimi",
  businesses: "Ciò che ci ha detto delle sue attività perché i modelli lo mostrino",
  drafts: "Le sue bozze, le copie che ne ha condiviso e se desidera promemoria per e-mail",
  pictures: "Le sue immagini e i suoi loghi",
  emails:
    "Le e-mail che le abbiamo inviato (dopo l’invio solo indirizzo, oggetto e ora) e ciò che ci ha scritto",
  invoices:
    "Le fatture, i relativi pagamenti e rimborsi, i Paesi che provano da dove ha acquistato (secondo il suo indirizzo, la rete, PayPal e i conti bancari) e le chiavi di licenza di ciò che ha acquistato",
  audit:
    "Che cosa è successo nel suo account, quando e da dove: accessi, anche rifiutati, modifiche, ordini e siti",
  profile:
    "Il suo account: indirizzo, password (solo come hash), azienda, dati di fatturazione, colori",
};

/** How long they are kept while the account exists. */
export const retentionTime = {
  access:
    "Passkey, verifica in due passaggi e ruolo fino alla rimozione; token API fino a {tokenDays, number} giorni dopo la scadenza; un accesso termina dopo {idleDays, number} giorni senza utilizzo, al più tardi dopo {mostDays, number}; i link dopo un periodo tra un’ora e una settimana; un’esportazione dei suoi dati dopo {exportHours, number} ore; il numero dei tentativi al massimo dopo un giorno",
  support: "{years, number} anni",
  untilDeletion: "Finché ha l’account",
  domains: "Finché non li rimuove",
  messages: "{days, number} giorni; lo spam e ciò che ha eliminato lei, {spamDays, number}",
  sites:
    "Le {versions, number} versioni più recenti; le visite giornaliere per {days, number} giorni, senza alcun dato sul visitatore",
  reports:
    "{years, number} anni; chi ha segnalato un sito, {months, number} mesi dopo la nostra decisione",
  saved:
    "Quelli salvati finché non li toglie; gli ultimi {most, number} visti finché non svuota l’elenco",
  businesses: "Finché non lo rimuove",
  drafts: "Finché non le elimina o non disattiva i promemoria",
  pictures:
    "Finché non le elimina, o per {days, number} giorni da quando non compaiono più da nessuna parte",
  emails: "Le e-mail finché ha l’account; ciò che ci ha scritto per {years, number} anni",
  audit:
    "{years, number} anni; dopo {days, number} giorni senza l’ultima parte dell’indirizzo di rete",
  profile: "Finché lo desidera, e altri {days, number} giorni in cui può ripensarci",
};

/** What happens to them when the account is deleted. */
export const retentionFate = {
  deleted: "Eliminati",
  anonymous: "Conservati senza il suo nome e senza nulla che riconduca a lei",
  domains: "Eliminati; prima di tutto il resto vengono liberati e i suoi siti messi offline",
  sites: "Eliminati; i file delle pagine entro due giorni",
  reports:
    "Conservati per {years, number} anni dopo l’anno a cui si riferiscono, perché ogni anno ne pubblichiamo il numero, come chiede la legge; senza indirizzi, nomi e testi",
  invoices:
    "Conservati per {years, number} anni dopo l’anno a cui si riferiscono, perché lo chiede la normativa fiscale; senza il suo indirizzo e-mail né collegamenti agli altri suoi dati",
};
