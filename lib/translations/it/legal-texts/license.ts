import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "La presente versione italiana fa fede al pari di quella inglese.",
  terms: [
    {
      title: "Una sola azienda, un solo sito",
      sentences: [
        "Lei può usare il modello per una sola azienda o, se è un privato, per sé, e per un solo sito web.",
        "Il sito può avere tutte le pagine, le lingue e i visitatori che lei desidera.",
        "Per una seconda azienda o un secondo sito serve un’altra licenza.",
      ],
    },
    {
      title: "Modifiche libere",
      sentences: [
        "Può modificare a suo piacimento testi, immagini, colori e codice, oppure farli modificare da altri.",
        "Non è tenuto a citarci da nessuna parte.",
      ],
    },
    {
      title: "Suo per sempre",
      sentences: [
        "La licenza vale in tutto il mondo, non ha scadenza e non c’è nulla da rinnovare.",
        "Può scaricare di nuovo il modello quante volte vuole, anche quando non lo vendiamo più.",
      ],
    },
    {
      title: "Non va passato ad altri",
      sentences: [
        "Non può vendere, regalare, dare a noleggio, prestare o pubblicare il modello come tale, né per intero né in parte, neppure modificato.",
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
      title: "Quando cessa la licenza",
      sentences: [
        "La licenza cessa quando viene rimborsato il prezzo del modello.",
        `In tal caso deve mettere offline il sito e non può più usarne i file; un sito ospitato da noi resta online per altri ${siteNoticeDays} giorni.`,
      ],
    },
  ],
  categories: {
    basic: [
      categoryTexts.basic,
      "Può aggiungere lei l’adattamento agli schermi e la modalità scura.",
    ],
    medium: [categoryTexts.medium, "Può adattarlo lei agli altri schermi."],
    premium: [
      categoryTexts.premium,
      "Può modificare sia l’adattamento agli schermi sia la modalità scura.",
    ],
  },
};
