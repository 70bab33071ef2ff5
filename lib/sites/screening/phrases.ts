/**
 * Phrases of scams in English, German, French, Spanish, Italian and Portuguese, for `readable`
 * texts: small letters without accents.
 */
const any = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${parts.join("|")})`, "u");

const password =
  "has[lł]o|wachtwoord|pass ?wor[dt]|passcode|memorable (?:information|word)|kennwort|mot de passe|contrasena|senha|palavra.passe|parola chiave|clave(?! privada| de la)|code secret|codice titolare";
const code =
  "pin(?![\\p{L}])|(?:push|photo|sms)?tan(?![\\p{L}])|otp|one.time code|two.factor code|2fa|authenticator code|code of your authenticator|(?:verification|security|sms|digit) code|codigo (?:de (?:verificacion|verificacao|seguridad|seguranca)|sms|que recib\\w+)|code (?:recu|de (?:securite|confirmation|verification))|codice (?:otp|di verifica|sms|ricevut\\w+|di sicurezza)|codigo rec[ei]bido|codigo de seis|code que votre banque|code (?:personnel|sms)|codigo personal|codice (?:personale|che ricev\\w+)|code,? (?:that )?you (?:get|receive)|code que vous recevez|firma electronica|chave de seguranca|zugangsdaten|geheimzahl|\\w+stellige\\w* (?:zahl|nummer)|(?:four|five|six).digit number|bestatigungscode|sicherheitscode";
const card =
  "card number|cvv|cvc|card details|security code|kartennummer|kreditkartennummer|prufziffer|(?:numero|numeros) (?:de|da|do|de la|della|del|d'une|di) (?:la )?(?:carte|tarjeta|carta|cartao)|numero carta|cryptogramme|dati della (?:tua )?carta|(?:coordonnees|donnees) de (?:votre|la) carte|datos de (?:la|su) tarjeta|daten (?:der|ihrer) (?:kredit)?karte|dados do cartao|cartao \\(numero";
const seed =
  "(?:recovery|seed|secret|backup|mnemonic) (?:phrase|words?)|private key|secret phrase|(?:12|24|twelve)(?: (?:or|oder|ou|o) (?:24|twenty.four))? (?:words|worter|mots|palabras|parole|palavras)|frase (?:segreta|secreta|di recupero|de recuperac\\w+|semilla)|phrase (?:secrete|de recuperation)|wiederherstellungsphrase|clave privada|chave privada|chiave privata|cle privee";

/** Words for what a card says, as labels; other texts have them, too. */
const cardLabels =
  "numer karty|kaartnummer|name on (?:the |your )?card|card ?holder|karteninhaber|titulaire de la carte|titular (?:de la tarjeta|do cartao)|intestatario (?:della )?carta|nome (?:no|do) cartao|long number|(?:three|3|drei|trois|tres|tre) (?:letzte )?(?:digits|ziffern|(?:derniers )?chiffres|(?:ultimas )?cifras|(?:ultimos )?digitos|(?:ultime )?cifre)|expiry|ablaufdatum|gultig bis|date d'expiration|(?:fecha de )?caducidad|data di scadenza|data de validade";

/** So many digits have a card, its back and its code. */
const digits =
  "(?:16|sixteen|sechzehn|seize|dieciseis|sedici|dezesseis|4|four|vier|quatre|cuatro|quattro|quatro|3) (?:digits|numbers|ziffern|zahlen|chiffres|cifras|cifre|digitos|numeros|numeri)";

/** What a field for a secret is labelled with. */
export const secrets = any(password, code, card, seed, cardLabels, digits);
export const walletSecrets = any(seed);

/** Words of fields that ask for nothing which only its owner may know. */
export const usualFieldWords = new Set(
  `
a address an and at company date day e email first for full guests hour last like mail message mobile name note
number of optional or phone please question telephone the time to we what wish wishes would year you your
anliegen anmerkung bemerkung betreff datum der die firma frage gast gaste handy ihr ihre nachname
nachricht oder personen tag telefon telefonnummer uhrzeit und unternehmen vorname wunsch wunschnummer zeit
adresse aimeriez commentaire convives de date demande des du entreprise et heure jour la le les message nom
nombre numero objet ou personnes que prenom remarque sujet telephone votre vos vous
apellidos asunto comensales comentario consulta correo dia direccion el electronico empresa fecha
hora invitados mensaje movil nombre nota o persona personas pregunta su te telefono tu y gustaria
azienda cellulare cognome data che del della domanda giorno il messaggio nome oggetto ora ospiti persone
richiesta societa telefono tuo tua vorresti
assunto convidados da do gostaria horario mensagem observacao pedido pessoas seu sua voce sobrenome telefone
telemovel
`
    .trim()
    .split(/\s+/),
);

/** Words that may stand beside a secret in the label of a field. */
export const labelWords =
  /(?<![\p{L}\d])(?:d|l|i|kod|for|cash|machine|telefon|\w+stellige|mes|los|3|tras|atras|your|current|old|e-?mail|mail|company|or|and|user|name|sms|from|phone|of|the|on|full|debit|credit|bank|expiry|date|valid\w*|month|year|security|account|mailbox|domain|cards?|karten?|carte|tarjeta|(?:an)?meldename|ihr|ihre|ihrer|und|oder|aktuelles?|ablaufdatum|der|die|konto|votre|de|du|la|le|et|ou|code|recu|par|bancaire|expiration|su|del|de|el|por|y|o|que|recibio|caducidad|acceso|il|di|della|tuo|tua|per|e|credito|scadenza|seu|sua|do|da|em|com|aplicativo|app|cartao|carta|tarjeta|todos|os|numeros|matriz|segura|seguranca|numero|seed|again|here|enter|type|online|pix|12|24|words|secret|private|key|phrase|digits?|six|number|front|back|vorderseite|ruckseite|dos|recto|verso|reverso|retro|sur|auf|bankings?|ihres|geburtsdatum|birth|naissance|nacimiento|nascita|nascimento|sort|dispositiva|via|validade|vencimento|segreta|recupero|frase|acceso)(?![\p{L}\d])/gu;

/** The name with which somebody signs in. */
export const loginNames = any(
  "user ?name",
  "user id",
  "login name",
  "benutzer(?:name|kennung)",
  "anmeldename",
  "legitimations",
  "zugangsnummer",
  "nom d'utilisateur",
  "identifiant",
  "nombre de usuario",
  "nome utente",
  "nome de usuario",
);

/** How people are asked to give something. */
const give =
  "enter|type|write|fill in|submit|provide|confirm|share|send|import|need|sign in|log (?:in|on)|login with|re.?enter|verify|use|geben|eingeben|bestatigen|melden sie sich|ubermitteln|senden|saisi\\w*|indiquez|completez|entrez|envoyez|confirmez|introduzca|escriba|entre|envie|confirme|inicie|inserisc\\w*|conferm\\w*|invi\\w*|digite|insira|informe|schreiben|schick\\w*|sende\\w*|ecrivez|escreva|scriv\\w+";

/** Data by which money is taken or sent. */
const bankData =
  "(?:bank|account|card|debit card|payment|direct deposit) (?:account )?(?:details|data|information)|numero de cuenta|bankverbindung|kontodaten|zahlungsdaten|zahlungsart|coordonnees (?:bancaires|de votre carte)|datos bancarios|dados bancarios|moyen de paiement|iban";

export const asksForSecret = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${give})(?![\\p{L}\\d]).{0,110}(?<![\\p{L}\\d])(?:${password}|${code}|${card}|${seed})|(?:${password}|${code}|${card}|${seed})(?![\\p{L}\\d]).{0,60}(?:einzu|ein|an)geben)`,
  "u",
);
export const asksForSeed = new RegExp(
  `(?<![\\p{L}\\d])(?:${give})(?![\\p{L}\\d]).{0,110}(?<![\\p{L}\\d])(?:${seed})`,
  "u",
);
export const asksForBankData = new RegExp(
  `(?<![\\p{L}\\d])(?:${give}|update|aggiorna|mettez|actualice|atualize)(?![\\p{L}\\d]).{0,110}(?<![\\p{L}\\d])(?:${bankData}|${card})`,
  "u",
);

const account =
  "accounts?|access|payments|verbindung|registrierung|online.?banking|mailbox|profile|page|wallets?|cards?|membership|subscription|reservation|payment method|service|konto|kundenkonto|zugang|postfach|karte|zahlungsart|abonnement|compte|acces|carte|operations en ligne|dispositif|cuenta|acceso|tarjetas?|conto|utenza|accesso|servizio|conta|acesso|cpf|nif|dispositivo|funds|fondi|computer|device|pc|package";
const blocked =
  "suspend\\w*|limited|restrict\\w*|locked|blocked|disabled|deactivated|closed|terminated|on hold|permanently removed|lose access|no longer|may be cancelled|full|paused|gesperrt|geschlossen|lauft (?:[\\p{L}\\d]+ ){0,3}ab|deaktiviert|einschranken|eingeschrankt|geloscht|abgelehnt|verloren|bloque\\w*|resilie|expir\\w*|bloquead\\w*|bloqueo|bloqueio|cancelara|caduca\\w*|sospes\\w*|disabilitat\\w*|bloccat\\w*|chiusura|scad\\w*|suspens\\w*|irregular|perder o acesso|perdere";

/** An account is said to be blocked, or to be lost soon. */
export const threatens = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${account})(?![\\p{L}\\d]).{0,70}(?<![\\p{L}\\d])(?:${blocked})|(?:${blocked})(?![\\p{L}\\d]).{0,50}(?<![\\p{L}\\d])(?:${account}))(?![\\p{L}\\d])`,
  "u",
);

export const hurries = any(
  "(?:within|in|next) (?:the next )?\\d+ (?:hours?|minutes?)",
  "24 hours",
  "48 hours",
  "expires? (?:in|today|tomorrow)",
  "by tomorrow",
  "(?:is|are|be) .{0,20}(?:today|tonight)",
  "at once",
  "immediately",
  "act now",
  "hurry",
  "stop (?:it|this|the)",
  "before friday",
  "innerhalb von \\d+ (?:stunden|minuten)",
  "heute (?:um|noch)",
  "bis (?:spatestens )?(?:morgen|heute)",
  "noch \\d+ minuten",
  "nur (?:noch )?heute",
  "verfallt",
  "sous \\d+ ?h",
  "dans (?:les prochaines|\\d+) heures",
  "aujourd'hui",
  "ce soir",
  "proximas \\d+ horas",
  "hoy mismo",
  "antes de manana",
  "\\d+ (?:minutos|horas|minuti|ore)",
  "entro \\d+ ore",
  "domani",
  "subito",
  "nas proximas",
  "(?:hoje|hoy|oggi)(?![\\p{L}])",
);

export const asksToVerify =
  /(?<![\p{L}\d])(?:verif\w+|confirm\w*|updat\w+|(?:re-?)?validat\w+|synchroni[sz]\w+|rectify|abgleichen|abgleich|bestatigen|erneuer\w+|mettre a jour|mise a jour|mettez a jour|actuali[cz]\w+|conferm\w+|aggiorn\w+|riattiva|atuali[sz]\w+|regulari[sz]\w+|restore|sign in again)(?![\p{L}\d]).{0,60}(?<![\p{L}\d])(?:who you are|identity|account|details|data|payment|wallets?|mailbox|eligibility|address|direct deposit|ihre? daten|daten|konto|zugang|registrierung|verbindung|identidad|datos|cuenta|identita|dati|dados|conta|compte|espace|moyen de paiement|votre part)(?![\p{L}\d])|daten abgleichen/u;

export const seesIntruder = any(
  "unusual activity",
  "unauthori[sz]ed",
  "suspicious",
  "was this not you",
  "if (?:this was|it was) not you",
  "if you did not ask",
  "a new (?:payee|device)",
  "could not (?:be processed|be deposited|verify your)",
  "ungewohnliche",
  "verdachtige",
  "wenn sie das nicht waren",
  "unbekannten handler",
  "inhabituelle",
  "si ce n'est pas vous",
  "acceso no autorizado",
  "si no (?:fue|ha sido) usted",
  "accesso anomalo",
  "nao reconhecida",
  "suspeita",
  "se nao foi voce",
);

/** All of them in one text. */
export const parcelFee = [
  any(
    "parcels?|package|shipment|paket|sendung|colis|paquete|envio|pacco|encomenda|pacote|pedido|objeto",
  ),
  any(
    "unpaid|shipping fee|postage|affranchissement|franqueo|affrancatura|nachporto|(?<!\\d)\\d[.,]\\d\\d ?(?:€|eur|£|\\$)|[€£$] ?\\d[.,]\\d\\d(?!\\d)|fee|gebuhr|zoll\\w*|frais|tasa|aduana|spese|taxa|[\\p{L}]*gebuhr",
  ),
  any("pay(?![\\p{L}])|bezahlen|begleichen|regle[rz]|pagu?e|paga(?:re|r)?|libera[rt]\\w*"),
  any(
    "could not|tried to deliver|waiting|goe?s? back|nicht zugestellt|geht das paket|en attente|echoue|retourne|retenido|no se pudo|fermo|non siamo riusciti|nao (?:foi entregue|pode ser)|retida|parado|torna al mittente|devolve",
  ),
];

export const prize = [
  any(
    "congratulations|you (?:have )?won|winner|was drawn|gluckwunsch|gewonnen|felicita\\w*|felicidades|ha ganado|vous avez gagne|congratulazioni|hai vinto|parabens|voce ganhou",
  ),
  any(
    "(?:transfer|processing|release) (?:charge|fee)|shipping|versand|livraison|gastos de (?:gestion|envio)|spedizione|frete|in advance|bank details|gift cards?",
  ),
];

const profit =
  "returns?|profits?|yield|passive income|rendite|zinsen|verdien\\w*|rendement|revenus?|ganancias|ingresos|gan[ae]|guadagn\\w*|rendita|lucro|renda|recover|interest|\\d ?%";
const sure =
  "guaranteed|zero risk|no risk|kein risiko|senza rischio|without risk|risk.free|never loses|100 ?%|garantiert\\w*|ohne risiko|keine verluste|garantis?|sans (?:aucun )?risque|aucune perte|garantizad\\w+|sin riesgo|nunca pierde|garantit\\w+|zero rischi|senza rischi|non sbaglia mai|garantid\\w|sem risco";
export const sureProfit = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${sure})(?![\\p{L}\\d]).{0,90}(?<![\\p{L}\\d])(?:${profit})|(?:${profit})(?![\\p{L}\\d]).{0,90}(?<![\\p{L}\\d])(?:${sure}))(?![\\p{L}\\d])`,
  "u",
);

const period =
  "day|week|month|\\d+ days|tag|woche|monat|jour|semaine|mois|dia|semana|mes|settimana|giorno|mese";
/** No honest investment pays so much so soon, or says so. */
export const hugeProfit = new RegExp(
  `\\d ?% (?:a|per|every|each|in|pro|im|par|al|ao|por|di|a la)? ?(?:${period})(?![\\p{L}])|\\d ?% (?:mensual|diario|semanal)|taglich \\d|(?:returned doubled|twice as much|double your|ten times as much|doublez|doppelt zuruck|verdoppel\\w*|el doble|raddoppi\\w*|dobrad\\w*|receba \\d+|multiplique|duplique)|aus \\d[\\d.]{0,9} euro \\d[\\d.]{0,9} (?:mach|werd)|turn(?:ed)? [$€£]?\\d[\\d,.]* into`,
  "u",
);

export const takesDeposits = any(
  "deposit\\w*|invest\\w*|send any amount|sends? to the address|pay in|einzahlen|zahlen sie|anlegen|depos\\w+|versements?|versa(?:re)?|empiece con|invertir|envi[ae]r?|bitcoin|btc|eth|cripto\\w*|crypto\\w*|usdt",
);

export const advanceMoney = [
  any(
    "millions?|trunks? of cash|inherit\\w*|deceased|late (?:client|husband)|beneficiary|winnings|heritage|erbschaft|herencia|eredita|heranca|premio|gewinn|salary|pret|prets|loans?|kredit|prestamo|prestito|emprestimo|earn",
  ),
  any(
    "(?:processing|transfer|registration|release|handling) (?:fee|charge)|courier asks|customs clearance|frais de dossier|gastos de gestion|bearbeitungsgebuhr|spese di|taxa de|transfer charge|recovery deposit",
  ),
  any(
    "in advance|before (?:the|your)|is due|d'avance|antes|vorab|prima|antecip\\w*|must be paid|send them by|western union|gift cards?",
  ),
];

/** Ways to pay that nobody can follow or take back. */
export const untraceable =
  /(?<![\p{L}\d])(?:pay\w*|send|sende\w*|schick\w*|ship|donat\w+|zahlen|zahlung|uberweisen|envoyez|payer|accept\w*|take|pague|envie|invia|deposit|fee of)(?![\p{L}\d]).{0,110}(?:gift cards?|gutscheinkarten|guthabenkarten?|western union|moneygram|paysafe\w*|transcash|coupon pcs|steam cards?)|(?:scratch|gift cards?).{0,40}(?:codes?|photo)|(?:per|nur) vorkasse/u;

export const cryptoPayment =
  /(?<![\p{L}\d])(?:pay|deposit|send|einzahl\w*|zahlst|versements?|donations?|versa|verdien\w+|empiece|auszahlung\w*|zahlen|western union or)(?![\p{L}\d]).{0,80}(?:bitcoin|btc|crypto\w*|cripto\w*|usdt|ethereum|our wallet)/u;

export const asksForDiscretion = any(
  "keep this confidential",
  "confidential proposal",
  "answer in confidence",
  "sprechen sie mit niemandem",
  "(?:en|in) segret[oa]",
  "en secreto",
  "ne (?:le )?dites a personne",
);

export const threatensWithLaw = any(
  "haftbefehl",
  "festnahme",
  "arrest warrant",
  "legal action",
  "loss of your licence",
  "mandat d'arret",
  "majoration",
  "retrait de points",
  "penhora",
  "embargo de sus",
  "late penalty",
);

export const demandsPayment = any(
  "unpaid (?:charge|fine|toll|fee)",
  "settle it",
  "pay the charge",
  "amende impayee",
  "payez avant",
  "geldbusse|strafzahlung|kaution",
  "zahlen sie heute",
  "divida em aberto",
  "multa pendiente",
  "regularize",
  "overdue",
);

/** A refund of an exact amount that nobody asked for, or money to be accepted. */
export const refundBait =
  /(?:refund|owed|(?:le|vi|ti) deve|le debe|lhe deve|spetta|steht ihnen|schuldet|vous doit|claim|erstattung|zuruck|remboursement|devolucion|rimborso|reembolso|devons|a paye|pago|importe|payment)[^.!?]{0,60}\d[\d.]{0,9}[.,]\d\d(?!\d)|\d[\d.]{0,9}[.,]\d\d ?(?:€|\$|£|euros?|eur)?[^.!?]{0,40}(?:refund|erstattung|zuruck|remboursement|devolucion|rimborso|reembolso)|(?:receive|accept) the (?:funds|money)|recevoir (?:l'argent|les fonds|le virement)|aceptar el dinero|recibir (?:el dinero|el ingreso)|receber o (?:dinheiro|valor)|eligible to receive/u;

export const falseAlarm = [
  any("computer|pc|windows|device|rechner|ordinateur|ordenador"),
  any("trojan\\w*|virus|blocked|infected|infiziert|infecte|hacked"),
  any("call (?:our|\\+|now|this|us)|rufen sie|appelez|llame|chiami|ligue"),
];

/** Other stories by which money is taken, each with all its parts in one text. */
export const stories: readonly (readonly RegExp[])[] = [
  // A flat that nobody can see.
  [
    any("wohnung|miete|apartment|flat|rent|appartement|loyer|piso|alquiler|casa|affitto"),
    any("nicht selbst|cannot (?:show|come)|abroad|ne peux pas|no puedo|non posso"),
    any("vorab|western union|in advance|d'avance|por adelantado|anticipo"),
  ],
  // A lover who needs money.
  [
    any(
      "visum|visa|flugticket|plane ticket|customs|courier|biglietto|billet d'avion|pasaje|passagem",
    ),
    any("ich brauche|i need|send me|sende|j'ai besoin|necesito|ho bisogno|preciso"),
    any("western union|moneygram|gift cards?|bitcoin"),
  ],
  // Both sides of a card.
  [
    any("photos?|fotos?|pictures?|bilder"),
    any("front|fronte|vorder\\p{L}*|both sides|beide seiten|recto|anverso|frente"),
    any("credit card|bank card|carta|karte|kreditkarte|carte bancaire|tarjeta|cartao"),
  ],
  // A loan for everybody, with costs first.
  [
    any("prets?|loans?|kredite?|prestamos?|prestit\\w|emprestimo"),
    any(
      "sans justificatif|pour tous|no credit check|ohne schufa|sin aval|senza garanzie|sem consulta|fiches",
    ),
    any("d'avance|in advance|vorab|por adelantado|in anticipo|antecipad\\w"),
  ],
  // Who lost money is to lose more.
  [any("recover\\w*|return it|trace"), any("hackers?|certified"), any("in advance|deposit|fee")],
  // Work that costs.
  [
    any("hired|salary|an hour|stellenangebot|emploi|empleo|lavoro"),
    any("no interview|everyone|from your sofa|home"),
    any("registration fee|pay a|gebuhr vorab"),
  ],
  // Goods that never come.
  [
    any("(?:bis zu|up to|jusqu'a|hasta|fino al|ate) [89]\\d ?%"),
    any("vorkasse|prepay\\w*|kein umtausch|no returns|bitcoin"),
  ],
  // A mailbox that is moved with its owner's password.
  [
    any("mailbox", "webmail", "postfach", "boites? (?:mail|de messagerie)", "buzon", "casella"),
    any("moved", "renew", "upgrad", "migra", "umgezogen", "erneuer", "renouvel", "renov", "rinnov"),
    any("user ?name", "staff e.?mail", "benutzername", "identifiant", "usuario", "nome utente"),
  ],
  // Somebody calls for the number that a phone shows.
  [
    any("ruft", "rufen", "calls? you", "we call", "appel", "llama", "chiam", "liga(?:mos|remos)"),
    any(
      "(?:sechs|vier)stellig",
      "(?:six|6|four|4).digit",
      "six chiffres",
      "seis (?:cifras|digitos)",
    ),
    any("telefon", "handy", "sms", "phone", "telephone", "telefone", "cellulare", "movil"),
  ],
  // Points and coins of games.
  [any("generator|unlimited|v-?bucks|robux|free today"), any("user name|password|human check")],
  // Tokens for a wallet's key.
  [any("airdrop|staking|eligible wallets|tokens"), any("import the wallet|connect|wallet")],
];

/** The text says that it speaks of fraud, or warns. */
export const warns = any(
  "phishing",
  "scam\\w*",
  "fraud\\w*",
  "\\p{L}*betrug\\p{L}*",
  "betruger\\p{L}*",
  "die masche",
  "arnaqu\\p{L}*",
  "hameconnage",
  "estafa\\p{L}*",
  "truff\\p{L}*",
  "burlas?",
  "beware",
);

/** What somebody else wrote or said, as those tell it who speak of fraud. */
export const reports =
  /(?:e-?mail|message|letter|text|sms|caller|nachricht|anrufer|courriel|correo|mensaje|messaggio|mensagem) (?:said|says|claimed|lautete|behauptete|disait|decia|diceva|dizia)(?![\p{L}\d])/u;

/** A sentence that says what not to do, or that something is not so. */
export const denies = any(
  "never(?! loses)",
  "do not (?:give|pay|share|send|type|call|enter)",
  "no (?:return|bank|one)",
  "(?:not|ist nicht|n'est jamais|nicht) (?:guaranteed|garantiert|garanti)",
  "nie(?:mals)?",
  "keine? (?:bank|garantierte|behorde)",
  "es gibt keine",
  "ne .{0,20}jamais",
  "n'est (?:jamais|pas)",
  "nunca (?!pierde)",
  "non (?:chiede|comunicare|condividere)",
  "mai (?:pin|password)",
  "it is a scam",
  "(?:no|without an?|keine?|ohne|sans|pas de|sin|senza|sem) (?:passwor[dt]|pin|tan|kontonummer|kennwort|mot de passe|contrasena|senha)",
  "(?:learn|teach|show|how) .{0,30}recogni[sz]e",
);
