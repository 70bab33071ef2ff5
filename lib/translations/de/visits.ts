/** The visits of a customer's site. */
export const siteVisits = {
  period: "Die letzten 90 Tage",
  visits: "{count, plural, one {# Besuch} other {# Besuche}}",
  views: "{count, plural, one {# Seitenaufruf} other {# Seitenaufrufe}}",
  programs: "Dazu etwa {count, number} durch Programme",
  programsHint:
    "Das sind Suchmaschinen, Vorschauen in Messengern, vorausgeladene Seiten und alles andere, was eine Seite abruft, ohne sie zu zeigen. In den übrigen Zahlen ist das nicht enthalten.",
  before: "{count, number} in den 90 Tagen davor",
  chart: "Besuche pro Tag",
  chartOf: "Besuche pro Tag vom {first} bis zum {last}.",
  most: "Die meisten gab es am {day}: {count, number}.",
  ofDay: "{day}: {count, plural, one {# Besuch} other {# Besuche}}",
  today: "Heute",
  table: "Als Tabelle anzeigen",
  columnDay: "Tag",
  columnVisits: "Besuche",
  columnViews: "Aufrufe",
  columnPrograms: "Programme",
  pages: "Seiten",
  page: "Seite",
  pageViews: "Aufrufe",
  firstPage: "Startseite",
  sources: "Woher sie kamen",
  source: "Website mit dem Link",
  sourceViews: "Von dort",
  otherSources: "Andere",
  noSources:
    "Noch kam niemand über einen Link auf einer anderen Website, oder die Browser haben es nicht verraten.",
  none: "Noch keine Besuche",
  noneHint:
    "Schicken Sie jemandem die Adresse Ihrer Website: Der erste Besuch steht wenige Sekunden später hier.",
  openSite: "Website öffnen",
  opensInNewTab: " (öffnet in neuem Tab)",
  noneOffline: "Ihre Website ist nicht online. Sobald sie es ist, zählen wir hier ihre Besuche.",
  toOverview: "Zur Übersicht",
  elsewhere:
    "Ihre Website liegt bei einem anderen Hoster, deshalb können wir ihre Besuche nicht zählen. Vielleicht zählt er sie.",
  how: "Was gezählt wird",
  howOften:
    "Ein Gerät zählt einmal am Tag. Das ist nicht die Zahl der Menschen: Wer an zwei Tagen kommt, zählt zweimal, und zwei Menschen mit demselben Netz und dem gleichen Browser zählen einmal.",
  howMeasured:
    "Wir zählen auf unserem Server, ohne Cookies, ohne Skripte und ohne IP-Adressen zu speichern. Geräte unterscheiden wir an einem Code, der am Ende des Tages gelöscht wird. Ein Tag beginnt um Mitternacht (UTC).",
  howOwn: "Ihre eigenen Besuche zählen mit. Seiten, die ein Browser noch gespeichert hatte, nicht.",
  howPrograms:
    "Ein Browser lädt auch die Gestaltung (CSS) einer Seite, die er zeigt. Was das nicht tut oder sich als Bot zu erkennen gibt, zählt als Programm: auch ein Mensch, dessen Browser die Seite nicht sichtbar machte, nicht aber ein Bot, der einen ganzen Browser steuert.",
  howLong: "Seiten und Herkunft bewahren wir 90 Tage lang auf, Tagessummen 400 Tage.",
};
