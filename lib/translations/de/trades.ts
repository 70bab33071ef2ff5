export const trades = {
  breadcrumb: "Seitenpfad",
  title: "Website-Vorlagen für Ihre Branche",
  crumb: "Nach Branche",
  description:
    "Was eine Website in neunzehn Branchen braucht, von der Bäckerei bis zum Plattenladen, welche Vorlagen passen und wie jede dort aussieht.",
  intro:
    "Wählen Sie Ihre Branche, und sehen Sie, was passt: was Kunden zuerst wissen wollen, welche Vorlagen dafür Platz haben und wie jede mit Texten und Bildern aus Ihrer Branche aussieht.",
  titleOf: "Website-Vorlagen für {trade}",
  needs: "Was auf Ihre Website gehört",
  suited: "Passende Vorlagen",
  suitedIntro:
    "Neben jeder steht ein Beispiel: dieselbe Vorlage als Website eines erfundenen Unternehmens. Der Link öffnet die Vorschau mit dessen Texten und Farben, aber ohne die Bilder.",
  suitedAs:
    "Neben jeder sehen Sie, wie sie als {one} aussieht, mit Texten und Bildern für den Anfang. Was nur Sie wissen, etwa Preise und Öffnungszeiten, bleibt offen.",
  othersAs: "Die anderen Vorlagen, gezeigt als {one}",
  compare: "{names} vergleichen",
  others: "Andere Branchen",
  all: "Alle Vorlagen",
  notSold: "Die Vorlagen für diese Branche werden zurzeit nicht verkauft.",
};

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "Dieselbe Vorlage als {one}",
  name: "{template} als {one}",
  about: "{one}, auf Englisch",
  ofTrade: ", als {one}",
};

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Gezeigt als {one}.",
  shownIn: "Gezeigt als {one}, auf {language}.",
  asTheyAre: "Im Original zeigen",
  tryIt: "Jede Vorlage als {one} ausprobieren",
  tried: "Jede Vorschau auf diesem Gerät beginnt jetzt als {one}.",
  undo: "Rückgängig",
};

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "Die Website von {company}: {what}",
  name: "{template} als {company}",
  open: "In der Vorschau öffnen",
  ofCompany: ", mit den Texten von {company}",
  write: "{template} zu Ihrer Website machen",
};

/** As in "Website-Vorlagen für …", and alone as a heading. */
export const tradeNames = {
  bakery: "Bäckereien",
  cafe: "Cafés",
  restaurant: "Restaurants",
  "hair-salon": "Friseursalons",
  beauty: "Kosmetik- und Massagestudios",
  "law-firm": "Anwaltskanzleien",
  "tax-adviser": "Steuerkanzleien",
  "medical-practice": "Arztpraxen",
  physiotherapy: "Physiotherapiepraxen",
  plumber: "Sanitär- und Elektrobetriebe",
  carpenter: "Zimmereien und Baubetriebe",
  photographer: "Fotostudios",
  fitness: "Yoga- und Fitnessstudios",
  "gift-shop": "Mode- und Geschenkläden",
  hotel: "Hotels und Pensionen",
  cleaning: "Reinigung und Gartenpflege",
  "plant-shops": "Blumen- und Pflanzenläden",
  workshops: "Manufakturen und Werkstätten",
  "record-and-sports-shops": "Platten- und Sportläden",
};

/** As in "gezeigt als …", without an article; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "Bäckerei",
  cafe: "Café",
  restaurant: "Restaurant",
  "hair-salon": "Friseursalon",
  beauty: "Kosmetik- und Massagestudio",
  "law-firm": "Anwaltskanzlei",
  "tax-adviser": "Steuerkanzlei",
  "medical-practice": "Arztpraxis",
  physiotherapy: "Physiotherapiepraxis",
  plumber: "Sanitär- und Elektrobetrieb",
  carpenter: "Zimmerei und Baubetrieb",
  photographer: "Fotostudio",
  fitness: "Yoga- und Fitnessstudio",
  "gift-shop": "Mode- und Geschenkladen",
  hotel: "Hotel oder Pension",
  cleaning: "Reinigungs- und Gartenbetrieb",
};

/** As answers to "Ihre Branche". */
export const tradeLabels = {
  bakery: "Bäckerei",
  cafe: "Café",
  restaurant: "Restaurant",
  "hair-salon": "Friseursalon",
  beauty: "Kosmetik und Massage",
  "law-firm": "Anwaltskanzlei",
  "tax-adviser": "Steuerkanzlei",
  "medical-practice": "Arztpraxis",
  physiotherapy: "Physiotherapie",
  plumber: "Sanitär und Elektro",
  carpenter: "Zimmerei und Bau",
  photographer: "Fotostudio",
  fitness: "Yoga und Fitness",
  "gift-shop": "Mode und Geschenke",
  hotel: "Hotel und Pension",
  cleaning: "Reinigung und Garten",
};

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "Die Website einer Bäckerei sagt, was wann gebacken wird, wo man sie findet und wie man eine Torte bestellt. Drei passende Vorlagen, gezeigt als Bäckerei.",
  cafe: "Die Website eines Cafés zeigt den Raum, die Karte, die Öffnungszeiten und was diese Woche los ist. Drei passende Vorlagen, gezeigt als Café.",
  restaurant:
    "Die Website eines Restaurants sagt, was es zu essen gibt, wann geöffnet ist und wie man einen Tisch bekommt. Drei passende Vorlagen, gezeigt als Restaurant.",
  "hair-salon":
    "Die Website eines Friseursalons zeigt Arbeiten und Preise und wie man einen Termin bekommt. Drei passende Website-Vorlagen, gezeigt als Friseursalon.",
  beauty:
    "Kosmetik und Massage verkaufen Zeit und Vertrauen: Sagen Sie, was geschieht und was es kostet. Drei passende Website-Vorlagen, gezeigt als Studio.",
  "law-firm":
    "Die Website einer Kanzlei sagt, welche Fälle sie annimmt, wer antwortet und was die Erstberatung kostet. Drei Vorlagen, gezeigt als Anwaltskanzlei.",
  "tax-adviser":
    "Die Website einer Steuerkanzlei sagt, für wen Sie arbeiten, was Sie übernehmen und welche Unterlagen Sie brauchen. Drei Vorlagen, gezeigt als Kanzlei.",
  "medical-practice":
    "Die Website einer Praxis sagt, wann Sprechstunde ist, was man mitbringt und wen man nachts anruft. Drei passende Website-Vorlagen, gezeigt als Arztpraxis.",
  physiotherapy:
    "Die Website einer Physiotherapiepraxis sagt, was behandelt wird, wie lange es dauert und wie das mit dem Rezept läuft. Drei Vorlagen, gezeigt als Praxis.",
  plumber:
    "Die Website eines Sanitär- oder Elektrobetriebs zeigt Telefonnummer, Einsatzgebiet und was Sie reparieren. Drei Vorlagen, gezeigt als Handwerksbetrieb.",
  carpenter:
    "Zimmereien und Baubetriebe wählt man danach, was sie gebaut haben und ob sie antworten. Drei passende Website-Vorlagen, gezeigt als Handwerksbetrieb.",
  photographer:
    "Die Website eines Fotostudios zeigt wenige Bilder, nennt einen Preis und fragt nach dem Termin. Drei passende Website-Vorlagen, gezeigt als Fotostudio.",
  fitness:
    "Die Website eines Yoga- oder Fitnessstudios zeigt Kursplan, Team und Probestunde. Drei passende Website-Vorlagen, gezeigt als Studio.",
  "gift-shop":
    "Die Website eines Mode- oder Geschenkladens zeigt, was neu ist, in welchen Größen und wie man es bekommt. Drei Vorlagen mit Bestellung, gezeigt als Laden.",
  hotel:
    "Ein Hotel oder eine Pension zeigt die Zimmer, was es zu erleben gibt und wie man anfragt. Drei passende Website-Vorlagen, gezeigt als Pension.",
  cleaning:
    "Reinigung und Gartenpflege wählt man nach Ort, Tag und Preis: Nennen Sie alle drei. Drei passende Website-Vorlagen, gezeigt als Dienstleister.",
  "plant-shops":
    "Blumen und Pflanzen brauchen Bilder, Preise und ehrliche Worte zur Pflege. Drei Website-Vorlagen für Läden, Gärtnereien und Gartenbau, mit Beispielen.",
  workshops:
    "Wer von Hand arbeitet, verkauft Stück für Stück, und zu jedem gehört, wie es entsteht. Drei Website-Vorlagen für Werkstätten und Ateliers, mit Beispielen.",
  "record-and-sports-shops":
    "Wer Platten, Bretter oder Schuhe sucht, weiß, was er will. Drei Website-Vorlagen mit Bildern, Preisen und einem kurzen Weg zur Bestellung.",
};

export const tradeLeads = {
  bakery:
    "Wer nach einer Bäckerei sucht, will wissen, ob sie offen hat und ob das Roggenbrot von heute ist. Beantworten Sie beides, noch bevor jemand scrollt.",
  cafe: "Niemand sucht sich ein Café nur nach der Karte aus. Man sucht sich den Tisch am Fenster aus, also zeigen Sie ihn zuerst.",
  restaurant:
    "Wer die Website eines Restaurants öffnet, will drei Dinge wissen: was es zu essen gibt, wann Sie geöffnet haben und ob noch ein Tisch frei ist.",
  "hair-salon":
    "Wer neu zu Ihnen kommt, will vor dem Hinsetzen drei Dinge wissen: was es kostet, wer schneidet und wann.",
  beauty:
    "Wer eine Massage bucht, sucht Ruhe und möchte vorher wissen, was in dieser Stunde geschieht.",
  "law-firm":
    "Eine Kanzlei sucht man an einem schlechten Tag. Man möchte lesen, dass Sie solche Fälle kennen und wie bald man mit Ihnen sprechen kann.",
  "tax-adviser":
    "Die meisten suchen eine Steuerkanzlei, wenn ein Brief gekommen ist oder eine Frist näher rückt. Sagen Sie, ob Sie neue Mandate annehmen.",
  "medical-practice":
    "Patientinnen und Patienten kommen mit einer Frage auf die Website, oft am Handy und oft mit Schmerzen: Haben Sie offen, und nehmen Sie noch jemanden auf?",
  physiotherapy:
    "Hinter vielen Besuchen steht ein Rezept, und hinter allen etwas, das wehtut. Sagen Sie, wie bald Sie einen Platz haben und wofür.",
  plumber:
    "Da steht jemand im Wasser oder im Dunkeln. Zuerst kommt die Telefonnummer, dann das Gebiet, in dem Sie arbeiten.",
  carpenter:
    "Wer eine Zimmerei oder einen Baubetrieb sucht, hat eine Wand, ein Dach oder einen Garten vor Augen und eine Frage: Machen Sie das, und wann kämen Sie?",
  photographer:
    "Ihre Bilder entscheiden in Sekunden. Zeigen Sie zwölf, die Sie morgen wieder so machen würden, und keins, das Sie erklären müssen.",
  fitness:
    "Wer anfängt, fürchtet zweierlei: allein unter Könnern zu sein und für zwei Jahre zu unterschreiben. Nehmen Sie beide Sorgen gleich auf dem ersten Bildschirm.",
  "gift-shop":
    "Zu Ihnen kommt, wer noch nicht weiß, was er sucht. Zeigen Sie acht Dinge, bei denen man stehen bleibt, nicht achtzig.",
  hotel:
    "Gäste entscheiden nach dem Blick aus dem Bett und danach, was man nach dem Frühstück unternehmen kann. Zeigen Sie beides zuerst.",
  cleaning:
    "Ihre Kunden geben Ihnen einen Schlüssel. Noch vor dem Preis wollen sie wissen, wer kommt.",
  "plant-shops":
    "Pflanzen kauft man nach dem Bild und behält sie dank der Pflegehinweise. Eine Website für Pflanzen braucht Platz für beides.",
  workshops:
    "Hinter jedem Stück aus einer Werkstatt stehen eine Idee, ein Mensch und ein Material. Ihre Website sollte alle drei zeigen.",
  "record-and-sports-shops":
    "Ihre Kunden kennen die Pressung, die Größe, die Finne. Erklären müssen Sie ihnen nichts, nur sagen, ob Sie es dahaben.",
};

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Nennen Sie Ihre Brote so, wie Ihre Kundschaft sie verlangt, mit Gewicht und Zutaten; wer Allergien hat, liest diese Zeile zuerst. Sagen Sie, an welchen Tagen Sie welches Brot backen und bis wann eine Torte bestellt sein muss. Die Öffnungszeiten am Sonntag verdienen eine eigene Zeile.",
  "cafe.1":
    "Nach dem Raum kommt die Karte: Kaffee, Kuchen und bis wann es Frühstück gibt. Sagen Sie, ob man reservieren kann, ob Laptops und Hunde willkommen sind und wo der Kinderwagen steht. Gibt es Lesungen oder einen langen Freitag, bekommt jeder Termin sein Datum und verschwindet, wenn er vorbei ist.",
  "restaurant.1":
    "Schreiben Sie die Karte als Text auf die Seite, nicht als Foto und nicht als PDF. Text passt auf jeden Bildschirm, die Suche findet ihn, und Sie ändern ihn noch vor dem Service, wenn die Forelle aus ist. Der Preis steht neben seinem Gericht.",
  "restaurant.2":
    "Nennen Sie die Öffnungszeiten nach Tagen und die Adresse so, wie sie auf einem Umschlag steht. Wenn man bei Ihnen reservieren kann, fragen Sie nach Tag, Uhrzeit und Zahl der Gäste, und sagen Sie, wann Sie antworten. Alles, was ein Formular darüber hinaus wissen will, kostet Sie Tische.",
  "hair-salon.1":
    "Führen Sie Schnitte und Farben mit einem Ab-Preis auf, und sagen Sie, wie lange es jeweils dauert; langes Haar kostet mehr, also schreiben Sie auch das. Zeigen Sie Köpfe, die Sie selbst frisiert haben, keine Models. Kann man ohne Termin kommen, stehen die Zeiten dafür ganz oben.",
  "beauty.1":
    "Beschreiben Sie jede Behandlung so, wie sie abläuft: wie lange, womit, an welchen Körperstellen, und wie man sich am nächsten Tag fühlt. Versprechen Sie keine Heilung. Sagen Sie, für wen sie nicht geeignet ist, zum Beispiel in der Schwangerschaft, was ein Gutschein kostet und wie lange er gilt.",
  "law-firm.1":
    "Beschreiben Sie Ihre Rechtsgebiete in den Worten Ihrer Mandantschaft: eine Kündigung vom Vermieter, Streit ums Erbe, ein Unfall. Sagen Sie, was die Erstberatung kostet und was man dazu mitbringt. Nennen Sie die Kammer, der Sie angehören, und versprechen Sie keinen Erfolg.",
  "tax-adviser.1":
    "Sagen Sie, für wen Sie arbeiten, ob für Selbstständige, Vermieter oder kleine Unternehmen, und was Sie jeden Monat übernehmen. Eine Liste der Unterlagen für das erste Gespräch ist mehr wert als jedes Lob. Rechnen Sie nach der Steuerberatervergütungsverordnung ab, sagen Sie es, und geben Sie ein Beispiel.",
  "medical-practice.1":
    "Setzen Sie Sprechzeiten, Telefon und die Nummer für Notfälle dorthin, wohin der Blick zuerst fällt. Sagen Sie, ob Sie gesetzlich Versicherte behandeln und wie man ein Rezept bekommt. Fragen Sie im Formular nicht nach Beschwerden: Gesundheitsdaten gehören nicht in eine gewöhnliche E-Mail.",
  "physiotherapy.1":
    "Nennen Sie die Methoden und, jeweils in einem halben Satz, bei welchen Beschwerden Sie sie anwenden. Erklären Sie das Rezept: wer es ausstellt, wann es verfällt, wie viel man selbst zuzahlt. Sagen Sie, was man anzieht; das ist die Frage, die Sie am häufigsten hören.",
  "plumber.1":
    "Sagen Sie, welche Arbeiten Sie annehmen und welche nicht, was die Anfahrt kostet, bevor irgendetwas repariert ist, und zu welchen Zeiten jemand ans Notfalltelefon geht. Bei Heizung, Bad und Ladestation nimmt man sich Zeit: Da hilft ein fertiger Auftrag in guten Bildern mehr als eine Liste von Marken.",
  "carpenter.1":
    "Benennen Sie Ihre Leistungen mit den Worten Ihrer Kunden, und sagen Sie, was jeweils dazugehört: wer das Aufmaß nimmt, wer die Genehmigung einholt, wer den Schutt abfährt. Ein erster Preis, auch ein grober, erspart Ihnen Termine, aus denen nichts wird.",
  "carpenter.2":
    "Zeigen Sie lieber ein Bauwerk in guten Fotos als zwanzig Schnappschüsse. Zahlen helfen, wenn es Ihre eigenen sind und sie stimmen. Dann eine Telefonnummer, die Zeiten, zu denen jemand abnimmt, und ein Formular für den Abend, wenn die meisten über ihr Dach nachdenken.",
  "photographer.1":
    "Ordnen Sie Ihre Bilder nach dem, was man bei Ihnen bucht (Porträts, Hochzeiten, Produkte), und nicht nach Jahren. Sagen Sie dann, was eine Stunde oder ein Tag kostet, wie viele Bilder darin enthalten sind, wann sie kommen und was man damit machen darf. Paare fragen zuerst nach dem Datum: Lassen Sie es sich zusammen mit dem Ort schicken.",
  "fitness.1":
    "Zeigen Sie den Kursplan als Text, mit dem Niveau jedes Kurses, und halten Sie ihn aktuell; mit einem alten steht jemand vor verschlossener Tür. Nennen Sie den Preis einer einzelnen Stunde vor dem eines Jahres. Sagen Sie, was man mitbringt, ob Matten da sind und bis wann man noch dazukommen darf.",
  "gift-shop.1":
    "Zu jedem Stück gehören ein Bild, das es im Gebrauch zeigt, Preis, Größe und Material, und wofür es gut ist: für einen Geburtstag, für einen kalten Morgen. Sagen Sie, ob Sie es zurücklegen, einpacken, verschicken oder umtauschen und bis wann man bestellt, damit es vor Weihnachten ankommt.",
  "hotel.1":
    "Zeigen Sie das Haus so, wie es in dem Monat aussieht, den Sie füllen möchten. Nennen Sie die Zimmer, sagen Sie, wie viele in jedem schlafen, und schreiben Sie den Preis dorthin, wo niemand danach fragen muss. Sagen Sie offen, was es bei Ihnen nicht gibt; das erspart beiden Seiten eine E-Mail.",
  "hotel.2":
    "Geben Sie dann einen Grund, an einem bestimmten Tag zu kommen: die Weinlese, ein Konzert, eine klare Nacht. Keine dieser Vorlagen nimmt selbst Buchungen an. Gäste schicken Ihnen eine Anfrage, und eine persönliche Antwort der Gastgeber ist das, wofür man in kleine Häuser kommt.",
  "cleaning.1":
    "Nennen Sie die Straßen oder Orte, in die Sie fahren, was eine Stunde oder ein Einsatz kostet und was darin enthalten ist: Maschinen, Tücher, das Abfahren des Schnittguts. Sind Sie versichert, sagen Sie es. Gärten haben Jahreszeiten, also sagen Sie im Frühling, was Sie im Frühling tun und bis wann man den Heckenschnitt bestellt.",
  "plant-shops.1":
    "Jede Pflanze bekommt ein gutes Bild, ihren Preis und einen Satz, wie ihn eine Freundin über sie sagen würde: wie viel Licht sie braucht, wie viel Vergesslichkeit sie verzeiht. Eine Liste von acht Pflanzen, die Sie gut kennen, verkauft besser als eine lange, die veraltet ist.",
  "plant-shops.2":
    "Sagen Sie dann, wie eine Pflanze reist: ob Sie liefern, wie sie verpackt ist und was geschieht, wenn sie mit einem geknickten Blatt ankommt. Jahreszeiten wechseln schneller als Websites: An dem Tag, an dem eine Pflanze weg ist, setzen Sie eine andere an ihre Stelle.",
  "workshops.1":
    "Beginnen Sie mit dem Stück, so groß, wie der Bildschirm es erlaubt, und sagen Sie in einem Satz, wozu es da ist. Darunter erzählen Sie, wie es entsteht, Schritt für Schritt, mit Bildern von Händen und Werkzeugen statt von lächelnden Gesichtern.",
  "workshops.2":
    "Sagen Sie offen, was Zeit braucht: wie viele Sie machen, wann das nächste fertig ist, was es kostet und wer es repariert. Wer auf etwas Handgemachtes wartet, möchte wissen, worauf.",
  "record-and-sports-shops.1":
    "Stellen Sie Größe, Zustand und Preis nebeneinander, und zeigen Sie im Bild genau dieses Stück. Sagen Sie, wie Sie verpacken, denn wer an Dingen hängt, fürchtet die Post mehr als den Preis.",
  "record-and-sports-shops.2":
    "An der Theke beantworten Sie jeden Tag Fragen. Beantworten Sie also die fünf häufigsten auf der Website, in Ihren eigenen Worten, und bieten Sie einen Weg, die sechste zu stellen. Bestellungen kommen als Nachricht mit allem, was ausgewählt wurde, und die Zahlung regeln Sie, wie Sie es gewohnt sind.",
};

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "Die Theke",
  "bakery.2": "Backtage",
  "bakery.3": "Bestellungen",
  "bakery.4": "Adresse und Zeiten",
  "cafe.1": "Der Raum",
  "cafe.2": "Die Karte",
  "cafe.3": "Veranstaltungen",
  "cafe.4": "Unterwegs",
  "restaurant.1": "Die Karte",
  "restaurant.2": "Öffnungszeiten",
  "restaurant.3": "Reservierung",
  "restaurant.4": "Am Handy",
  "hair-salon.1": "Preise",
  "hair-salon.2": "Ihre Arbeit",
  "hair-salon.3": "Das Team",
  "hair-salon.4": "Termine",
  "beauty.1": "Behandlungen",
  "beauty.2": "Was drin ist",
  "beauty.3": "Gutscheine",
  "beauty.4": "Der erste Besuch",
  "law-firm.1": "Rechtsgebiete",
  "law-firm.2": "Das Team",
  "law-firm.3": "Erstberatung",
  "law-firm.4": "Wenn es eilt",
  "tax-adviser.1": "Für wen",
  "tax-adviser.2": "Leistungen",
  "tax-adviser.3": "Fristen",
  "tax-adviser.4": "Unterlagen",
  "medical-practice.1": "Sprechzeiten",
  "medical-practice.2": "Leistungen",
  "medical-practice.3": "Team",
  "medical-practice.4": "Anfahrt",
  "physiotherapy.1": "Behandlungen",
  "physiotherapy.2": "Rezepte",
  "physiotherapy.3": "Kurse",
  "physiotherapy.4": "Termine",
  "plumber.1": "Telefonnummer",
  "plumber.2": "Arbeiten",
  "plumber.3": "Was es kostet",
  "plumber.4": "Ein fertiger Auftrag",
  "carpenter.1": "Leistungen",
  "carpenter.2": "Zahlen",
  "carpenter.3": "Was es kostet",
  "carpenter.4": "Erreichbarkeit",
  "photographer.1": "Bilder",
  "photographer.2": "Pakete",
  "photographer.3": "Termine",
  "photographer.4": "Rechte",
  "fitness.1": "Kurse",
  "fitness.2": "Das Team",
  "fitness.3": "Preise",
  "fitness.4": "Eine Probestunde",
  "gift-shop.1": "Neues",
  "gift-shop.2": "Größen",
  "gift-shop.3": "Verpackung",
  "gift-shop.4": "Der Laden",
  "hotel.1": "Der Ort",
  "hotel.2": "Termine",
  "hotel.3": "Die Gastgeber",
  "hotel.4": "Die Anfrage",
  "cleaning.1": "Leistungen",
  "cleaning.2": "Preise",
  "cleaning.3": "Wer kommt",
  "cleaning.4": "Ein Angebot",
  "plant-shops.1": "Jede Pflanze",
  "plant-shops.2": "Die Suche",
  "plant-shops.3": "Pflege",
  "plant-shops.4": "Der Laden",
  "workshops.1": "Das Stück",
  "workshops.2": "Wie es entsteht",
  "workshops.3": "Die Fakten",
  "workshops.4": "Die Anfrage",
  "record-and-sports-shops.1": "Das Stück",
  "record-and-sports-shops.2": "Fragen",
  "record-and-sports-shops.3": "Die Bestellung",
  "record-and-sports-shops.4": "Am Handy",
};

export const tradeNeedTexts = {
  "bakery.1":
    "Brote und Kuchen, jedes mit einer Zeile und einem Preis. Cali hat Platz für vierundzwanzig, Motion und Gourmet Grove für vierzig.",
  "bakery.2": "Eine Zeile bei jedem Brot genügt: Gibt es eines nicht täglich, steht es dort.",
  "bakery.3":
    "Cali und Motion nehmen Bestellungen an; Gourmet Grove hat ein Formular für Tag, Uhrzeit und Anzahl, das Sie einschalten können.",
  "bakery.4":
    "Wo Sie sind und wann Sie geöffnet haben. Gourmet Grove hat für beides einen eigenen Platz.",
  "cafe.1":
    "Ein großes Bild bei Tageslicht. Cosmo zeigt bis zu fünf im Wechsel, eins für jede Ecke.",
  "cafe.2":
    "Gourmet Grove führt bis zu vierzig Einträge als Text auf; Cali zeigt bis zu vierundzwanzig mit Bild.",
  "cafe.3": "Cosmo hat einen Kalender für bis zu zwölf Termine, jeder mit Uhrzeit und einer Zeile.",
  "cafe.4":
    "Viele suchen Kaffee im Gehen. Cali ist für Handys gemacht, die beiden anderen für Desktop-Bildschirme.",
  "restaurant.1":
    "Gerichte, jedes mit einer Zeile und einem Preis. Gourmet Grove fasst bis zu vierzig.",
  "restaurant.2": "Nach Tagen. In Gourmet Grove und Simple haben sie einen eigenen Platz.",
  "restaurant.3":
    "Gourmet Grove hat ein Formular für Tag, Uhrzeit und Gäste, das Sie einschalten können.",
  "restaurant.4":
    "Gäste suchen Sie am Handy. Cali ist dafür gemacht, die beiden anderen für Desktop-Bildschirme.",
  "hair-salon.1":
    "Silent zeigt bis zu neun Angebote mit Preis und Dauer, Trend eines mit seinem Preis.",
  "hair-salon.2":
    "Eine Galerie Ihrer eigenen Schnitte: Trend zeigt bis zu vier Bilder zum Durchklicken.",
  "hair-salon.3": "Sagen Sie, wer färbt und wer Bärte schneidet, mit je einem Satz.",
  "hair-salon.4": "Jede Vorlage hat ein Formular; Ihre Telefonnummer gehört daneben.",
  "beauty.1":
    "Name, Dauer und Preis auf einen Blick. Silent stellt drei nebeneinander und hat Platz für neun.",
  "beauty.2": "Öle und Cremes mit Namen: Wer Allergien hat, sucht danach.",
  "beauty.3": "Cosmo zeigt sie mit Bild; der Preis gehört in die Zeile darunter.",
  "beauty.4":
    "Was man mitbringt, wann man kommt, wie man absagt: Drei kurze Sätze sparen einen Anruf.",
  "law-firm.1": "Corporate fasst bis zu zwölf, jedes mit dem, was dazugehört; Silent bis zu neun.",
  "law-firm.2":
    "Voller Name und das Gebiet jeder Anwältin und jedes Anwalts: Man will wissen, wer die eigene Akte liest.",
  "law-firm.3":
    "Was sie kostet, wie lange sie dauert, welche Unterlagen man mitbringt. Trend erzählt es Schritt für Schritt.",
  "law-firm.4":
    "Eine Telefonnummer, unter der jemand abnimmt, und wann. Corporate hält die Zeiten im Blick, und die Nummer passt darunter.",
  "tax-adviser.1":
    "Jede Art von Mandat, mit dem, was Sie dafür tun. Sonic hat für jede eine Zeile mit Text und Bild, bis zu acht.",
  "tax-adviser.2":
    "Buchhaltung, Löhne, Steuererklärungen: Corporate führt auf, was jeweils dazugehört.",
  "tax-adviser.3": "Der Kalender von Cosmo fasst bis zu zwölf Fristen.",
  "tax-adviser.4": "Wie sie zu Ihnen kommen, auf Papier oder über ein Portal, in einem Satz.",
  "medical-practice.1":
    "Nach Tagen, und wann man ohne Termin kommen kann. Corporate hält sie auf Desktop-Bildschirmen im Blick.",
  "medical-practice.2":
    "Was Sie untersuchen und behandeln, in Alltagssprache. Sonic hat Zeilen dafür und ist auch für Handys gemacht.",
  "medical-practice.3": "Cosmo stellt die Menschen mit Namen und einer Zeile vor.",
  "medical-practice.4": "Bushaltestelle, Parkplatz, Aufzug: Wer an Krücken geht, plant voraus.",
  "physiotherapy.1":
    "Silent zeigt bis zu neun mit Minuten und Preis; Corporate bis zu zwölf, mit dem, was dazugehört.",
  "physiotherapy.2": "Von wem, wie lange gültig, was es ohne kostet.",
  "physiotherapy.3":
    "Rückentraining dienstags um sechs: Trend zeigt einen Kurs mit Preis und Ablauf.",
  "physiotherapy.4":
    "Bitten Sie in der Zeile über dem Formular um zwei mögliche Zeiten und um keine Diagnose.",
  "plumber.1":
    "Ganz oben, als Link, den das Handy wählt. Die große Schaltfläche von Sonic kann dieser Link sein.",
  "plumber.2": "Rohrbruch, Heizung, Steckdosen, Bad: Nennen Sie sie, denn danach wird gesucht.",
  "plumber.3": "Anfahrt, Stunde, Notdienst bei Nacht. Silent hat bei jedem Angebot einen Preis.",
  "plumber.4": "Sonic erzählt ihn in Zeilen aus Bild und Text.",
  "carpenter.1":
    "Corporate führt auf, was jeweils dazugehört; Silent hat Pakete mit Preis und Dauer.",
  "carpenter.2":
    "Corporate und Silent haben eine Zeile dafür. Lassen Sie sie ausgeschaltet, bis die Zahlen stimmen.",
  "carpenter.3":
    "Trend zeigt einen Preis mit der Auswahl, die dazugehört, und nimmt die Anfrage an.",
  "carpenter.4": "Telefon, Zeiten und ein Formular. Corporate hält die Zeiten im Blick.",
  "photographer.1":
    "Trend hat vier zum Durchklicken, Sonic eins neben jedem von acht Texten. Am meisten Platz hat Cosmo: elf große und sechzehn kleine.",
  "photographer.2":
    "Stunden, Zahl der Bilder, Lieferung: Trend hat einen Preis und Schritte, die sagen, was dazugehört.",
  "photographer.3": "Cosmo hat einen Kalender für Mini-Shootings und Ausstellungen.",
  "photographer.4": "Was man drucken, posten und weitergeben darf, in einem klaren Satz.",
  "fitness.1":
    "Tag, Uhrzeit, Niveau: In jeder Vorlage passt die Woche auf eine Textseite. Der Kalender von Cosmo ist für einzelne Termine, bis zu zwölf.",
  "fitness.2": "Je ein Name und eine Zeile, wie in Cosmo: Man kommt der Menschen wegen wieder.",
  "fitness.3": "Eine Stunde, zehn Stunden, ein Monat: Silent stellt drei Angebote nebeneinander.",
  "fitness.4":
    "Ein Formular, ohne Zahlung. In Trend kann die Schaltfläche unter dem Preis dorthin führen.",
  "gift-shop.1": "Motion zeigt bis zu vierzig, jedes mit einer Beschreibung zum Aufklappen.",
  "gift-shop.2":
    "Thunder zeigt Größe, Versand und Summe im Warenkorb. Jede Größe ist ein eigener Artikel, und zwölf Artikel passen hinein.",
  "gift-shop.3": "Ein Satz zu Papier, Karte und Preis erspart viele Fragen.",
  "gift-shop.4": "Simple hat einen Platz für Öffnungszeiten und Adresse.",
  "hotel.1":
    "Cosmo beginnt mit bis zu fünf Ansichten im Wechsel, Trend mit einer Galerie aus vier Bildern.",
  "hotel.2":
    "Cosmo hat einen Kalender für alles, was ansteht: bis zu zwölf Termine, jeder mit Uhrzeit und einer Zeile.",
  "hotel.3": "Cosmo stellt den Menschen, der die Tür öffnet, mit Namen und einer Zeile vor.",
  "hotel.4":
    "In jeder Vorlage ein Formular: für beliebige Fragen in Cosmo, für das Zimmer in Trend, für Tag und Anzahl in Gourmet Grove.",
  "cleaning.1":
    "Büros, Treppen, Fenster, Rasen, Hecken: Corporate führt auf, was jeweils dazugehört.",
  "cleaning.2": "Ein Ab-Preis. Silent zeigt ihn neben der Dauer.",
  "cleaning.3": "Jede Woche dieselben zwei? Dann zeigen Sie sie.",
  "cleaning.4":
    "Fragen Sie in der Zeile über dem Formular nach Ort und Häufigkeit. In Trend wählt man eine Größe aus Ihrer Liste.",
  "plant-shops.1": "Bild, Preis und eine Zeile zu Licht und Wasser.",
  "plant-shops.2": "Cali filtert seine Liste nach Farbe und Kategorie.",
  "plant-shops.3":
    "Ein Platz für das, was Sie an der Theke sagen würden: Versprechen in Simple, eine Geschichte in Cali.",
  "plant-shops.4": "Wo Sie sind und wann Sie geöffnet haben. Simple hat für beides einen Platz.",
  "workshops.1": "Groß und von mehreren Seiten. Sonic zeigt bis zu drei Bilder zum Durchklicken.",
  "workshops.2": "Zeilen aus Text und Bild in Sonic, eine Geschichte in Prestige.",
  "workshops.3": "Material, Maße, Auflage. Prestige hat dafür eine Tabelle, Sonic große Zahlen.",
  "workshops.4":
    "Prestige nimmt Reservierungen per Formular an, Motion Bestellungen, und über alle drei kann man Ihnen schreiben.",
  "record-and-sports-shops.1":
    "Größe und Preis. Thunder zeigt sie im Warenkorb, mit einer Zeile zu jedem Stück, Atlantic in der Liste.",
  "record-and-sports-shops.2": "Thunder hat einen Abschnitt für Fragen und Antworten.",
  "record-and-sports-shops.3":
    "Alle drei rechnen die Summe aus und nehmen die Bestellung per Formular an.",
  "record-and-sports-shops.4":
    "Viele bestellen am Handy. Thunder ist dafür gemacht, die beiden anderen für Desktop-Bildschirme.",
};

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Warm und dunkel wie ein Schaufenster vor Sonnenaufgang: was Sie backen als Liste, ein Blick in die Backstube, Öffnungszeiten und Adresse.",
  "bakery.cali":
    "Zum Mitnehmen, mit Bildern und einem Filter für Brötchen, Brote und Kuchen. Auf jedem Bildschirm, hell und dunkel.",
  "bakery.motion":
    "Für Torten, zu denen es etwas zu sagen gibt: Jede klappt ihre eigene Beschreibung auf und wird von dort bestellt.",
  "cafe.gourmet-grove":
    "Karte, Raum und Öffnungszeiten auf einer Seite, dazu ein Formular für den Tisch am Sonntagmorgen.",
  "cafe.cosmo":
    "Für ein Café mit Programm: Blicke in den Raum, Termine und die Menschen hinter der Theke.",
  "cafe.cali":
    "Für Kaffee und Kuchen zum Mitnehmen: Bilder, Preise und ein Warenkorb. Auf jedem Bildschirm, hell und dunkel.",
  "restaurant.gourmet-grove":
    "Eine Karte, ein Blick in die Küche, Öffnungszeiten und ein Formular zum Reservieren: die Vorlage, die für ein Restaurant entworfen wurde.",
  "restaurant.simple":
    "Für eine Küche, die für zwei oder drei Gerichte bekannt ist: jedes mit Fakten und Preis, dann Öffnungszeiten und Adresse. Der Warenkorb lässt sich ausschalten.",
  "restaurant.cali":
    "Für Gerichte zum Mitnehmen und eine Feinkosttheke: bis zu vierundzwanzig Produkte für die Tüte, auf jedem Bildschirm, hell und dunkel.",
  "hair-salon.silent":
    "Ihre Angebote mit Preis und Dauer unter einem großen Bild, und nichts, was laut ist.",
  "hair-salon.trend":
    "Für das eine, wofür man Sie kennt: Bilder, der Preis, wie ein Termin abläuft, und Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "hair-salon.corporate":
    "Für einen größeren Salon mit vielen Leistungen: was jeweils dazugehört, und Öffnungszeiten, die im Blick bleiben.",
  "beauty.silent":
    "Eine Seite, die von selbst ruhig ist: ein Bild, Ihre Behandlungen, ein Formular.",
  "beauty.trend":
    "Für eine einzelne Behandlung, auf die Sie stolz sind: Bilder, der Preis, wie sie abläuft, und Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "beauty.cosmo":
    "Für ein Studio mit mehreren Räumen und größerem Team: Ansichten, Kurse mit Datum, und wer welche Behandlung gibt.",
  "law-firm.corporate":
    "Rechtsgebiete mit dem, was dazugehört, Zeiten im Blick, Kontakt und ein Formular, in der Reihenfolge, in der man danach fragt.",
  "law-firm.trend":
    "Für eine bestimmte Art von Fällen: der Preis der Erstberatung, und was danach geschieht. Auf jedem Bildschirm, hell und dunkel.",
  "law-firm.silent": "Für Einzelkanzleien: ein Satz, wenige Rechtsgebiete, ein Formular.",
  "tax-adviser.corporate":
    "Leistungen mit dem, was dazugehört, Zeiten und Kontakt: eine Kanzlei, die man erreicht.",
  "tax-adviser.sonic":
    "Eine Zeile für jede Art von Mandat, und Zahlen, wenn es Ihre sind und sie stimmen. Auf jedem Bildschirm, hell und dunkel.",
  "tax-adviser.cosmo":
    "Für eine Kanzlei mit größerem Team: wer was macht, und die Fristen, die niemand versäumen sollte.",
  "medical-practice.sonic":
    "Für Patienten am Handy: eine Schaltfläche, die Ihre Nummer wählen kann, dann Zeile für Zeile, was Sie behandeln. Auf jedem Bildschirm, hell und dunkel.",
  "medical-practice.corporate":
    "Sprechzeiten, Leistungen und Kontakt ohne Umweg: was man an der Anmeldung den ganzen Tag gefragt wird.",
  "medical-practice.cosmo":
    "Für eine Praxis mit mehreren Ärztinnen und Ärzten: Räume, Menschen und Termine wie Impftage.",
  "physiotherapy.silent": "Behandlungen mit Minuten und Preis unter einem Bild des Raums.",
  "physiotherapy.corporate":
    "Für eine Praxis mit vielen Methoden: jede mit ihrem Umfang, und Zeiten, die im Blick bleiben.",
  "physiotherapy.trend":
    "Für einen Kurs oder ein Programm: Bilder, Preis, und was darin geschieht. Auf jedem Bildschirm, hell und dunkel.",
  "plumber.sonic":
    "Eine große Schaltfläche, die Ihre Nummer wählen kann, dann Ihre Arbeiten in Zeilen aus Bild und Text. Auf jedem Bildschirm, hell und dunkel.",
  "plumber.corporate":
    "Bis zu zwölf Leistungen mit dem, was dazugehört, und Zeiten, die im Blick bleiben.",
  "plumber.silent": "Arbeiten mit Preis und Dauer: Reparatur, Wartung, ein neues Bad.",
  "carpenter.corporate":
    "Leistungen mit ihrem Umfang, Zahlen, Zeiten und Kontakt: für einen Betrieb, der plant, was er baut.",
  "carpenter.silent":
    "Ein paar Angebote für den Anfang, jedes mit Preis und Dauer, unter einem großen Bild.",
  "carpenter.trend":
    "Für eine Leistung mit kleiner Auswahl: Größen, Farben, was man ausmisst, Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "photographer.trend":
    "Galerie und Preis nebeneinander, darunter, wie ein Shooting abläuft, und Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "photographer.cosmo":
    "Für ein Studio mit mehreren Arbeitsgebieten: jedes mit großem Bild, dazu ein Kalender der Shootings.",
  "photographer.sonic":
    "Für eine Serie oder eine Art von Porträt: große Bilder, Zeile für Zeile erzählt. Auf jedem Bildschirm, hell und dunkel.",
  "fitness.silent":
    "Ein großes Bild und ein paar Angebote für den Einstieg, jedes mit Preis und Dauer.",
  "fitness.cosmo": "Workshops mit Datum, die Menschen, die sie leiten, und Blicke in den Raum.",
  "fitness.trend":
    "Für einen Kurs: Bilder, Preis, was man mitbringt, und Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "gift-shop.motion":
    "Für Dinge mit einer Geschichte, die man auch bestellen kann, wenn man weit weg wohnt.",
  "gift-shop.thunder":
    "Für Kleidung und Schuhe: Größen, Versand, Summe und Antworten auf Fragen. Auf jedem Bildschirm, hell und dunkel.",
  "gift-shop.simple": "Für eine kleine Kollektion: zwei oder drei Stücke mit Fakten und Preis.",
  "hotel.cosmo":
    "Ansichten, Termine, Gastgeber und was man sich leihen kann: ein ganzes Haus auf einer Seite.",
  "hotel.trend":
    "Für ein Zimmer oder eine Ferienwohnung, die Sie im Ganzen vermieten: Galerie, Preis und Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "hotel.gourmet-grove":
    "Für einen Gasthof, der für seine Küche bekannt ist: Karte, Öffnungszeiten und Reservierung.",
  "cleaning.silent":
    "Bis zu neun Leistungen mit Preis und Dauer, und ein Formular für ein Angebot.",
  "cleaning.corporate":
    "Für einen Betrieb mit mehreren Teams: Leistungen mit ihrem Umfang, Zahlen, Zeiten und Kontakt.",
  "cleaning.trend":
    "Für eine Leistung nach Größe der Räume: Preis, Größen mit Grundriss, was vorzubereiten ist, Bewertungen. Auf jedem Bildschirm, hell und dunkel.",
  "plant-shops.cali":
    "Eine Liste mit Bildern und Preisen, Filter, ein Warenkorb und darunter eine Geschichte. Auf jedem Bildschirm, hell und dunkel.",
  "plant-shops.simple":
    "Für das wenige, wofür man Sie kennt: Samen, Zwiebeln, ein Strauß pro Woche.",
  "plant-shops.silent":
    "Für Gartenbaubetriebe, die vor Ort pflanzen: Angebote mit Preis und Dauer unter einem großen Bild.",
  "workshops.sonic":
    "Für ein Instrument, ein Werkzeug, eine Maschine: ein einzelnes Stück, das allen Platz bekommt. Auf jedem Bildschirm, hell und dunkel.",
  "workshops.prestige":
    "Für nummerierte Stücke: Preis und Auflage vorn, Fakten und Reservierung darunter.",
  "workshops.motion":
    "Für eine Werkbank, an der vieles entsteht: jedes Stück mit seinem Bild und seiner Geschichte.",
  "record-and-sports-shops.thunder":
    "Ein Warenkorb mit Größen, Versand und Summe, darunter Fragen und Antworten. Auf jedem Bildschirm, hell und dunkel.",
  "record-and-sports-shops.atlantic":
    "Bis zu vierundzwanzig Stücke mit ihren Maßen auf einer ruhigen Seite, die Bestellung in einer Leiste darunter.",
  "record-and-sports-shops.motion":
    "Für Dinge, die eine Geschichte brauchen: Jedes klappt seine eigene Beschreibung auf.",
};

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "Schwimmteichbau, auf Deutsch",
  "gourmet-grove": "Zitrushof mit Teegarten, auf Italienisch",
  atlantic: "Surfbrettwerkstatt, auf Portugiesisch",
  corporate: "Solargenossenschaft, auf Spanisch",
  simple: "Saatgut für Wiesen, auf Englisch",
  cosmo: "Pension mit Sternwarte, auf Englisch",
  prestige: "Geigenbau, auf Italienisch",
  motion: "Drachenwerkstatt, auf Französisch",
  cali: "Zimmerpflanzenladen, auf Deutsch",
  trend: "Wandmalerei, auf Französisch",
  sonic: "Handpan-Werkstatt, auf Spanisch",
  thunder: "Plattenladen, auf Englisch",
};
