import { countryName } from "@/lib/country-name";
import { legalLinks, withdrawPage } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { currencyNameIn } from "@/lib/money-texts";
import { refundDays, withdrawalDays } from "@/lib/refund-days";
import type { SellerFacts } from "@/lib/seller";
import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

export const terms: LegalTexts["terms"] = ({ seller, transferDays, toEverybody }) => {
  const company = [seller.name, ...seller.address].join(", ");
  const country = countryName(seller.country, "it");
  return {
    title: "Condizioni di vendita",
    version,
    intro: `Diritti e obblighi, suoi e di ${seller.name}, quando acquista su ${site.name}. Per ogni ordine vale la versione in vigore quando lo ha inviato: ne riceve una copia con l’e-mail dell’ordine.`,
    sections: [
      {
        title: "Chi vende, e a chi",
        paragraphs: [
          `Lei conclude il contratto con ${company} (${seller.registration}).`,
          toEverybody
            ? "Vendiamo sia a imprese e professionisti sia a consumatori. È consumatore la persona fisica che acquista per scopi estranei alla propria attività imprenditoriale, commerciale, artigianale o professionale."
            : "Vendiamo soltanto a chi acquista per la propria attività: imprese, lavoratori autonomi, associazioni ed enti pubblici. Non vendiamo a consumatori.",
          "Le sue condizioni di acquisto valgono solo se le abbiamo accettate per iscritto.",
        ],
        links: [{ label: "Dati societari", href: legalLinks.imprint }],
      },
      {
        title: "Che cosa acquista",
        paragraphs: [
          "Una licenza per un modello di sito web già pronto: file digitali da scaricare, con i suoi colori e i suoi testi. La pagina di ogni modello indica che cosa offre la categoria a cui appartiene.",
          toEverybody
            ? "Può usare un modello per una sola azienda o persona e per un solo sito web di questa, senza limiti di tempo. La licenza fa parte di queste condizioni."
            : "Può usare un modello per una sola azienda e per un solo sito web di questa, senza limiti di tempo. La licenza fa parte di queste condizioni.",
          "Se sceglie la messa online, siamo noi a mettere online il sito.",
        ],
        links: [{ label: "Licenza", href: links.license }],
      },
      {
        title: "Come si conclude il contratto",
        paragraphs: [
          `Lei aggiunge i modelli al carrello, controlla il riepilogo, inserisce i dati di fatturazione e ordina con il pulsante ${toEverybody ? "«Acquista ora con PayPal» o «Acquista ora con bonifico»" : "«PayPal» o «Bonifico bancario»"}. Fino a quel momento può tornare indietro e correggere tutto.`,
          "L’ordine è la sua proposta di contratto. La accettiamo con l’e-mail che le indica le coordinate bancarie o che conferma il pagamento.",
          "Il contratto è concluso in italiano. Ne conserviamo il testo: lo riceve con quella e-mail, e l’ordine resta nella pagina «Acquisti».",
        ],
      },
      {
        title: "Prezzo e pagamento",
        paragraphs: [
          `I prezzi sono in ${currencyNameIn("it")} e comprendono l’IVA applicabile. Se l’IVA è dovuta dal cliente perché è un’impresa di un altro Paese (inversione contabile), la fattura lo indica.`,
          `Può pagare subito con PayPal oppure con bonifico. Se dopo ${transferDays} giorni il bonifico non è arrivato, l’ordine viene chiuso e lei non ci deve più nulla.`,
          "La fattura le arriva per e-mail appena riceviamo il pagamento.",
        ],
      },
      {
        title: "Consegna",
        paragraphs: [
          "Appena riceviamo il pagamento può scaricare i modelli dalla pagina «Acquisti», quante volte vuole. Se ha scelto la messa online, le scriviamo appena ciascun sito è online.",
          ...(toEverybody
            ? [
                "I consumatori che non hanno acconsentito all’inizio immediato possono scaricare e pubblicare al termine del periodo di recesso, oppure appena premono «Inizia ora» nella pagina «Acquisti».",
              ]
            : []),
        ],
      },
      ...(toEverybody ? [consumersRight] : []),
      {
        title: "Rimborso",
        paragraphs: [
          `Può chiedere il rimborso entro ${refundDays} giorni dal pagamento. La pagina «Rimborsi» spiega come fare.`,
        ],
        links: [{ label: "Rimborsi", href: legalLinks.refunds }],
      },
      {
        title: "Siti che ospitiamo",
        paragraphs: [
          "È lei a decidere i contenuti del suo sito e ne è responsabile. Il sito non deve violare la legge, ingannare i visitatori, spacciarsi per qualcun altro, raccogliere password o dati di pagamento di altri servizi, diffondere malware o inviare spam.",
          "Se qualcuno segnala un sito, lo esamina una persona. Mettiamo offline un sito solo per quanto è necessario, gliene comunichiamo il motivo e lo rimettiamo online se ci dimostra che era lecito. Può contestare la decisione nella pagina del suo sito nel nostro negozio.",
          "Per i dati che i visitatori scrivono nei moduli del suo sito, noi siamo il suo responsabile del trattamento.",
          "Possiamo porre fine all’hosting con un preavviso di tre mesi per e-mail. La licenza resta sua e può scaricare il sito.",
        ],
        links: [{ label: "Accordo sul trattamento dei dati", href: legalLinks.dataProcessing }],
      },
      {
        title: "Se qualcosa non funziona",
        paragraphs: [
          "Ce lo comunichi: ripariamo o sostituiamo ciò che non funziona. Se non ci riusciamo, può chiedere una riduzione del prezzo o la risoluzione del contratto. Per tutto il resto vale la legge.",
        ],
        links: [{ label: seller.email, href: `mailto:${seller.email}` }],
      },
      {
        title: "Responsabilità",
        paragraphs: [
          "Rispondiamo senza limiti in caso di dolo o colpa grave e in caso di morte, lesioni personali o danni alla salute; inoltre per ciò che abbiamo garantito e nei casi previsti dalle norme sui prodotti difettosi.",
          "In caso di colpa lieve rispondiamo solo se violiamo un obbligo essenziale, senza il quale il contratto non avrebbe senso, e nei limiti del danno tipico e prevedibile. In ogni altro caso la nostra responsabilità è esclusa.",
        ],
      },
      {
        title: "Recensioni",
        paragraphs: [
          "Può recensire un modello solo chi lo ha pagato. Non escludiamo nessuna recensione per il numero di stelle; ne nascondiamo una solo se contiene espressioni illecite o offensive, e ne comunichiamo il motivo all’autore.",
        ],
      },
      {
        title: "Legge applicabile e controversie",
        paragraphs: [
          `Si applica la legge del Paese in cui abbiamo sede (${country}), esclusa la Convenzione delle Nazioni Unite sui contratti di vendita internazionale di merci. Se lei è un imprenditore, è competente il giudice della nostra sede.`,
          ...(toEverybody
            ? [
                "I consumatori conservano la tutela che riconosce loro la legge del Paese in cui risiedono.",
              ]
            : []),
          disputeSentence(seller),
        ],
      },
    ],
  };
};

const consumersRight = {
  title: "Recesso",
  paragraphs: [
    `I consumatori possono recedere dal contratto entro ${withdrawalDays} giorni dal pagamento, senza indicarne le ragioni. Le istruzioni sul recesso arrivano con l’e-mail dell’ordine.`,
    "Perdono questo diritto prima del termine se danno il loro consenso espresso a iniziare subito e dichiarano di sapere che in tal modo lo perdono.",
  ],
  links: [{ ...withdrawPage, label: "Recedere dal contratto" }],
};

export const disputeSentence = ({ disputeBody }: SellerFacts): string =>
  disputeBody
    ? `Le controversie con i consumatori possono essere sottoposte al seguente organismo: ${disputeBody}.`
    : "Non siamo obbligati ad aderire a procedure di risoluzione alternativa delle controversie (ADR) con i consumatori e non vi aderiamo.";
