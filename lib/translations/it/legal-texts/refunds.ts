import { legalLinks, withdrawPage } from "@/lib/legal-links";
import { links } from "@/lib/links";
import { refundDays, siteNoticeDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

export const refunds: LegalTexts["refunds"] = (seller, toEverybody) => ({
  title: "Rimborsi",
  version,
  intro: `Può chiedere il rimborso entro ${refundDays} giorni dal pagamento, per un intero ordine o per singoli modelli.`,
  sections: [
    {
      title: "Come chiederlo",
      paragraphs: [
        "Apra la pagina «Acquisti», scelga l’ordine e prema «Chiedi un rimborso». Indichi per quali modelli e perché: basta una frase.",
        `Se non ha accesso al suo account, o se sono trascorsi i ${refundDays} giorni, ci scriva indicando il numero dell’ordine.`,
      ],
      links: [
        { label: "I suoi acquisti", href: links.purchases },
        { label: seller.email, href: `mailto:${seller.email}` },
      ],
    },
    {
      title: "Che cosa succede poi",
      paragraphs: [
        "La sua richiesta viene letta da una persona, che le risponde per e-mail. Se rifiutiamo il rimborso, l’e-mail ne spiega il motivo.",
        "Il rimborso non le costa nulla: non tratteniamo commissioni. Il denaro torna con lo stesso mezzo di pagamento: tramite PayPal o sul suo conto bancario. Insieme riceve una nota di credito. Il prezzo della messa online viene rimborsato con l’ultimo modello dell’ordine.",
      ],
    },
    {
      title: "Che cosa succede alla licenza e al sito",
      paragraphs: [
        `Con il rimborso la licenza del modello cessa e lei non può più usarne i file. Se per quel modello ospitiamo un sito, resta online per altri ${siteNoticeDays} giorni.`,
        "Può acquistare di nuovo il modello in qualsiasi momento.",
      ],
    },
    {
      title: "Un ordine non ancora pagato",
      paragraphs: [
        "Finché il bonifico non è arrivato, può annullare un ordine con bonifico dalla pagina «Acquisti». In tal caso non ci deve nulla.",
      ],
    },
    {
      title: "I suoi diritti per legge",
      paragraphs: [
        "Se un modello non fa ciò che promette la relativa pagina, la legge le riconosce diritti che non dipendono da quanto è scritto qui.",
        ...(toEverybody
          ? [
              `I consumatori possono recedere dal contratto entro ${withdrawalDays} giorni dal pagamento, senza indicarne le ragioni e senza un account.`,
            ]
          : []),
      ],
      links: [
        { label: "Condizioni di vendita", href: legalLinks.terms },
        ...(toEverybody ? [{ ...withdrawPage, label: "Recedere dal contratto" }] : []),
      ],
    },
  ],
});
