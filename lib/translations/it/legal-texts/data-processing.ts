import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The contract of article 28 (3) GDPR for the data of visitors of hosted sites. */
export const dataProcessing: LegalTexts["dataProcessing"] = (seller, days) => ({
  title: "Accordo sul trattamento dei dati",
  version,
  intro: `Il contratto tra lei (titolare del trattamento), il cui sito ha un modulo o è ospitato da noi, e ${seller.name} (responsabile del trattamento), che tratta per suo conto i dati dei visitatori (articolo 28 del regolamento generale sulla protezione dei dati, GDPR). Vale dal giorno in cui il sito viene pubblicato o il suo modulo viene usato, senza bisogno di firma.`,
  sections: [
    {
      title: "Di che cosa si tratta",
      paragraphs: [
        "Oggetto e finalità: trasmettiamo ai visitatori le pagine del suo sito, riceviamo ciò che inviano con i moduli, lo conserviamo nella sua sezione «Messaggi» e glielo inoltriamo per e-mail.",
        "Dati personali: nomi, indirizzi e-mail e tutto ciò che i visitatori scrivono, ordinano o richiedono; l’indirizzo di rete (IP), per il tempo necessario a rispondere a una richiesta; il numero di visite, senza alcun dato sul visitatore.",
        "Persone interessate: i visitatori del suo sito.",
        `Durata: finché lei ha la licenza. I messaggi vengono eliminati ${days.messages} giorni dopo l’arrivo, lo spam e ciò che lei ha eliminato dopo ${days.spam} giorni, i conteggi delle visite dopo ${days.visits} giorni.`,
      ],
    },
    {
      title: "Le sue istruzioni",
      paragraphs: [
        "Trattiamo i dati soltanto secondo le sue istruzioni: quelle che ci dà con ciò che pubblica, con le impostazioni del sito o per e-mail. Se la legge ci obbliga a fare altro, la informiamo prima, a meno che quella legge non lo vieti.",
        "Se riteniamo che un’istruzione violi le norme sulla protezione dei dati, glielo comunichiamo.",
      ],
    },
    {
      title: "Chi vede i dati",
      paragraphs: [
        "Soltanto le persone a cui servono per far funzionare il servizio, che sono tenute alla riservatezza. Ciò che il nostro personale fa nell’area di gestione viene registrato.",
      ],
    },
    {
      title: "Sicurezza",
      paragraphs: [
        "Le connessioni sono cifrate. Per l’accesso del personale serve un secondo fattore. Le password e le chiavi sono conservate come hash. Delle banche dati vengono fatte copie di backup. I moduli accettano un numero limitato di invii per mittente e per sito. Ciò che i visitatori scrivono viene mostrato come testo e mai eseguito.",
        "Adeguiamo queste misure all’evoluzione della tecnica; il livello di protezione non diminuisce.",
      ],
    },
    {
      title: "Altri responsabili del trattamento",
      paragraphs: [
        "Lei ci autorizza a ricorrere ad altri responsabili del trattamento: l’azienda dei cui server ci serviamo, il servizio che invia le nostre e-mail e, se il suo sito è pubblicato presso un servizio di hosting statico, quel servizio. Imponiamo a ognuno per contratto gli stessi obblighi e ne rispondiamo.",
        "Se vogliamo aggiungerne uno, glielo annunciamo per e-mail quattro settimane prima. Se si oppone per un motivo fondato e non troviamo un’altra soluzione, può porre fine all’hosting.",
        "Se uno di loro si trova fuori dallo Spazio economico europeo, il trasferimento si basa su una decisione di adeguatezza della Commissione europea o sulle sue clausole contrattuali tipo.",
      ],
    },
    {
      title: "Assistenza per i suoi obblighi",
      paragraphs: [
        "Nella sezione «Messaggi» può trovare, esportare ed eliminare ciò che una persona ha inviato. Per le richieste degli interessati, le valutazioni d’impatto e le domande delle autorità le diamo ulteriore assistenza.",
        "Se i dati dei suoi visitatori vengono persi, modificati o divulgati, la informiamo senza ingiustificato ritardo dopo esserne venuti a conoscenza, con ciò che le serve per la sua notifica.",
      ],
    },
    {
      title: "Che cosa succede alla fine",
      paragraphs: [
        "Al termine della licenza o dell’account può esportare i messaggi; poi li eliminiamo, a meno che la legge non ci obblighi a conservare qualcosa. Le copie di backup vengono via via sovrascritte.",
      ],
    },
    {
      title: "Verifiche",
      paragraphs: [
        "Su richiesta le dimostriamo che rispettiamo questo contratto e consentiamo verifiche e ispezioni, svolte da lei o da una persona da lei incaricata, con preavviso e in orario di lavoro.",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
