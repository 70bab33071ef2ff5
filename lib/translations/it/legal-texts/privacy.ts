import type { LegalTexts } from "../../legal-texts";

/** What article 13 GDPR asks for, beside the table of what is kept for how long. */
export const privacy: LegalTexts["privacy"] = (
  { name, address, email, phone, privacyOfficer },
  toEverybody,
  writer,
) => ({
  title: "Privacy",
  version: "2026-11-29",
  intro:
    "Quali dati conserviamo su di lei, per quanto tempo e che cosa ne è quando elimina il suo account. L’eliminazione segue esattamente la tabella di questa pagina.",
  sections: [
    {
      title: "Titolare del trattamento",
      paragraphs: [
        `${[name, ...address].join(", ")}. Può contattarci scrivendo a ${email} o chiamando il numero ${phone}.${privacyOfficer ? ` Il nostro responsabile della protezione dei dati: ${privacyOfficer}.` : ""}`,
      ],
    },
    {
      title: "Perché possiamo trattare i suoi dati",
      paragraphs: [
        "Per eseguire il contratto con lei o prepararlo (articolo 6, paragrafo 1, lettera b, del GDPR): account, ordini, licenze, bozze, immagini e siti, e ciò che ci scriviamo. Perché la legge ci obbliga (lettera c): fatture, prove del suo Paese richieste dalle norme fiscali e risposte alle autorità. Perché abbiamo un legittimo interesse, sul quale non prevalgono i suoi interessi e i suoi diritti (lettera f): limiti contro gli abusi, registro di ciò che è successo in un account, conteggio delle visite senza nomi, recensioni e tutela dei diritti di entrambe le parti. Perché lei ha dato il consenso (lettera a): promemoria per e-mail sulle sue bozze. Può revocare il consenso in qualsiasi momento; ciò che è stato fatto prima resta lecito.",
      ],
    },
    {
      title: "Quali dati deve fornirci",
      paragraphs: [
        "Nessuno, per guardarsi intorno. Per un ordine servono il suo nome, l’indirizzo di fatturazione e l’indirizzo e-mail: senza questi dati non sono possibili né il contratto né la fattura. Tutto il resto è facoltativo. Nessuna decisione che la riguarda viene presa soltanto da un programma.",
      ],
    },
    {
      title: "Chi altro riceve i dati",
      paragraphs: [
        `L’azienda sui cui server funziona il negozio conserva tutti i dati per nostro conto. PayPal riceve l’importo e il numero degli ordini che lei paga con PayPal. Il nostro servizio di posta elettronica riceve le e-mail che le inviamo. Se accede con l’account di un altro fornitore, quel fornitore lo viene a sapere e ci comunica il suo nome e il suo indirizzo e-mail. La nostra banca riceve i bonifici; il nostro consulente fiscale e l’amministrazione finanziaria ricevono le fatture. Se il suo sito è pubblicato presso un servizio di hosting statico, questo ne riceve le pagine. Se lei ha una partita IVA di un altro Paese dell’Unione europea, quando ordina la trasmettiamo al servizio VIES della Commissione europea, che ci dice se è valida. ${writer ? `Se fa riformulare dei testi con l’IA, il modello linguistico di ${writer} riceve nome, settore, località, descrizione e offerta della sua azienda. ` : ""}Nessun altro riceve nulla e nulla viene venduto.`,
      ],
    },
    {
      title: "Fuori dall’Europa",
      paragraphs: [
        "Alcune di queste aziende, come il nostro servizio di posta elettronica e il gruppo PayPal, operano anche negli Stati Uniti. Il trasferimento si basa su una decisione di adeguatezza della Commissione europea o sulle sue clausole contrattuali tipo. Per riceverne una copia, ci scriva.",
      ],
    },
    {
      title: "Cookie",
      paragraphs: [
        `Un cookie mantiene attivo l’accesso al suo account, un altro ricorda che ha già effettuato l’accesso con questo browser. Nessuno dei due la segue altrove. Contiamo senza cookie quanti dispositivi aprono in un giorno un modello, il carrello e la cassa: lo facciamo con codici calcolati (hash), eliminati a fine giornata. La velocità delle pagine si misura in una visualizzazione su quattro: il suo browser invia i tempi, il tipo di pagina e se la finestra è stretta; questi valori vengono aggiunti a quelli della giornata. Il carrello e i colori restano nel suo browser finché non accede.${toEverybody ? " Quando recede da un contratto, un cookie conserva ciò che ha scritto finché non lo invia, al massimo per mezz’ora." : ""}`,
      ],
    },
    {
      title: "I suoi diritti",
      paragraphs: [
        "Può ottenere una copia dei suoi dati, anche per portarla altrove, farli rettificare o cancellare, farne limitare il trattamento e opporsi a ciò che facciamo per un nostro legittimo interesse. Quasi tutto può farlo da sé nel profilo: lì riceve una copia di tutti i suoi dati, corregge ciò che è sbagliato ed elimina l’account. Prima che l’eliminazione avvenga ha due settimane per ripensarci. Per tutto il resto ci scriva: rispondiamo entro un mese.",
      ],
    },
    {
      title: "Reclami",
      paragraphs: [
        "Può proporre reclamo a un’autorità di controllo per la protezione dei dati: quella del luogo in cui vive o lavora (in Italia il Garante per la protezione dei dati personali) oppure la nostra.",
      ],
    },
  ],
});
