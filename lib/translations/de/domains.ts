/** A domain of a customer's site. */
export const siteDomain = {
  off: "Eigene Domains bieten wir noch nicht an",
  offHint:
    "In diesem Shop lässt sich keine eigene Domain verbinden. Ihre Website behält die Adresse, die sie hat.",
  title: "Eine eigene Domain",
  intro:
    "Registrieren Sie eine Domain, wo Sie möchten, geben Sie sie hier ein, und legen Sie bei Ihrem Domain-Anbieter zwei DNS-Einträge an. Dann ist Ihre Website unter dieser Domain zu finden.",
  name: "Ihre Domain",
  nameHint: "Mit oder ohne www, so wie Ihre Besucher sie sehen sollen.",
  placeholder: "www.ihre-adresse.de",
  add: "Domain verbinden",
  adding: "Einträge werden geprüft …",
  proved: "Mit Ihrer Website verbunden",
  pending: "Wartet auf die DNS-Einträge",
  failing: "Die DNS-Einträge haben sich geändert",
  expired: "Wir prüfen nicht mehr",
  provedHint:
    "Die Adresse bei uns leitet hierher weiter. Lassen Sie die Einträge, wie sie sind: Wir prüfen sie einmal am Tag.",
  pendingHint:
    "Legen Sie diese Einträge bei Ihrem Domain-Anbieter an. Es kann eine Stunde dauern, bis wir sie sehen. Wir prüfen weiter bis zum {until}.",
  failingHint:
    "Bitte stellen Sie die Einträge wieder so ein, wie sie unten stehen. Unter dieser Domain bleibt Ihre Website bis zum {until} erreichbar, unter der Adresse bei uns auch danach.",
  expiredHint:
    "Sieben Tage lang waren die Einträge nicht so, wie sie unten stehen. Stellen Sie sie so ein, und prüfen Sie dann noch einmal.",
  leadsTo: "Leitet zu {host} weiter",
  check: "Jetzt prüfen",
  checking: "Wird geprüft …",
  checked: "Zuletzt geprüft: {when}",
  nextCheck: "nächste Prüfung: {when}",
  other: "Auch {host} verwenden",
  withoutOther: "{host} nicht mehr verwenden",
  remove: "Domain entfernen",
  removeTitle: "{host} entfernen?",
  removeText:
    "Ihre Website ist dann wieder unter der Adresse bei uns zu finden. Die DNS-Einträge können Sie ebenfalls löschen.",
  removeYes: "Ja, entfernen",
  removeNo: "Behalten",
  opensInNewTab: " (öffnet in neuem Tab)",
};

/** What DNS says of a domain. */
export const domainRecords = {
  recordsOf: "DNS-Einträge von {host}",
  name: "Name",
  value: "Wert",
  notLooked: "Noch nicht geprüft",
  notFoundYet: "Noch nicht gefunden",
  right: "Korrekt",
  extra: "Einer zu viel",
  missing: "Fehlt",
  wrong: "Falsch",
  proxied: "Hinter Proxy",
  unreachable: "Keine Antwort",
  taken: "Vergeben",
  others:
    "Wir prüfen nur diese Einträge. Andere können bleiben, etwa der TXT-Eintrag für eine Search Console.",
  othersElsewhere:
    "Diesen legen Sie bei der Domain an, die Sie registriert haben, nicht bei {host}: Ein Name mit einem CNAME-Eintrag kann keine weiteren Einträge haben.",
  aliasHint: "Manche Anbieter nennen ihn ANAME oder CNAME-Flattening.",
  nameOfRecord: " – Name des {type}-Eintrags von {name}",
  valueOfRecord: " – Wert des {type}-Eintrags von {name}",
  forProvider: "Alle Einträge als Text für Ihren Domain-Anbieter:",
  allOf: ": alle Einträge von {host}",
  byEmail: "Per E-Mail senden",
  request: "Bitte legen Sie diese DNS-Einträge für {host} an:",
};

/** What is wrong with a DNS record. */
export const recordProblems = {
  missing: "Der {type}-Eintrag fehlt: Unter {name} gibt es keinen.",
  wrong:
    "Der {type}-Eintrag {type, select, CNAME {verweist auf {found} statt auf {value}} ALIAS {führt zu {found} statt zu {value}} other {enthält {found} statt {value}}}.",
  extra:
    "{name} führt auch zu {found}, sodass manche Besucher Ihre Website nicht erreichen. Entfernen Sie den Eintrag mit dieser Adresse.",
  proxied: "Ein Proxy von {proxy} antwortet für {name} und verdeckt den Eintrag.",
  switchOff: "Schalten Sie den Proxy für diesen Namen aus.",
  switchOffCloudflare:
    "Schalten Sie den Proxy aus: Klicken Sie dort, wo Sie Ihr DNS verwalten, auf die orangefarbene Wolke neben dem Eintrag, bis sie grau ist und „Nur DNS“ („DNS only“) anzeigt.",
  unreachable: "Kein Nameserver hat für {name} geantwortet.",
  taken:
    "Diesen Namen hat schon eine andere Website dieses Shops, und deren TXT-Eintrag ist noch da. Entfernen Sie ihn, und prüfen Sie noch einmal.",
};
