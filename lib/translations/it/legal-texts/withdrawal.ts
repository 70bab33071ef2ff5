import { withdrawPage } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** The instruction on withdrawal and the model form, after Annex I of Directive 2011/83/EU. */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Recesso",
    version,
    intro:
      "Per i consumatori, cioè le persone fisiche che acquistano per scopi estranei alla propria attività imprenditoriale, commerciale, artigianale o professionale.",
    sections: [
      {
        title: "Diritto di recesso",
        paragraphs: [
          `Lei ha il diritto di recedere da questo contratto, senza indicarne le ragioni, entro ${withdrawalDays} giorni. Il periodo di recesso scade dopo ${withdrawalDays} giorni dal giorno in cui ha pagato; se l’ultimo giorno è un sabato, una domenica o un giorno festivo, scade il giorno lavorativo successivo. Non serve contare i giorni: accettiamo il suo recesso fino a ${acceptedWithdrawalDays} giorni dopo quello del pagamento.`,
          `Per recedere, ci informi (${company}, ${seller.email}, ${seller.phone}) della sua decisione con una dichiarazione esplicita, per esempio una lettera o un’e-mail. Può utilizzare il modulo riportato sotto, ma non è obbligatorio.`,
          "Può anche recedere online, sul nostro sito. Le confermiamo subito per e-mail che abbiamo ricevuto il recesso, e quando.",
          "Il termine è rispettato se invia la comunicazione prima della scadenza del periodo di recesso.",
        ],
        links: [{ ...withdrawPage, label: "Recedere dal contratto" }],
      },
      {
        title: "Effetti del recesso",
        paragraphs: [
          `Se recede, le rimborsiamo tutti i pagamenti ricevuti da lei, senza indebito ritardo e in ogni caso non oltre ${withdrawalDays} giorni dal giorno in cui siamo informati del suo recesso. Utilizziamo lo stesso mezzo di pagamento usato da lei, salvo diverso accordo, e il rimborso non le costa nulla.`,
        ],
      },
      {
        title: "Quando si perde il diritto di recesso",
        paragraphs: [
          "Per i contenuti digitali il diritto si perde prima del termine se abbiamo iniziato con il suo consenso espresso, se lei ha dichiarato di sapere che in tal modo lo perde e se le abbiamo confermato entrambe le cose.",
          `Senza quel consenso il download e la pubblicazione iniziano solo trascorsi i ${withdrawalDays} giorni. Può dare il consenso anche in seguito: prema «Inizia ora» nella pagina «Acquisti».`,
        ],
      },
      {
        title: "Modulo di recesso tipo",
        paragraphs: [
          "(Compilare e restituire il presente modulo solo se si desidera recedere dal contratto.)",
          `Destinatario: ${company}, ${seller.email}`,
          "Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di fornitura del seguente contenuto digitale (*):",
          "Ordinato il (*)/ricevuto il (*):",
          "Nome del/dei consumatore(i):",
          "Indirizzo del/dei consumatore(i):",
          "Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):",
          "Data:",
          "(*) Cancellare la dicitura inutile.",
        ],
      },
    ],
  };
};
