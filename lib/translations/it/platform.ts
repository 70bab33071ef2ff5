/** Of requests of components to the server. */
export const connection = {
  unreachable: "Il negozio non è raggiungibile. Controlli la connessione e riprovi.",
  unreadable: "Non è stato possibile leggere la risposta del negozio. Riprovi.",
  unreadableAnswer: "Non è stato possibile leggere la risposta del negozio. Riprovi.",
};

/** Errors that any part of the API may answer with. */
export const errors = {
  bug: "Si è verificato un errore. Se succede di nuovo, ci comunichi questo codice: {id}",
  manyAttempts: "Troppi tentativi. Attenda un momento.",
  largeRequest: "Questa richiesta supera i {kib} KiB.",
  unknownCountry: "Il Paese «{typed}» non esiste. Forse intendeva {nearest}?",
  otherSite: "Questa richiesta proviene da un altro sito. Ricarichi la pagina e riprovi.",
  queueFull: "In questo momento arrivano troppe richieste. Riprovi tra poco.",
  logIn: "Acceda prima al suo account.",
  nothingHere: "A questo indirizzo non c’è nulla.",
  busy: "In questo momento arrivano troppe richieste. Riprovi.",
  unknownInvoice: "Questa fattura non esiste.",
  sendJson: "Invii i dati in JSON (Content-Type: application/json).",
  notJson: "Il corpo di questa richiesta non è un JSON valido.",
  unreadableBody: "Non è stato possibile leggere il corpo di questa richiesta.",
  serviceDown: "Al momento {service} non è raggiungibile. Riprovi tra un minuto.",
  wrongMethod: "Questo indirizzo non prevede questa operazione.",
  checkInput: "Controlli ciò che ha inviato.",
  onlyShop: "Questa operazione è riservata al negozio.",
  notYourRole: "Il suo ruolo non lo consente. Può cambiarlo il titolare del negozio.",
  loggedOutAlready: "Questo dispositivo è già disconnesso.",
  otherAccount: "Questo non è il suo account.",
  unknownEmail: "Non esiste alcun account con questo indirizzo e-mail.",
  onlyOwner: "Solo il titolare può modificare un account dell’area di gestione.",
  needsFactor:
    "L’area di gestione richiede la verifica in due passaggi. Apra /admin in un browser per attivarla, poi acceda con un codice.",
  manyMeasurements: "Troppe misurazioni. Attenda un momento.",
};

/** Of fields that several forms have. */
export const fieldErrors = {
  notText: "Deve essere un testo",
  notStorable: "Il testo contiene caratteri che non possono essere salvati",
  tooLong: "Usi al massimo {max} caratteri",
  emailLong: "L’indirizzo e-mail può avere al massimo {max} caratteri",
  emailLetters:
    "Scriva l’indirizzo con le lettere dalla a alla z: il nostro servizio di posta elettronica non può scrivere a indirizzi con altre lettere",
  emailFormat: "L’indirizzo e-mail non è valido",
  invisible: "Tolga i caratteri invisibili, per esempio gli a capo",
  vatId: "Non è una partita IVA, per esempio IT12345678901",
};

export const tokenErrors = {
  unknown: "Questo token non è nel suo account.",
  tooMany: "Ha {max} token. Ne revochi uno che non usa più.",
  refused:
    "Questo token API è errato, scaduto o revocato. Ne crei un altro dove ha creato questo: nel suo profilo o nell’area di gestione.",
  notInRole: "Il suo ruolo non comprende {scopes}",
  notForTokens: "I token API non servono a questo. Acceda al suo account.",
  needsScope:
    "Questo token API non lo consente. Ne crei uno con l’autorizzazione {scope} nell’area di gestione.",
};

export const tokenFields = {
  scopes: "Scelga che cosa può fare il token",
  name: "Un token ha bisogno di un nome, per esempio quello del programma che lo usa",
  scopeTwice: "Indichi ogni autorizzazione una sola volta",
};

export const uploadErrors = {
  tooLarge: "Scelga un file di {max} MB al massimo.",
  confirmAddress:
    "Finché il suo indirizzo non è confermato, può caricare 10 file all’ora. Può richiedere il link dal profilo.",
  sendForm: "Invii un modulo (Content-Type: multipart/form-data).",
  unreadableForm: "Non è stato possibile leggere il modulo.",
  chooseFile: "Scelga un file.",
  oneFile: "Invii un file alla volta.",
  notNow: "Al momento non è possibile leggere immagini. Riprovi più tardi.",
  notOurs: "Carichi qui il suo logo: le immagini di altri siti non vengono mostrate",
  unreadable: "Questo file non può essere usato come immagine. Scelga un PNG, JPEG o WebP.",
  tooManyPixels: "Questa immagine ha troppi pixel. Ne scelga una di 16 megapixel al massimo.",
  cropOutside: "La parte da mostrare è fuori dall’immagine.",
  tooMuchWork:
    "Questa immagine è troppo complessa da leggere. Scelga un PNG, JPEG o WebP più piccolo.",
};

export const pictureErrors = {
  tooLargeFile: "Scelga un file di 5 MB al massimo.",
  notUploaded: "Non è stato possibile caricare l’immagine. Riprovi.",
  unreadable: "Questo file non può essere usato come immagine. Scelga un PNG, JPEG o WebP.",
  tooLarge: "Scelga un’immagine di 5 MB al massimo.",
};

/** Of requests that are not what the API expects. */
export const inputErrors = {
  missing: "Manca",
  once: "Lo invii una sola volta",
  notText: "Deve essere un testo",
  notNumber: "Deve essere un numero",
  notWhole: "Deve essere un numero intero",
  notBoolean: "Il valore deve essere true o false",
  notList: "Deve essere un elenco",
  notObject: "Deve essere un oggetto",
  notThis: "Deve essere qualcos’altro",
  notValid: "Non è valido",
  noField: "Non esiste alcun campo di nome {name}",
  known: "Valori ammessi: {values}",
  tooBig: "Il massimo è {max}",
  tooSmall: "Il minimo è {min}",
  tooManyIds: "Il massimo per richiesta è {max} ({records})",
  notADate: "Indichi data e ora, per esempio 2026-01-31T09:30:00Z",
  notAYear: "Indichi un anno, per esempio 2026",
  decimals:
    "{decimals, plural, =0 {Nessun decimale} =2 {Al massimo due decimali} other {Al massimo tre decimali}}",
};
