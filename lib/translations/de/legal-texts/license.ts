import type { LegalTexts } from "../../legal-texts";
import { categoryTexts } from "../catalogue";

export const license: LegalTexts["license"] = {
  sameForce: "Diese deutsche Fassung ist ebenso verbindlich wie die englische.",
  terms: [
    {
      title: "Ein Unternehmen, eine Website",
      sentences: [
        "Sie dürfen die Vorlage für ein Unternehmen und für eine Website dieses Unternehmens nutzen.",
        "Die Website darf beliebig viele Seiten, Sprachen und Besucher haben.",
        "Für ein zweites Unternehmen oder eine zweite Website müssen Sie die Vorlage noch einmal kaufen.",
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
        "Die Lizenz gilt zeitlich unbegrenzt und muss nicht verlängert werden.",
        "Sie können die Vorlage erneut herunterladen, so oft Sie möchten, auch wenn wir sie nicht mehr verkaufen.",
      ],
    },
    {
      title: "Keine Weitergabe",
      sentences: [
        "Sie dürfen die Vorlage nicht als Vorlage verkaufen, verleihen oder veröffentlichen, weder ganz noch in Teilen, weder verändert noch unverändert.",
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
        "Eine Lizenz endet, wenn die Zahlung erstattet wird.",
        "Die Website muss dann offline gehen.",
      ],
    },
  ],
  categories: {
    basic: [categoryTexts.basic, "Beides dürfen Sie selbst ergänzen."],
    medium: [
      categoryTexts.medium,
      "Die Anpassung an kleinere Bildschirme dürfen Sie selbst ergänzen.",
    ],
    premium: [categoryTexts.premium, "Beides dürfen Sie weiterhin ändern."],
  },
};
