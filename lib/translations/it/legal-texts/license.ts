import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "La presente versione italiana è vincolante al pari di quella inglese.",
  terms: [
    {
      title: "Una sola azienda, un solo sito",
      sentences: [
        "Lei può usare il modello per una sola azienda e per un solo sito web di questa azienda.",
        "Il sito può avere quante pagine, lingue e visitatori desidera.",
        "Per una seconda azienda o un secondo sito deve acquistare il modello un’altra volta.",
      ],
    },
    {
      title: "Libero di modificarlo",
      sentences: [
        "Può modificare a suo piacimento testi, immagini, colori e codice, oppure farli modificare da altri.",
        "Non è tenuto a citarci da nessuna parte.",
      ],
    },
    {
      title: "Suo per sempre",
      sentences: [
        "La licenza non ha scadenza e non c’è nulla da rinnovare.",
        "Può scaricare di nuovo il modello quante volte vuole, anche quando non lo vendiamo più.",
      ],
    },
    {
      title: "Nessuna cessione a terzi",
      sentences: [
        "Non può vendere, prestare o pubblicare il modello in quanto modello, né per intero né in parte, modificato o no.",
        "Non può nemmeno integrarlo in uno strumento che crea siti web per altri.",
      ],
    },
    {
      title: "Immagini e caratteri",
      sentences: [
        "I diritti sulle immagini sono nostri; lei può mostrarle come parte del suo sito.",
        "I diritti sui caratteri appartengono ai loro autori: le relative licenze si trovano accanto ai caratteri, nella cartella fonts.",
      ],
    },
    {
      title: "Quando termina una licenza",
      sentences: [
        "La licenza è revocata quando il pagamento viene rimborsato.",
        "Il sito deve allora andare offline.",
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Può aggiungere lei entrambe le cose."],
    medium: [categoryTexts.medium, "Può adattarlo lei agli altri schermi."],
    premium: [categoryTexts.premium, "Entrambe le cose restano modificabili."],
  },
};
