import { site } from "@/lib/site";
import type { LegalTexts } from "../../legal-texts";

const version = "2026-11-29";

/** How the shop meets the requirements (Directive (EU) 2019/882, article 13 and annex V). */
export const accessibility: LegalTexts["accessibility"] = (seller) => ({
  title: "Accessibilità",
  version,
  intro: `Chiunque deve poter scegliere, acquistare e usare un modello su ${site.name}. Ecco a che punto siamo e che cosa fare se trova un ostacolo.`,
  sections: [
    {
      title: "Il servizio",
      paragraphs: [
        "Un negozio online: può sfogliare i modelli, provare i suoi colori e i suoi testi, ordinare, pagare, scaricare, pubblicare e scriverci. Il catalogo e le note legali funzionano anche senza JavaScript.",
      ],
    },
    {
      title: "Lo standard",
      paragraphs: [
        "Il nostro obiettivo è la conformità alle WCAG 2.2, livello AA, e quindi anche ai requisiti per i siti web della norma europea EN 301 549.",
        "Ogni schermata viene controllata da un programma in modalità chiara e scura, su smartphone e su computer. Tutto si può usare con la sola tastiera, con lo zoom al 200% e su uno schermo di 320 pixel. Le animazioni si fermano se il suo sistema lo chiede.",
      ],
    },
    {
      title: "Che cosa non funziona ancora",
      paragraphs: [
        "Le fatture e gli altri file PDF non contengono tag, perciò gli screen reader possono leggerli nell’ordine sbagliato. Su richiesta le inviamo lo stesso contenuto come testo.",
        "Un’anteprima mostra i colori che sceglie, anche se il contrasto è troppo basso; l’editor la avvisa.",
        "I modelli base e intermedi sono pensati per il computer.",
        "Le pagine di PayPal sono gestite da PayPal.",
      ],
    },
    {
      title: "Ci segnali un ostacolo",
      paragraphs: [
        `Se trova un ostacolo, ci scriva o ci chiami al numero ${seller.phone}. Ci dica di quale pagina si tratta: le rispondiamo e intanto la aiutiamo con l’ordine.`,
        "Se la nostra risposta non le basta, può rivolgersi all’autorità del suo Paese che vigila sull’accessibilità dei servizi (in Italia l’Agenzia per l’Italia digitale, AgID).",
      ],
      links: [{ label: seller.email, href: `mailto:${seller.email}` }],
    },
  ],
});
