import { describe, expect, it } from "vitest";
import { type Language, readHours, tidyHours } from "./hours";

const read = (text: string, language: Language): string => {
  const { openings, closed } = readHours(text, language);
  return (tidyHours(openings, closed) ?? [])
    .map(({ days, opens, closes }) => `${days.join(",")} ${opens}-${closes}`)
    .join("; ");
};

const monFri = "mon,tue,wed,thu,fri";

describe("readHours", () => {
  it.each<[Language, string, string]>([
    ["de", "Mo-Fr 8-18 Uhr, Sa 8-12 Uhr", `${monFri} 08:00-18:00; sat 08:00-12:00`],
    ["de", "Mo - Fr: 5.30 - 18.00 Uhr", `${monFri} 05:30-18:00`],
    ["de", "Di.-Fr. 9:00 - 18:00 Uhr", "tue,wed,thu,fri 09:00-18:00"],
    ["de", "Sa./So. 9:00 - 19:00 Uhr", "sat,sun 09:00-19:00"],
    [
      "de",
      "Montag bis Donnerstag 7 bis 16 Uhr, Freitag 7 bis 13 Uhr",
      "mon,tue,wed,thu 07:00-16:00; fri 07:00-13:00",
    ],
    [
      "de",
      "Mo – Do\t07.00 – 12.00 / 13.15 – 17.00",
      "mon,tue,wed,thu 07:00-12:00; mon,tue,wed,thu 13:15-17:00",
    ],
    ["de", "täglich von 7:30 – 21:00 Uhr", "mon,tue,wed,thu,fri,sat,sun 07:30-21:00"],
    ["de", "Mo, Mi und Fr 9-12 Uhr, Sonn- und Feiertage geschlossen", "mon,wed,fri 09:00-12:00"],
    ["en", "Mon - Fri: 6:30am - 6pm", `${monFri} 06:30-18:00`],
    ["en", "Tuesday\t7am - 3pm", "tue 07:00-15:00"],
    ["en", "Weekdays from nine to five.", `${monFri} 09:00-17:00`],
    ["en", "Open 9 to 5, Monday to Friday", `${monFri} 09:00-17:00`],
    ["en", "Tues–Sat 10–6, closed Mondays", "tue,wed,thu,fri,sat 10:00-18:00"],
    ["en", "Thursday to Sunday 6pm to midnight", "thu,fri,sat,sun 18:00-00:00"],
    ["fr", "lun.-ven. 9h-12h / 14h-18h30", `${monFri} 09:00-12:00; ${monFri} 14:00-18:30`],
    [
      "fr",
      "Du mardi au samedi : 6h30 - 13h et 15h30 - 19h30",
      "tue,wed,thu,fri,sat 06:30-13:00; tue,wed,thu,fri,sat 15:30-19:30",
    ],
    [
      "fr",
      "du lundi au jeudi de 9 h à 12 h 30 et de 14 h à 18 h 30, le vendredi de 9 h à 16 h",
      "mon,tue,wed,thu 09:00-12:30; mon,tue,wed,thu 14:00-18:30; fri 09:00-16:00",
    ],
    [
      "fr",
      "Ouvert tous les jours sauf le mercredi, de 12h à 14h",
      "mon,tue,thu,fri,sat,sun 12:00-14:00",
    ],
    [
      "es",
      "De lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00",
      `${monFri} 09:00-14:00; ${monFri} 16:00-20:00`,
    ],
    ["es", "L-V 9:30-13:30, S 10-14h", `${monFri} 09:30-13:30; sat 10:00-14:00`],
    [
      "it",
      "dal martedì al sabato dalle 9.00 alle 12.30 e dalle 15 alle 19",
      "tue,wed,thu,fri,sat 09:00-12:30; tue,wed,thu,fri,sat 15:00-19:00",
    ],
    ["it", "Lun-Ven 8.30-17.30", `${monFri} 08:30-17:30`],
    ["pt", "Seg a Sex: 9h às 18h", `${monFri} 09:00-18:00`],
    ["pt", "De terça a sábado, das 10h00 às 19h00", "tue,wed,thu,fri,sat 10:00-19:00"],
    ["pt", "2ª a 6ª feira: 9h-13h", `${monFri} 09:00-13:00`],
  ])("reads %s: %s", (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });

  it.each<[Language, string]>([
    ["fr", "Fermé exceptionnellement le 15 août - ouvert le 14 juillet de 8h à 12h"],
    ["de", "Betriebsurlaub: 4. bis 16. August, in dieser Zeit Notverkauf 7.00 - 10.00 Uhr"],
    ["de", "Feiertags 10-12 Uhr"],
    ["en", "Call 01422 960 418"],
  ])("reads no hours of a week in %s: %s", (language, text) => {
    expect(read(text, language)).toBe("");
  });
});
