import { legalLinks } from "@/lib/legal-links";
import { acceptedWithdrawalDays, withdrawalDays } from "@/lib/refund-days";
import type { LegalTexts } from "../../legal-texts";

/** Change it together with the words below. */
const version = "2026-11-29";

/**
 * The instruction on withdrawal and the model form, after Annex I of Directive 2011/83/EU and
 * annexes 1 and 2 of article 246a EGBGB; §§ 355, 356 and 356a BGB.
 */
export const withdrawal: LegalTexts["withdrawal"] = (seller) => {
  const company = [seller.name, ...seller.address].join(", ");
  return {
    title: "Widerrufsbelehrung",
    version,
    intro:
      "Für Verbraucher, also für alle, die als Privatperson und überwiegend nicht für ein Gewerbe oder eine selbständige berufliche Tätigkeit kaufen.",
    sections: [
      {
        title: "Widerrufsrecht",
        paragraphs: [
          `Sie haben das Recht, binnen ${withdrawalDays} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt ${withdrawalDays} Tage ab dem Tag, an dem Sie bezahlt haben. Fällt ihr letzter Tag auf einen Samstag, einen Sonntag oder einen gesetzlichen Feiertag, endet sie mit dem nächsten Werktag. Nachrechnen müssen Sie nicht: Wir nehmen Ihren Widerruf bis ${acceptedWithdrawalDays} Tage nach der Zahlung an.`,
          `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company}, ${seller.email}, ${seller.phone}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.`,
          "Sie können Ihr Widerrufsrecht auch online auf unserer Website ausüben. Wir bestätigen Ihnen dann unverzüglich per E-Mail den Eingang Ihres Widerrufs, mit seinem Inhalt, Datum und Uhrzeit.",
          "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
        ],
        links: [{ label: "Vertrag widerrufen", href: legalLinks.withdraw }],
      },
      {
        title: "Folgen des Widerrufs",
        paragraphs: [
          `Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen ${withdrawalDays} Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.`,
        ],
      },
      {
        title: "Wann das Widerrufsrecht erlischt",
        paragraphs: [
          "Bei digitalen Inhalten erlischt das Widerrufsrecht vorzeitig, sobald wir vor Ablauf der Widerrufsfrist mit der Erfüllung des Vertrags begonnen haben. Dafür müssen Sie dem ausdrücklich zugestimmt und bestätigt haben, dass Ihnen der Verlust des Widerrufsrechts bekannt ist, und wir müssen Ihnen beides bestätigt haben.",
          `Ohne diese Zustimmung beginnen Download und Veröffentlichung erst nach Ablauf der ${withdrawalDays} Tage. Sie können auch später zustimmen: Klicken Sie dazu unter „Bestellungen“ auf „Jetzt starten“.`,
        ],
      },
      {
        title: "Muster-Widerrufsformular",
        paragraphs: [
          "(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)",
          `An ${company}, ${seller.email}:`,
          "Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Bereitstellung der folgenden digitalen Inhalte (*):",
          "Bestellt am (*)/erhalten am (*):",
          "Name des/der Verbraucher(s):",
          "Anschrift des/der Verbraucher(s):",
          "Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):",
          "Datum:",
          "(*) Unzutreffendes streichen.",
        ],
      },
    ],
  };
};
