/** Words by which people search for categories, here and below separated by spaces; a word may belong to several. */
export const searchCategories = {
  basic: "semplice semplici basilare economico economica economici piccolo piccola",
  medium: "intermedio intermedia scuro scura notturna notturno nero nera",
  premium:
    "scuro scura notturna notturno nero nera mobile cellulare cellulari telefono smartphone responsive adattabile qualità",
};

/** For colors. */
export const searchColors = {
  white: "bianco bianca bianchi bianche chiaro chiara",
  green: "verde verdi oliva",
  blue: "blu azzurro azzurra celeste",
  yellow: "giallo gialla gialli gialle senape",
  brown: "marrone marroni beige",
  red: "rosso rossa rossi rosse bordeaux",
};

/** For types. */
export const searchTypes = {
  shop: "negozio negozi shop ecommerce catalogo prodotti vendere vendita",
  home: "home homepage landing iniziale principale copertina",
  detail: "prodotto dettaglio dettagli scheda articolo",
  cart: "carrello cassa checkout pagamento acquisto",
  about:
    "azienda aziende aziendale aziendali ditta società impresa imprese siamo presentazione profilo",
};

export const searchWords = {
  /** For the shop's products in general: a search for these words alone finds everything. */
  goods: "pagina pagine sito siti modello modelli template tema temi web vetrina",
  /** Without meaning for a search. */
  fillers:
    "abbiamo agli al alla alle allo anche attività avere bisogno cerca cercare cerchiamo cerco che chi colore colori come con creare da dal dalla dei degli del della delle dello di dove fare gli il in internet la le lo mi mia mie miei mio modalità moderna moderno nel nella nelle non nostra nostre nostri nostro per più professionale professionali qual quale quali realizzare serve stile sua sui sul sulla suo su ti tipo trovare tua tuo un una uno vendo voglio vogliamo vorrei",
};

/** For the business or the products of those whom a template suits. Words of its sample, and of trades that it suits best, need not be repeated. */
export const searchTemplates = {
  "gourmet-grove":
    "cuoco cuoca chef cibo cibi menù piatti piatto pesce vegetariano vegetariana vegano vegana fattoria agricola agricoltore agricoltura orto verdura verdure frutta fruttivendolo vino vini cantina cantine enoteca olio formaggio formaggi caseificio miele macelleria macellaio pescheria salumeria prenotazione prenotazioni",
  atlantic:
    "mobili mobilificio arredo arredi arredamento divano divani sedia sedie scrivania tavolo tavoli tappeto tappeti legno falegname falegnameria materassi",
  corporate:
    "edificio edifici architetto architetta architetti architettura geometra geometri ingegnere ingegneri ingegneria progettazione progettista consulente consulenti consulenza agenzia agenzie ufficio uffici servizi immobiliare immobiliari immobili veterinario veterinaria veterinari officina officine meccanico carrozzeria autoscuola assicurazione assicurazioni logistica trasporto trasporti traslochi scuola scuole asilo corsi",
  silent:
    "acustica acustico rumore insonorizzazione isolamento silenzio tranquillità ufficio uffici terapeuta terapeuti terapia psicologo psicologa psicologi psicologia psicoterapeuta psicoterapia coach coaching",
  simple:
    "borsa borse borsetta borsette zaino zaini pelle cuoio pelletteria valigie accessori sartoria sarto sarta tessuto tessuti merceria tè tisane sapone saponi candela candele",
  cosmo:
    "mobili mobilificio arredo arredi arredamento interni lampada lampade lampadari illuminazione divano divani poltrona poltrone soggiorno museo musei galleria teatro club circolo evento eventi festa feste festival chiesa coro associazione associazioni fondazione onlus viaggio viaggi",
  prestige:
    "orologio orologi orologiaio orologeria gioiello gioielli gioielleria gioielliere orafo oreficeria anello anelli bigiotteria lusso elegante violino ottica ottico occhiali",
  motion:
    "oggetti oggettistica vaso vasi ceramica ceramiche vasaio lampade decorazione decorazioni libro libri libreria librerie giochi fumetti edicola farmacia ferramenta animali",
  cali: "cucina cucine elettrodomestico elettrodomestici casalinghi espresso frullatore tostapane bollitore frigorifero pentola pentole stoviglie",
  sonic:
    "cuffia cuffie auricolari audio musica musicale musicista musicisti gruppo band suono altoparlanti elettronica tecnologia podcast strumento strumenti app applicazione startup software informatica computer videogiochi",
  thunder:
    "scarpa scarpe sneakers calzature calzaturificio stivali sport sportivo sportiva sportive corsa running moda abbigliamento vestiti abiti",
  trend:
    "arredatore arredatrice arredatori arredamento interni stanza stanze divano mobili architetto ristrutturazione ristrutturazioni pittore pittrice artista artisti murale tatuaggio tatuaggi tatuatore tatuatrice arte",
};

/** For a trade and its companies. */
export const searchTrades = {
  bakery:
    "panificio panifici panetteria panetterie panettiere fornaio forno pane pasticceria pasticcerie pasticcere pasticciere dolci torta torte focacceria biscotti",
  cafe: "caffè caffetteria caffetterie gelateria gelaterie gelato gelati cremeria",
  restaurant:
    "ristorante ristoranti ristorazione trattoria trattorie osteria osterie bar pizzeria pizzerie paninoteca bistrot birreria birrificio pub tavola rosticceria gastronomia enoteca vino vini catering taverna",
  "hair-salon":
    "parrucchiere parrucchiera parrucchieri barbiere barbieri barberia acconciatore acconciature salone capelli taglio barber",
  beauty:
    "estetista estetiste estetica estetico bellezza salone cosmetica cosmetici massaggio massaggi massaggiatore massaggiatrice spa benessere unghie manicure ciglia trucco truccatrice",
  "law-firm":
    "avvocato avvocata avvocatessa avvocati legale legali giuridico giuridica penalista notaio notai notarile",
  "tax-adviser":
    "commercialista commercialisti fiscale fiscalista fiscali tributarista contabile contabili contabilità ragioniere tasse tributi",
  "medical-practice":
    "medico medici medicina dottore dottoressa dottori dentista dentisti dentistico odontoiatra odontoiatrico ortodonzia ambulatorio poliambulatorio clinica cliniche pediatra pediatri ginecologo ginecologa dermatologo oculista nutrizionista podologo",
  physiotherapy:
    "fisioterapia fisioterapista fisioterapisti fisioterapico osteopatia osteopata osteopati chiropratico riabilitazione",
  plumber:
    "idraulico idraulici idraulica elettricista elettricisti elettrico impianti impianto impiantista termoidraulica riscaldamento caldaia caldaie climatizzatori condizionatori climatizzazione fotovoltaico fotovoltaici solare",
  carpenter:
    "falegname falegnami falegnameria carpentiere carpenteria edile edili edilizia costruzioni costruzione costruttore ristrutturazione ristrutturazioni muratore muratori imbianchino imbianchini piastrellista tetti infissi serramenti",
  photographer:
    "fotografo fotografa fotografi fotografia fotografie fotografico foto ritratto ritratti matrimonio matrimoni nozze sposi sposa videomaker",
  fitness:
    "palestra palestre fitness yoga pilates allenamento allenatore allenatrice trainer crossfit meditazione danza ballo tai taichi",
  "gift-shop":
    "regalo regali moda abbigliamento vestiti boutique bomboniere giocattolo giocattoli cartoleria souvenir",
  hotel:
    "hotel albergo alberghi pensione pensioni locanda agriturismo agriturismi bed breakfast bnb affittacamere ostello ostelli casa vacanza vacanze appartamento appartamenti alloggio alloggi camera camere turismo ricettiva residence rifugio chalet campeggio villaggio",
  cleaning:
    "pulizia pulizie giardinaggio giardiniere giardiniera giardinieri giardino giardini paesaggista custode portierato vetri",
  "plant-shops":
    "fiore fiori fioraio fioraia fiorista fioristi fioreria pianta piante vivaio vivai vivaista mazzi bouquet sementi",
  workshops:
    "bottega botteghe laboratorio laboratori artigiano artigiana artigiani artigianale artigianali artigianato fatto fatta fatti fatte liutaio fabbro rilegatore handmade manifattura",
  "record-and-sports-shops":
    "disco dischi vinile vinili sport sportivo sportivi surf skate snowboard sci bici bicicletta biciclette ciclismo arrampicata montagna",
};
