export const trades = {
  breadcrumb: "Percorso",
  title: "Modelli di siti web per la sua attività",
  crumb: "Per attività",
  description:
    "Che cosa serve al sito di diciannove tipi di attività, dai panifici ai negozi di dischi, quali modelli sono adatti e come si presentano.",
  intro:
    "Scelga la sua attività e veda che cosa vogliono sapere subito i clienti, quali modelli lo dicono e che aspetto prendono con testi e immagini del suo settore.",
  titleOf: "Modelli di siti web per {trade}",
  needs: "Che cosa deve dire il sito",
  suited: "I modelli adatti",
  suitedIntro:
    "Accanto a ognuno c’è un esempio: lo stesso modello come sito di un’azienda inventata. Il link apre l’anteprima con i testi e i colori di quell’azienda, ma senza le sue immagini.",
  suitedAs:
    "Accanto a ognuno c’è lo stesso modello come {one}, con testi e immagini da cui partire. Ciò che sa solo lei, come prezzi e orari, resta da compilare.",
  othersAs: "Tutti gli altri come {one}",
  compare: "Confronta {names}",
  others: "Altre attività",
  all: "Tutti i modelli",
  notSold: "I modelli per questa attività al momento non sono in vendita.",
};

/** Of a template that is shown as a trade. */
export const templateAsTrade = {
  alt: "Lo stesso modello come {one}",
  name: "{template} come {one}",
  about: "{one}, in inglese",
  ofTrade: ", come {one}",
};

/** Of searches and comparisons. */
export const shownAs = {
  shown: "Mostrati come {one}.",
  shownIn: "Mostrati come {one}, in {language}.",
  asTheyAre: "Mostra gli originali",
  tryIt: "Prova ogni modello come {one}",
  tried: "Ora su questo dispositivo ogni anteprima si apre come {one}.",
  undo: "Annulla",
};

/** Of a template that is shown as an invented company. */
export const tradeExample = {
  alt: "Il sito di {company}: {what}",
  name: "{template} per {company}",
  open: "Apri nell’anteprima",
  ofCompany: ", con i testi di {company}",
  write: "Personalizza {template}",
};

/** As in "modelli di siti web per …". */
export const tradeNames = {
  bakery: "panifici",
  cafe: "caffetterie",
  restaurant: "ristoranti",
  "hair-salon": "parrucchieri",
  beauty: "centri estetici e massaggi",
  "law-firm": "studi legali",
  "tax-adviser": "commercialisti",
  "medical-practice": "studi medici",
  physiotherapy: "fisioterapisti",
  plumber: "idraulici ed elettricisti",
  carpenter: "falegnami e imprese edili",
  photographer: "fotografi",
  fitness: "centri yoga e fitness",
  "gift-shop": "negozi di moda e regali",
  hotel: "hotel e pensioni",
  cleaning: "imprese di pulizie e giardinaggio",
  "plant-shops": "negozi di fiori e piante",
  workshops: "artigiani e laboratori",
  "record-and-sports-shops": "negozi di dischi e di sport",
};

/** As in "mostrati come …", without an article; only of trades that a site can be drafted for. */
export const tradeOnes = {
  bakery: "panificio",
  cafe: "caffetteria",
  restaurant: "ristorante",
  "hair-salon": "salone di parrucchiere",
  beauty: "centro estetico e massaggi",
  "law-firm": "studio legale",
  "tax-adviser": "commercialista",
  "medical-practice": "studio medico",
  physiotherapy: "studio di fisioterapia",
  plumber: "idraulico ed elettricista",
  carpenter: "falegnameria e impresa edile",
  photographer: "studio fotografico",
  fitness: "centro yoga e fitness",
  "gift-shop": "negozio di moda e regali",
  hotel: "hotel e pensione",
  cleaning: "impresa di pulizie e giardinaggio",
};

/** As answers to "Di che si occupa?". */
export const tradeLabels = {
  bakery: "Panificio",
  cafe: "Caffetteria",
  restaurant: "Ristorante",
  "hair-salon": "Parrucchiere",
  beauty: "Estetica e massaggi",
  "law-firm": "Studio legale",
  "tax-adviser": "Commercialista",
  "medical-practice": "Studio medico",
  physiotherapy: "Fisioterapia",
  plumber: "Idraulico ed elettricista",
  carpenter: "Falegnameria e impresa edile",
  photographer: "Fotografia",
  fitness: "Yoga e fitness",
  "gift-shop": "Moda e regali",
  hotel: "Hotel e pensione",
  cleaning: "Pulizie e giardinaggio",
};

/** For search engines. */
export const tradeDescriptions = {
  bakery:
    "Il sito di un panificio deve dire che cosa si sforna e quando, dov’è il negozio e come si ordina una torta. Tre modelli di siti web, mostrati come panificio.",
  cafe: "Il sito di una caffetteria deve mostrare il locale, il listino, gli orari e gli eventi della settimana. Tre modelli di siti web, mostrati come caffetteria.",
  restaurant:
    "Il sito di un ristorante deve dire che cosa si mangia, quando è aperto e come si prenota un tavolo. Tre modelli di siti web adatti, mostrati come ristorante.",
  "hair-salon":
    "Il sito di un parrucchiere deve mostrare i lavori, i prezzi e come prendere appuntamento. Tre modelli di siti web, mostrati come salone di parrucchiere.",
  beauty:
    "Un centro estetico vende tempo e fiducia: dica che cosa succede e quanto costa. Tre modelli di siti web adatti, mostrati come centro estetico e massaggi.",
  "law-firm":
    "Il sito di uno studio legale deve dire quali casi segue, chi risponde e quanto costa il primo colloquio. Tre modelli di siti web, mostrati come studio legale.",
  "tax-adviser":
    "Il sito di un commercialista deve dire per chi lavora, che cosa fa e quali documenti servono. Tre modelli di siti web, mostrati come commercialista.",
  "medical-practice":
    "Il sito di uno studio medico deve dire quando è aperto, che cosa portare e chi chiamare di notte. Tre modelli di siti web adatti, mostrati come studio medico.",
  physiotherapy:
    "Il sito di un fisioterapista deve dire che cosa si tratta, quanto dura e come funziona la prescrizione. Tre modelli di siti web, mostrati come studio.",
  plumber:
    "Il sito di un idraulico o di un elettricista deve mostrare un numero di telefono, una zona e che cosa si ripara. Tre modelli di siti web adatti.",
  carpenter:
    "Falegnami e imprese edili si scelgono per i lavori fatti e per come rispondono. Tre modelli di siti web adatti a questi mestieri.",
  photographer:
    "Il sito di un fotografo deve mostrare poche immagini, indicare un prezzo e chiedere la data. Tre modelli di siti web adatti, mostrati come studio fotografico.",
  fitness:
    "Il sito di un centro yoga o fitness deve mostrare gli orari dei corsi, gli insegnanti e una lezione di prova. Tre modelli di siti web, mostrati come centro.",
  "gift-shop":
    "Il sito di un negozio di moda o regali deve mostrare le novità, le taglie e come riceverle. Tre modelli di siti web con ordini, mostrati come negozio.",
  hotel:
    "Un hotel o una pensione deve mostrare le camere, che cosa c’è da fare e come inviare una richiesta. Tre modelli di siti web, mostrati come pensione.",
  cleaning:
    "Un’impresa di pulizie o giardinaggio si sceglie per zona, giorno e prezzo: li indichi tutti e tre. Tre modelli di siti web adatti, mostrati come impresa.",
  "plant-shops":
    "Un negozio di fiori e piante ha bisogno di immagini, prezzi e parole oneste sulle cure. Tre modelli di siti web per negozi, vivai e giardinieri, con esempi.",
  workshops:
    "Chi lavora a mano vende un pezzo alla volta, e metà del suo valore sta in come nasce. Tre modelli di siti web per laboratori e studi, con esempi.",
  "record-and-sports-shops":
    "I negozi di dischi, tavole o scarpe vendono a chi sa che cosa vuole. Tre modelli di siti web con immagini, prezzi e una strada breve verso l’ordine.",
};

export const tradeLeads = {
  bakery:
    "Chi cerca un panificio vuole sapere se è aperto e se il pane di segale è di oggi. Risponda a entrambe le domande prima ancora che si scorra la pagina.",
  cafe: "Nessuno sceglie una caffetteria solo per il listino. Si sceglie il tavolo alla finestra: lo mostri per primo.",
  restaurant:
    "Chi apre il sito di un ristorante vuole sapere tre cose: che cosa si mangia, quando è aperto e se c’è un tavolo.",
  "hair-salon":
    "Prima di sedersi, chi viene per la prima volta vuole sapere tre cose: quanto costa, chi taglia e quando.",
  beauty:
    "Chi prenota un massaggio cerca quiete, e vuole sapere prima che cosa succede in quell’ora.",
  "law-firm":
    "Un avvocato si cerca in una brutta giornata. Il cliente vuole leggere che lei conosce casi come il suo, e quando potrà parlarle.",
  "tax-adviser":
    "Di solito si cerca un commercialista quando è arrivata una lettera o si avvicina una scadenza. Dica se accetta nuovi clienti.",
  "medical-practice":
    "I pazienti arrivano sul sito con una domanda, spesso dal telefono e spesso con un dolore: lo studio è aperto e accetta nuovi pazienti?",
  physiotherapy:
    "Dietro molte visite c’è una prescrizione, dietro tutte qualcosa che fa male. Dica quando ha un posto libero e per che cosa.",
  plumber:
    "Qualcuno è con i piedi nell’acqua, o al buio. Prima viene il numero di telefono, poi la zona servita.",
  carpenter:
    "Chi cerca un falegname o un’impresa edile ha in mente un muro, un tetto o un giardino, e una domanda: lo fate, e quando potreste venire?",
  photographer:
    "Le immagini decidono in pochi secondi. Ne mostri dodici che rifarebbe domani e nessuna che abbia bisogno di spiegazioni.",
  fitness:
    "Chi comincia ha due paure: restare in disparte e doversi abbonare per due anni. Le tolga entrambe già nella prima schermata.",
  "gift-shop":
    "Da lei si entra perché non si sa ancora che cosa si vuole. Mostri otto cose che fanno fermare, non ottanta.",
  hotel:
    "Gli ospiti decidono per la vista dal letto e per ciò che si può fare dopo colazione. Mostri prima queste due cose.",
  cleaning: "I clienti le affidano le chiavi. Prima del prezzo vogliono sapere chi viene.",
  "plant-shops":
    "Una pianta si compra per la foto e si tiene viva grazie al cartellino. Un sito di piante ha bisogno di spazio per entrambi.",
  workshops:
    "Ciò che un laboratorio vende è fatto una volta, da qualcuno, con qualcosa. Il sito deve mostrare tutte e tre le cose.",
  "record-and-sports-shops":
    "I suoi clienti conoscono la stampa, il numero, la pinna. Non spieghi loro l’oggetto: dica se ce l’ha.",
};

/** By trade and number. */
export const tradeParagraphs = {
  "bakery.1":
    "Chiami i suoi pani come li chiedono i clienti, con il peso e gli ingredienti: chi ha un’allergia legge per prima questa riga. Dica in quali giorni sforna quale pane ed entro quando va ordinata una torta. Gli orari della domenica meritano una riga tutta loro.",
  "cafe.1":
    "Poi il listino: caffè, torte e fino a che ora si fa colazione. Dica se si può prenotare, se computer e cani sono benvenuti e dove lasciare il passeggino. Se organizza letture o un venerdì fino a tardi, indichi la data di ogni serata e la tolga quando è passata.",
  "restaurant.1":
    "Scriva il menu a parole sulla pagina, non come fotografia né come PDF. Le parole stanno su ogni schermo, si trovano con una ricerca e si cambiano prima del servizio, quando la trota è finita. Tenga il prezzo accanto al piatto.",
  "restaurant.2":
    "Indichi gli orari giorno per giorno e l’indirizzo come starebbe su una busta. Se accetta prenotazioni, chieda il giorno, l’ora e il numero di persone, e dica quando risponde. Ogni domanda in più nel modulo le costa dei tavoli.",
  "hair-salon.1":
    "Elenchi tagli e colori con un prezzo di partenza e dica quanto dura ciascuno; se i capelli lunghi costano di più, lo scriva. Mostri tagli fatti da lei, non foto di modelle. Se si può venire senza appuntamento, metta in alto l’orario.",
  "beauty.1":
    "Descriva ogni trattamento così come si svolge: quanto dura, con che cosa, su quale parte del corpo e come ci si sente il giorno dopo. Non prometta guarigioni. Dica per chi non è adatto, per esempio in gravidanza, quanto costa un buono regalo e per quanto tempo vale.",
  "law-firm.1":
    "Descriva le sue materie con le parole dei clienti: lo sfratto, la lite per un’eredità, l’incidente. Dica quanto costa il primo colloquio e che cosa portare. Indichi l’Ordine di appartenenza e non prometta risultati.",
  "tax-adviser.1":
    "Dica per chi lavora (partite IVA, proprietari di immobili, piccole società) e di che cosa si fa carico ogni mese. Un elenco dei documenti per il primo incontro vale più di ogni elogio. Se applica un tariffario, lo dica e faccia un esempio.",
  "medical-practice.1":
    "Metta gli orari di visita, il telefono e il numero per le urgenze dove l’occhio cade per primo. Dica con quali fondi e assicurazioni lo studio è convenzionato e come si ottiene una ricetta. Non chieda i sintomi in un modulo: i dati sanitari non vanno in una normale e-mail.",
  "physiotherapy.1":
    "Elenchi i metodi e, in mezza frase ciascuno, per quali disturbi si usano. Spieghi la prescrizione: dove si ottiene, quando scade, che cosa resta a carico del paziente. Dica come vestirsi; è la domanda che sente più spesso.",
  "plumber.1":
    "Dica quali lavori accetta e quali no, quanto costa l’uscita prima ancora della riparazione e in quali ore risponde il numero per le urgenze. Per caldaie, bagni e colonnine di ricarica si decide con calma: lì un lavoro finito, in belle immagini, aiuta più di un elenco di marche.",
  "carpenter.1":
    "Chiami i suoi servizi con le parole dei clienti e dica che cosa comprende ciascuno: chi prende le misure, chi chiede il permesso, chi porta via le macerie. Un prezzo di partenza, anche approssimativo, le risparmia sopralluoghi a vuoto.",
  "carpenter.2":
    "Mostri un’opera sola in buone fotografie, piuttosto che venti istantanee. Le cifre aiutano se sono sue e vere. Poi un numero di telefono, le ore in cui risponde e un modulo per la sera, quando quasi tutti pensano al proprio tetto.",
  "photographer.1":
    "Ordini le immagini per tipo di servizio (ritratti, matrimoni, prodotti) e non per anno. Poi dica quanto costa un’ora o una giornata, quante immagini comprende, quando arrivano e che cosa se ne può fare. Gli sposi chiedono per prima cosa se la data è libera: nel modulo la chieda insieme al luogo.",
  "fitness.1":
    "Scriva gli orari a parole, con il livello di ogni lezione, e li tenga aggiornati: con quelli vecchi qualcuno trova la porta chiusa. Indichi il prezzo di una lezione singola prima di quello di un anno. Dica che cosa portare, se ci sono i tappetini e con quanto ritardo si può arrivare.",
  "gift-shop.1":
    "Mostri ogni oggetto mentre lo si usa, con il prezzo, la misura e il materiale, e dica per che cosa va bene: un compleanno, una mattina fredda. Spieghi se si può mettere da parte, confezionare, spedire o cambiare, ed entro quale giorno arriva per Natale.",
  "hotel.1":
    "Usi immagini della casa com’è nel mese che vuole riempire. Dia un nome alle camere, dica in quanti si dorme in ciascuna e metta il prezzo dove nessuno debba chiederlo. Dica apertamente che cosa non ha: risparmia un’e-mail a entrambi.",
  "hotel.2":
    "Poi dia un motivo per venire in una certa data: una vendemmia, un concerto, una notte limpida. Nessuno di questi modelli accetta prenotazioni da solo. Gli ospiti le inviano una richiesta, e una risposta personale di chi li accoglie è proprio ciò che cerca chi sceglie una piccola struttura.",
  "cleaning.1":
    "Indichi le vie o i comuni in cui lavora, quanto costa un’ora o un intervento e che cosa è compreso: macchine, panni, lo smaltimento degli sfalci. Se ha un’assicurazione, lo dica. I giardini hanno le stagioni: in primavera dica che cosa fa in primavera ed entro quando prenotare la potatura della siepe.",
  "plant-shops.1":
    "Dia a ogni pianta una bella immagine, il prezzo e una frase che direbbe un amico: quanta luce vuole, quanta trascuratezza perdona. Un elenco di otto piante che conosce bene vende più di uno lungo e non aggiornato.",
  "plant-shops.2":
    "Poi dica come viaggia: se la consegna lei, come viene imballata e che cosa succede se arriva con una foglia spezzata. Le stagioni cambiano più in fretta dei siti: il giorno in cui una pianta finisce, ne metta un’altra al suo posto.",
  "workshops.1":
    "Cominci dal pezzo, grande quanto lo schermo consente, e dica in una frase a che cosa serve. Sotto racconti come nasce, passo dopo passo, con immagini di mani e attrezzi più che di sorrisi.",
  "workshops.2":
    "Dica con chiarezza che cosa richiede tempo: quanti pezzi fa, quando è pronto il prossimo, quanto costa e chi lo ripara. Chi aspetta una cosa fatta a mano vuole sapere che cosa sta aspettando.",
  "record-and-sports-shops.1":
    "Metta misura, stato e prezzo uno accanto all’altro, e mostri proprio quel pezzo. Dica come imballa, perché chi tiene alle cose teme il corriere più del prezzo.",
  "record-and-sports-shops.2":
    "Al banco risponde a domande ogni giorno: risponda sul sito alle cinque più comuni, con parole sue, e offra un modo per fare la sesta. Gli ordini le arrivano come un messaggio con tutto ciò che è stato scelto, e il pagamento lo concorda come ha sempre fatto.",
};

/** What the site of a trade needs, by trade and number. */
export const tradeNeeds = {
  "bakery.1": "Il banco",
  "bakery.2": "Quando si sforna",
  "bakery.3": "Ordini",
  "bakery.4": "Il negozio",
  "cafe.1": "Il locale",
  "cafe.2": "Il listino",
  "cafe.3": "Le serate",
  "cafe.4": "Per strada",
  "restaurant.1": "Il menu",
  "restaurant.2": "Orari",
  "restaurant.3": "Prenotazioni",
  "restaurant.4": "Su smartphone",
  "hair-salon.1": "Prezzi",
  "hair-salon.2": "I lavori",
  "hair-salon.3": "Il team",
  "hair-salon.4": "Appuntamenti",
  "beauty.1": "Trattamenti",
  "beauty.2": "Prodotti usati",
  "beauty.3": "Buoni regalo",
  "beauty.4": "La prima visita",
  "law-firm.1": "Materie",
  "law-firm.2": "Persone",
  "law-firm.3": "Primo colloquio",
  "law-firm.4": "Scadenze",
  "tax-adviser.1": "Per chi",
  "tax-adviser.2": "Servizi",
  "tax-adviser.3": "Scadenze",
  "tax-adviser.4": "Documenti",
  "medical-practice.1": "Orari",
  "medical-practice.2": "Prestazioni",
  "medical-practice.3": "Il team",
  "medical-practice.4": "Come arrivare",
  "physiotherapy.1": "Trattamenti",
  "physiotherapy.2": "Prescrizioni",
  "physiotherapy.3": "Corsi",
  "physiotherapy.4": "Appuntamento",
  "plumber.1": "Il numero",
  "plumber.2": "Lavori",
  "plumber.3": "Quanto costa",
  "plumber.4": "Un lavoro finito",
  "carpenter.1": "Servizi",
  "carpenter.2": "Cifre",
  "carpenter.3": "Quanto costa",
  "carpenter.4": "Quando risponde",
  "photographer.1": "Immagini",
  "photographer.2": "Pacchetti",
  "photographer.3": "Date",
  "photographer.4": "Diritti",
  "fitness.1": "Lezioni",
  "fitness.2": "Insegnanti",
  "fitness.3": "Prezzi",
  "fitness.4": "Lezione di prova",
  "gift-shop.1": "Novità",
  "gift-shop.2": "Taglie",
  "gift-shop.3": "Confezioni",
  "gift-shop.4": "Il negozio",
  "hotel.1": "Il luogo",
  "hotel.2": "Date",
  "hotel.3": "Chi accoglie",
  "hotel.4": "Chiedere una camera",
  "cleaning.1": "Servizi",
  "cleaning.2": "Prezzi",
  "cleaning.3": "Chi viene",
  "cleaning.4": "Un preventivo",
  "plant-shops.1": "Ogni pianta",
  "plant-shops.2": "Trovarla",
  "plant-shops.3": "Cure",
  "plant-shops.4": "Il negozio",
  "workshops.1": "Il pezzo",
  "workshops.2": "Come nasce",
  "workshops.3": "I dati",
  "workshops.4": "Come averne uno",
  "record-and-sports-shops.1": "Il pezzo",
  "record-and-sports-shops.2": "Domande",
  "record-and-sports-shops.3": "L’ordine",
  "record-and-sports-shops.4": "Su smartphone",
};

export const tradeNeedTexts = {
  "bakery.1":
    "Pani e torte, ciascuno con una riga e un prezzo. In Cali ne stanno ventiquattro, in Motion e Gourmet Grove quaranta.",
  "bakery.2": "Basta una riga per ogni pane: se non c’è tutti i giorni, lo si legge lì.",
  "bakery.3":
    "Cali e Motion ricevono ordini; Gourmet Grove ha un modulo per giorno, ora e quantità, da attivare.",
  "bakery.4": "Indirizzo e orari di apertura. In Gourmet Grove hanno un posto tutto loro.",
  "cafe.1":
    "Una grande immagine alla luce del giorno. Cosmo ne alterna fino a cinque, una per ogni angolo del locale.",
  "cafe.2":
    "Gourmet Grove elenca a parole fino a quaranta voci; Cali ne mostra fino a ventiquattro con immagini.",
  "cafe.3": "Cosmo ha un calendario per un massimo di dodici date, ciascuna con l’ora e una riga.",
  "cafe.4":
    "Molti cercano un caffè mentre camminano. Cali è adatto allo smartphone; gli altri due sono pensati per il computer.",
  "restaurant.1":
    "Piatti con una riga e un prezzo ciascuno. In Gourmet Grove ne stanno fino a quaranta.",
  "restaurant.2": "Giorno per giorno. In Gourmet Grove e Simple hanno un posto tutto loro.",
  "restaurant.3": "Gourmet Grove ha un modulo per giorno, ora e numero di ospiti, da attivare.",
  "restaurant.4":
    "I clienti cercano il locale dallo smartphone. Cali è adatto allo smartphone; gli altri due sono pensati per il computer.",
  "hair-salon.1":
    "Silent ha fino a nove offerte con prezzo e durata; Trend ne mostra una con il suo prezzo.",
  "hair-salon.2": "Una galleria dei suoi tagli: Trend ha fino a quattro immagini da sfogliare.",
  "hair-salon.3": "Dica chi fa il colore e chi cura la barba, in una frase ciascuno.",
  "hair-salon.4": "Ogni modello ha un modulo; accanto ci vuole il suo numero di telefono.",
  "beauty.1":
    "Nome, durata e prezzo a colpo d’occhio. Silent ne mette tre uno accanto all’altro e ne contiene nove.",
  "beauty.2": "Oli e creme con il loro nome: chi ha un’allergia li cerca.",
  "beauty.3": "Cosmo può mostrarli con un’immagine; il prezzo va nella riga sotto.",
  "beauty.4":
    "Che cosa portare, quando venire, come disdire: tre frasi brevi risparmiano una telefonata.",
  "law-firm.1":
    "Corporate ne contiene fino a dodici, ciascuna con ciò che comprende; Silent fino a nove.",
  "law-firm.2":
    "Nome e cognome, e la materia di ogni avvocato: il cliente vuole sapere chi legge la sua pratica.",
  "law-firm.3":
    "Quanto costa, quanto dura, quali documenti portare. Trend lo racconta passo per passo.",
  "law-firm.4":
    "Un numero di telefono a cui si risponde, e quando. Corporate tiene in vista gli orari, e sotto c’è posto per il numero.",
  "tax-adviser.1":
    "Ogni tipo di cliente, con ciò che fa per lui. Sonic ha per ciascuno un blocco di testo e immagine, fino a otto.",
  "tax-adviser.2":
    "Contabilità, buste paga, dichiarazioni: Corporate elenca che cosa comprende ciascuna.",
  "tax-adviser.3": "Il calendario di Cosmo può contenere fino a dodici scadenze.",
  "tax-adviser.4": "Come le arrivano, su carta o da un portale, in una frase.",
  "medical-practice.1":
    "Giorno per giorno, e quando si può venire senza appuntamento. Sul computer Corporate li tiene sempre in vista.",
  "medical-practice.2":
    "Quali visite e cure offre, con le parole dei pazienti. Sonic ha blocchi fatti apposta, ed è adatto allo smartphone.",
  "medical-practice.3": "Cosmo presenta le persone con un nome e una riga.",
  "medical-practice.4":
    "Fermata dell’autobus, parcheggio, ascensore: chi ha le stampelle si organizza prima.",
  "physiotherapy.1":
    "Silent ne mostra fino a nove con minuti e prezzo; Corporate fino a dodici, con ciò che comprendono.",
  "physiotherapy.2": "Da chi, per quanto tempo, quanto costa senza.",
  "physiotherapy.3":
    "Ginnastica per la schiena, il martedì alle 18: Trend mostra un corso, con il prezzo e come si svolge.",
  "physiotherapy.4": "Nella riga sopra il modulo chieda due orari possibili, e nessuna diagnosi.",
  "plumber.1": "In alto, come link che avvia la chiamata. Può esserlo il grande pulsante di Sonic.",
  "plumber.2": "Perdite, caldaie, prese, bagni: li nomini, perché la gente li cerca.",
  "plumber.3": "L’uscita, l’ora, l’urgenza notturna. In Silent ogni offerta ha un prezzo.",
  "plumber.4": "Sonic lo racconta in blocchi di immagine e testo.",
  "carpenter.1":
    "Corporate elenca che cosa comprende ciascuno; Silent ha pacchetti con prezzo e durata.",
  "carpenter.2":
    "Corporate e Silent hanno una riga per le cifre. La lasci disattivata finché non sono vere.",
  "carpenter.3": "Trend mostra un prezzo e le scelte che lo riguardano, e riceve la richiesta.",
  "carpenter.4": "Telefono, orari e un modulo. Corporate tiene in vista gli orari.",
  "photographer.1":
    "Trend ne ha quattro da sfogliare, Sonic una accanto a ciascuno di otto testi. Cosmo è il più capiente: undici grandi e sedici piccole.",
  "photographer.2":
    "Ore, numero di immagini, consegna: Trend ha un prezzo e una serie di passi che dicono che cosa è compreso.",
  "photographer.3": "Cosmo ha un calendario per brevi sessioni e mostre.",
  "photographer.4":
    "Che cosa i clienti possono stampare, pubblicare e passare ad altri, in una frase chiara.",
  "fitness.1":
    "Giorno, ora, livello: in ogni modello la settimana sta in una pagina di testo. Il calendario di Cosmo è per date singole, fino a dodici.",
  "fitness.2": "Un nome e una riga ciascuno, come in Cosmo: si torna per le persone.",
  "fitness.3":
    "Una lezione, dieci lezioni, un mese: Silent mette tre offerte una accanto all’altra.",
  "fitness.4": "Un solo modulo, senza pagamento. In Trend può aprirlo il pulsante sotto il prezzo.",
  "gift-shop.1": "Motion ne mostra fino a quaranta, ciascuna con una descrizione che si apre.",
  "gift-shop.2":
    "Thunder mostra nel carrello taglia, spedizione e totale. Ogni taglia è un articolo a sé, e ce ne stanno dodici.",
  "gift-shop.3": "Una frase su carta, biglietto e prezzo risparmia molte domande.",
  "gift-shop.4": "Simple ha un posto per gli orari e l’indirizzo.",
  "hotel.1":
    "Cosmo si apre alternando fino a cinque vedute, Trend con una galleria di quattro immagini.",
  "hotel.2":
    "Cosmo ha un calendario degli appuntamenti: fino a dodici date, ciascuna con l’ora e una riga.",
  "hotel.3": "Cosmo presenta con un nome e una riga chi apre la porta.",
  "hotel.4":
    "Un modulo in ognuno: per qualsiasi domanda in Cosmo, per la camera in Trend, con giorno e numero in Gourmet Grove.",
  "cleaning.1":
    "Uffici, scale, finestre, prati, siepi: Corporate elenca che cosa comprende ciascuno.",
  "cleaning.2": "Un prezzo di partenza. Silent lo mostra accanto alla durata.",
  "cleaning.3": "Ogni settimana le stesse due persone? Allora le mostri.",
  "cleaning.4":
    "Nella riga sopra il modulo chieda il luogo e la frequenza. In Trend si sceglie una dimensione dal suo elenco.",
  "plant-shops.1": "Immagine, prezzo e una riga su luce e acqua.",
  "plant-shops.2": "Cali filtra l’elenco per colore e per categoria.",
  "plant-shops.3":
    "Un posto per ciò che direbbe al banco: le promesse in Simple, un racconto in Cali.",
  "plant-shops.4": "Dov’è e quando è aperto. Simple ha un posto per entrambi.",
  "workshops.1": "Grande, da più lati. Sonic ha fino a tre immagini da sfogliare.",
  "workshops.2": "Blocchi di testo e immagine in Sonic, un racconto in Prestige.",
  "workshops.3": "Materiale, misure, tiratura. Prestige ha una tabella, Sonic cifre in grande.",
  "workshops.4":
    "Prestige riceve prenotazioni con un modulo, Motion riceve ordini, e in tutti e tre c’è modo di scriverle.",
  "record-and-sports-shops.1":
    "Misura e prezzo. Thunder li mostra nel carrello, con una riga su ogni pezzo, Atlantic nel suo elenco.",
  "record-and-sports-shops.2": "Thunder ha una sezione per domande e risposte.",
  "record-and-sports-shops.3": "Tutti e tre calcolano il totale e ricevono l’ordine con un modulo.",
  "record-and-sports-shops.4":
    "Molti ordinano dallo smartphone. Thunder è adatto allo smartphone; gli altri due sono pensati per il computer.",
};

/** Why each of a trade's presets suits it. */
export const tradeReasons = {
  "bakery.gourmet-grove":
    "Caldo e scuro come una vetrina prima dell’alba: l’elenco di ciò che sforna, uno sguardo nel laboratorio, orari e indirizzo.",
  "bakery.cali":
    "Cose buone da portare a casa, con immagini e un filtro per panini, pani e torte. Su ogni schermo, in chiaro e scuro.",
  "bakery.motion":
    "Per le torte che meritano due parole: ognuna si apre sulla propria descrizione, e da lì si ordina.",
  "cafe.gourmet-grove":
    "Il listino, il locale e gli orari in un’unica pagina, e un modulo per il tavolo della domenica mattina.",
  "cafe.cosmo":
    "Per una caffetteria con un programma: vedute del locale, date e le persone dietro al banco.",
  "cafe.cali":
    "Per caffè e torte da asporto: immagini, prezzi e un carrello. Su ogni schermo, in chiaro e scuro.",
  "restaurant.gourmet-grove":
    "Un menu, uno sguardo in cucina, gli orari e un modulo per prenotare: è quello disegnato per un ristorante.",
  "restaurant.simple":
    "Per una cucina nota per due o tre piatti: ciascuno con i suoi dati e il suo prezzo, poi orari e indirizzo. Il carrello si può disattivare.",
  "restaurant.cali":
    "Per piatti da asporto e banco gastronomia: fino a ventiquattro cose con cui riempire una borsa, su ogni schermo, in chiaro e scuro.",
  "hair-salon.silent":
    "Le sue offerte con prezzo e durata sotto una grande immagine, e nulla di chiassoso.",
  "hair-salon.trend":
    "Per l’unica cosa che la distingue: immagini, prezzo, come si svolge un appuntamento e recensioni. Su ogni schermo, in chiaro e scuro.",
  "hair-salon.corporate":
    "Per un salone più grande con molti servizi: che cosa comprende ciascuno, e gli orari sempre in vista.",
  "beauty.silent": "Una pagina già tranquilla di suo: un’immagine, i trattamenti, un modulo.",
  "beauty.trend":
    "Per il trattamento che è il suo fiore all’occhiello: immagini, prezzo, come si svolge e recensioni. Su ogni schermo, in chiaro e scuro.",
  "beauty.cosmo":
    "Per una struttura con più sale e più persone: vedute, corsi con una data e chi esegue quale trattamento.",
  "law-firm.corporate":
    "Le materie con ciò che comprendono, gli orari in vista, i contatti e un modulo, nell’ordine in cui chiedono i clienti.",
  "law-firm.trend":
    "Per un solo tipo di caso: il prezzo del primo colloquio e che cosa succede dopo. Su ogni schermo, in chiaro e scuro.",
  "law-firm.silent":
    "Per chi esercita in uno studio individuale: una frase, poche materie, un modulo.",
  "tax-adviser.corporate":
    "I servizi e ciò che comprendono, orari e contatti: uno studio raggiungibile.",
  "tax-adviser.sonic":
    "Un blocco per ogni tipo di cliente, e cifre se sono sue e vere. Su ogni schermo, in chiaro e scuro.",
  "tax-adviser.cosmo":
    "Per uno studio con più persone: chi si occupa di che cosa, e le date che nessuno deve dimenticare.",
  "medical-practice.sonic":
    "Per i pazienti con lo smartphone in mano: un pulsante che può chiamare il suo numero, poi che cosa cura, un blocco dopo l’altro. Su ogni schermo, in chiaro e scuro.",
  "medical-practice.corporate":
    "Orari, prestazioni e contatti senza giri di parole: ciò che si chiede tutto il giorno in segreteria.",
  "medical-practice.cosmo":
    "Per uno studio con più medici: ambienti, persone e date, per esempio i giorni delle vaccinazioni.",
  "physiotherapy.silent": "I trattamenti con minuti e prezzo sotto un’immagine della sala.",
  "physiotherapy.corporate":
    "Per uno studio con molti metodi: ciascuno con ciò che comprende, e gli orari sempre in vista.",
  "physiotherapy.trend":
    "Per un solo corso o un solo programma: immagini, prezzo, che cosa si fa. Su ogni schermo, in chiaro e scuro.",
  "plumber.sonic":
    "Un grande pulsante che può chiamare il suo numero, poi i lavori in blocchi di immagine e testo. Su ogni schermo, in chiaro e scuro.",
  "plumber.corporate":
    "Fino a dodici servizi con ciò che comprendono, e gli orari sempre in vista.",
  "plumber.silent": "I lavori con prezzo e durata: riparazione, manutenzione, un bagno nuovo.",
  "carpenter.corporate":
    "I servizi con ciò che comprendono, cifre, orari e contatti: per un’impresa che progetta ciò che costruisce.",
  "carpenter.silent":
    "Alcuni modi per cominciare, ciascuno con prezzo e durata, sotto una grande immagine.",
  "carpenter.trend":
    "Per un servizio con alcune varianti: misure, colori, come misurare, recensioni. Su ogni schermo, in chiaro e scuro.",
  "photographer.trend":
    "Galleria e prezzo fianco a fianco; sotto, come si svolge una sessione e le recensioni. Su ogni schermo, in chiaro e scuro.",
  "photographer.cosmo":
    "Per uno studio con lavori di più generi: un’immagine di apertura per ciascuno e un calendario delle sessioni.",
  "photographer.sonic":
    "Per una sola serie o un solo tipo di ritratto: grandi immagini, raccontate una per una. Su ogni schermo, in chiaro e scuro.",
  "fitness.silent":
    "Una grande immagine e alcuni modi per cominciare, ciascuno con prezzo e durata.",
  "fitness.cosmo": "Seminari con una data, le persone che li tengono e vedute della sala.",
  "fitness.trend":
    "Per un solo corso: immagini, prezzo, che cosa portare e recensioni. Su ogni schermo, in chiaro e scuro.",
  "gift-shop.motion": "Oggetti con una storia ciascuno, e un ordine per chi abita lontano.",
  "gift-shop.thunder":
    "Per abiti e scarpe: taglie, spedizione, totale e risposte alle domande. Su ogni schermo, in chiaro e scuro.",
  "gift-shop.simple":
    "Per una piccola collezione: due o tre pezzi con i loro dati e il loro prezzo.",
  "hotel.cosmo":
    "Vedute, date, chi accoglie e che cosa si può prendere in prestito: una casa intera in un’unica pagina.",
  "hotel.trend":
    "Per una sola camera, o un appartamento affittato per intero: galleria, prezzo e recensioni. Su ogni schermo, in chiaro e scuro.",
  "hotel.gourmet-grove": "Per una locanda nota per la sua tavola: menu, orari e prenotazioni.",
  "cleaning.silent": "Fino a nove servizi con prezzo e durata, e un modulo per il preventivo.",
  "cleaning.corporate":
    "Per un’impresa con più squadre: i servizi con ciò che comprendono, cifre, orari e contatti.",
  "cleaning.trend":
    "Per un solo servizio, secondo la dimensione dei locali: prezzo, dimensioni con una piantina, che cosa preparare, recensioni. Su ogni schermo, in chiaro e scuro.",
  "plant-shops.cali":
    "Un elenco con immagini e prezzi, filtri, un carrello e sotto un racconto. Su ogni schermo, in chiaro e scuro.",
  "plant-shops.simple":
    "Per le poche cose che la distinguono: semi, bulbi, un mazzo alla settimana.",
  "plant-shops.silent":
    "Per giardinieri che piantano a casa del cliente: offerte con prezzo e durata, sotto una grande immagine.",
  "workshops.sonic":
    "Uno strumento, un attrezzo, una macchina, con tutto lo spazio che c’è. Su ogni schermo, in chiaro e scuro.",
  "workshops.prestige":
    "Per pezzi numerati: prezzo e tiratura in primo piano, sotto i dati e la prenotazione.",
  "workshops.motion":
    "Per un banco da cui escono cose molto diverse: ciascuna con la sua immagine e la sua storia.",
  "record-and-sports-shops.thunder":
    "Un carrello con misure, spedizione e totale, e sotto domande e risposte. Su ogni schermo, in chiaro e scuro.",
  "record-and-sports-shops.atlantic":
    "Fino a ventiquattro pezzi con le loro misure in un’unica pagina sobria, e l’ordine in una barra in basso.",
  "record-and-sports-shops.motion":
    "Per oggetti che hanno bisogno di una storia: ognuno si apre sulla propria descrizione.",
};

/** The business of the example companies, and the language of their sites. */
export const exampleCompanies = {
  silent: "costruttori di biolaghi, in tedesco",
  "gourmet-grove": "un’azienda agrumicola con sala da tè all’aperto, in italiano",
  atlantic: "un laboratorio di tavole da surf, in portoghese",
  corporate: "una cooperativa solare, in spagnolo",
  simple: "un rivenditore di semi per prati fioriti, in inglese",
  cosmo: "una pensione con osservatorio astronomico, in inglese",
  prestige: "un liutaio, in italiano",
  motion: "un laboratorio di aquiloni, in francese",
  cali: "un negozio di piante d’appartamento, in tedesco",
  trend: "un’artista di murales, in francese",
  sonic: "un costruttore di handpan, in spagnolo",
  thunder: "un negozio di dischi, in inglese",
};
