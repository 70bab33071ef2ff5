import { siteNoticeDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Diese deutsche Fassung ist ebenso verbindlich wie die englische.",
  terms: [
    {
      title: "Ein Unternehmen, eine Website",
      sentences: [
        "Sie dürfen die Vorlage für ein Unternehmen oder, als Privatperson, für sich selbst nutzen, jeweils für eine Website.",
        "Die Website darf beliebig viele Seiten, Sprachen und Besucher haben.",
        "Für ein zweites Unternehmen oder eine zweite Website brauchen Sie eine weitere Lizenz.",
      ],
    },
    {
      title: "Ändern erlaubt",
      sentences: [
        "Texte, Bilder, Farben und Code dürfen Sie nach Belieben ändern oder von anderen ändern lassen.",
        "Unseren Namen müssen Sie nirgends nennen.",
      ],
    },
    {
      title: "Auf Dauer",
      sentences: [
        "Die Lizenz gilt weltweit und zeitlich unbegrenzt und muss nicht verlängert werden.",
        "Sie können die Vorlage so oft herunterladen, wie Sie möchten, auch wenn wir sie nicht mehr verkaufen.",
      ],
    },
    {
      title: "Keine Weitergabe",
      sentences: [
        "Sie dürfen die Vorlage nicht als Vorlage verkaufen, verschenken, vermieten, verleihen oder veröffentlichen, weder ganz noch in Teilen, weder verändert noch unverändert.",
        "Sie dürfen sie auch nicht in ein Werkzeug einbauen, mit dem Websites für andere erstellt werden.",
      ],
    },
    {
      title: "Bilder und Schriften",
      sentences: [
        "Die Rechte an den Bildern liegen bei uns; als Teil Ihrer Website dürfen Sie sie zeigen.",
        "Die Rechte an den Schriften liegen bei ihren Urhebern; die Lizenzen finden Sie neben den Schriften im Ordner fonts.",
      ],
    },
    {
      title: "Wann eine Lizenz endet",
      sentences: [
        "Eine Lizenz endet, wenn der Preis ihrer Vorlage erstattet wird.",
        `Sie müssen die Website dann offline nehmen und dürfen ihre Dateien nicht mehr nutzen; eine Website, die wir hosten, bleibt noch ${siteNoticeDays} Tage online.`,
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Beides dürfen Sie selbst ergänzen."],
    medium: [
      categoryTexts.medium,
      "Die Anpassung an kleinere Bildschirme dürfen Sie selbst ergänzen.",
    ],
    premium: [categoryTexts.premium, "Beides dürfen Sie ändern."],
  },
};
