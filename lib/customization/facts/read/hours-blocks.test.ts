import { describe, expect, it } from "vitest";
import type { Language } from "./hours";
import { hoursBlocksIn } from "./hours-blocks";
import { plainLine } from "./lines";

/** A line break is written as " / ". */
const read = (text: string, language: Language): string =>
  (
    hoursBlocksIn(
      text.split(" / ").map((line) => plainLine(line, "/")),
      language,
    )[0]?.hours ?? []
  )
    .map(({ days, opens, closes }) => `${days.join(",")} ${opens}-${closes}`)
    .join("; ");

const weekdays = "mon,tue,wed,thu,fri";

describe("hoursBlocksIn", () => {
  it.each<[Language, string, string]>([
    [
      "de",
      "Öffnungszeiten / Di – Fr / 10 – 13 Uhr / Sa / 10 – 14 Uhr",
      "tue,wed,thu,fri 10:00-13:00; sat 10:00-14:00",
    ],
    [
      "de",
      "Mo–Mi 9–12 und 14–18 Uhr / Mittwochnachmittag geschlossen",
      "mon,tue 09:00-12:00; mon,tue 14:00-18:00; wed 09:00-12:00",
    ],
    [
      "de",
      "Öffnungszeiten: Mo–Fr 9–18 Uhr. Vom 1. bis 15. August Betriebsferien.",
      `${weekdays} 09:00-18:00`,
    ],
    ["en", "Open / Thu\t8-6 / Fri\t8-9", "thu 08:00-18:00; fri 08:00-21:00"],
    ["en", "Open 7 days, 10 till 6", "mon,tue,wed,thu,fri,sat,sun 10:00-18:00"],
    ["es", "Oficina: lunes a viernes, 9:00–13:30 | Urgencias: 24 horas", `${weekdays} 09:00-13:30`],
    ["es", "Horario de lunes a viernes, de 9,30 a 14,00 h.", `${weekdays} 09:30-14:00`],
    [
      "it",
      "Sempre aperti, 24 ore su 24, 7 giorni su 7.",
      "mon,tue,wed,thu,fri,sat,sun 00:00-00:00",
    ],
    [
      "it",
      "Orario: Lun - Ven 9.00 - 18.00 / Orario estivo: Lun - Ven 8.00 - 14.00",
      `${weekdays} 09:00-18:00`,
    ],
    [
      "pt",
      "Ladeira Nova, 52 | CEP 40999-110 | Funcionamos de segunda a sexta, das 9h às 18h | Fone (71) 3000-0338",
      `${weekdays} 09:00-18:00`,
    ],
  ])("reads in %s: %s", (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});
