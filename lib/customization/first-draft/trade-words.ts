import { type Trade, trades } from "./trades";

/**
 * Words that tell a trade, in the six languages of sites: lower case, without accents. Words of six letters and more
 * are also found within longer ones, such as "backerei" in "Biobackerei".
 */
const tradeWords: Readonly<Record<Trade, readonly string[]>> = {
  bakery: [
    ..."bakery bakeries baker bakers bread breads sourdough baked pastry pastries patisserie".split(
      " ",
    ),
    ..."backerei baecker backer baeckerei backstube backhaus konditorei brot brote semmel geback".split(
      " ",
    ),
    ..."boulangerie boulanger boulangere viennoiserie patissier pain fournil".split(" "),
    ..."panaderia panadero pasteleria obrador horno reposteria panes".split(" "),
    ..."panificio panetteria forno fornaio pasticceria panettiere pane".split(" "),
    ..."padaria padeiro panificadora pastelaria confeitaria paes".split(" "),
  ],
  cafe: [
    ..."cafe coffee cafes espresso coffeehouse tearoom barista roastery cappuccino latte brunch".split(
      " ",
    ),
    ..."kaffee kaffeehaus rosterei teestube kaffeebar".split(" "),
    ..."cafeteria torrefaction torrefacteur".split(" "),
    ..."caffe caffetteria torrefazione cafetaria".split(" "),
    "coffee shop",
    "salon de the",
    "eisdiele",
    "gelateria",
  ],
  restaurant: [
    ..."restaurant restaurants bistro trattoria dinner lunch diner pizzeria pizza gastropub tavern brasserie grill".split(
      " ",
    ),
    ..."gasthaus gasthof wirtshaus gastwirtschaft kuche speisekarte wirt heuriger speisen gaststatte".split(
      " ",
    ),
    ..."cuisine auberge gastronomique gastronomie chef traiteur creperie".split(" "),
    ..."restaurante cocina taberna meson tapas asador comida paella marisqueria carta".split(" "),
    ..."ristorante osteria cucina locanda taverna".split(" "),
    ..."restaurantes cozinha churrascaria tasca marisqueira petiscos lanchonete".split(" "),
  ],
  "hair-salon": [
    ..."hair hairdresser hairdressers hairdressing haircut haircuts barber barbers barbershop hairstylist stylist balayage blowdry".split(
      " ",
    ),
    ..."friseur frisor friseurin friseursalon haare haarschnitt haarstudio frisur frisuren coiffeur".split(
      " ",
    ),
    ..."coiffure coiffeuse coupe barbier cheveux brushing".split(" "),
    ..."peluqueria peluquero peluquera cabello barberia corte".split(" "),
    ..."parrucchiere parrucchiera parrucchieri capelli barbiere acconciature".split(" "),
    ..."cabeleireiro cabeleireira cabeleireiros cabelo barbearia cabelos".split(" "),
    "hair salon",
  ],
  beauty: [
    ..."beauty cosmetics facial facials massage massages nails manicure pedicure spa waxing lashes skincare beautician".split(
      " ",
    ),
    ..."kosmetik kosmetikstudio kosmetikerin massagen nagelstudio fusspflege wimpern gesichtsbehandlung".split(
      " ",
    ),
    ..."beaute esthetique estheticienne soins onglerie epilation manucure institut".split(" "),
    ..."belleza estetica masaje masajes unas depilacion manicura esteticista".split(" "),
    ..."bellezza estetista massaggi massaggio unghie ceretta benessere".split(" "),
    ..."beleza massagem massagens unhas depilacao cosmetica".split(" "),
    "nail salon",
    "institut de beaute",
    "centro estetico",
  ],
  "law-firm": [
    ..."law lawyer lawyers attorney attorneys solicitor solicitors barrister litigation legal counsel notary".split(
      " ",
    ),
    ..."rechtsanwalt rechtsanwalte rechtsanwaltin anwalt anwalte anwaltskanzlei kanzlei rechtsberatung notar anwaltin arbeitsrecht familienrecht mietrecht".split(
      " ",
    ),
    ..."avocat avocats avocate notaire juridique".split(" "),
    ..."abogado abogados abogada abogadas despacho bufete juridico letrado".split(" "),
    ..."avvocato avvocati avvocata legale notaio".split(" "),
    ..."advogado advogados advogada advocacia juridica".split(" "),
    "law firm",
    "studio legale",
    "cabinet d avocats",
  ],
  "tax-adviser": [
    ..."tax taxes accountant accountants accounting accountancy bookkeeping bookkeeper payroll cpa".split(
      " ",
    ),
    ..."steuerberater steuerberaterin steuerberatung steuer steuern buchhaltung lohnverrechnung wirtschaftsprufer steuerkanzlei steuererklarung buchfuhrung".split(
      " ",
    ),
    ..."comptable comptables fiscal fiscalite comptabilite".split(" "),
    ..."gestoria asesoria contable contabilidad impuestos fiscalidad asesor asesores".split(" "),
    ..."commercialista commercialisti fiscale contabilita tributario".split(" "),
    ..."contabilista contabilistas contador contadores impostos fiscalidade contabil".split(" "),
    "expert comptable",
    "asesoria fiscal",
    "tax adviser",
  ],
  "medical-practice": [
    ..."doctor doctors medical physician gp clinic surgery pediatrician dentist dental dermatologist dermatology patients".split(
      " ",
    ),
    ..."arzt arztin arztpraxis hausarzt hausarztin zahnarzt zahnarztin ordination praxis allgemeinmedizin kinderarzt facharzt hautarzt frauenarzt patienten internist".split(
      " ",
    ),
    ..."medecin medecins dentiste pediatre generaliste docteur".split(" "),
    ..."medico medica medicos clinica consulta pediatra dentista odontologia pacientes consultorio".split(
      " ",
    ),
    ..."ambulatorio poliambulatorio dottore dottoressa odontoiatra pazienti".split(" "),
    ..."clinico consultas".split(" "),
    "cabinet medical",
    "studio medico",
    "studio dentistico",
    "family practice",
  ],
  physiotherapy: [
    ..."physiotherapy physiotherapist physiotherapists physio rehabilitation osteopathy osteopath".split(
      " ",
    ),
    ..."physiotherapie physiotherapeut physiotherapeutin krankengymnastik osteopathie heilmassage lymphdrainage manualtherapie".split(
      " ",
    ),
    ..."kinesitherapie kinesitherapeute kine osteopathe reeducation".split(" "),
    ..."fisioterapia fisioterapeuta fisioterapeutas rehabilitacion osteopatia".split(" "),
    ..."fisioterapista fisioterapisti fisiokinesiterapia riabilitazione".split(" "),
    ..."reabilitacao fisio".split(" "),
    "physical therapy",
    "manuelle therapie",
  ],
  plumber: [
    ..."plumber plumbers plumbing electrician electricians electrical heating boiler boilers drains hvac".split(
      " ",
    ),
    ..."installateur installateure elektriker elektrotechnik elektro heizung sanitar klempner heizungsbau haustechnik spengler rohrbruch".split(
      " ",
    ),
    ..."plombier plombiers plomberie electricien chauffagiste chauffage electricite depannage".split(
      " ",
    ),
    ..."fontanero fontaneros fontaneria electricista electricistas calefaccion caldera calderas".split(
      " ",
    ),
    ..."idraulico idraulici idraulica elettricista elettricisti termoidraulica caldaia caldaie".split(
      " ",
    ),
    ..."canalizador canalizadores canalizacao eletricista encanador encanadores hidraulica".split(
      " ",
    ),
  ],
  carpenter: [
    ..."carpenter carpenters carpentry joiner joiners joinery woodwork woodworking cabinetmaker builder builders roofing renovation furniture kitchens".split(
      " ",
    ),
    ..."tischler tischlerei schreiner schreinerei zimmerei zimmerer holzbau mobel baumeister bauunternehmen dachdecker holz".split(
      " ",
    ),
    ..."menuisier menuiserie charpentier charpente ebeniste ebenisterie maconnerie macon agencement bois".split(
      " ",
    ),
    ..."carpinteria carpintero carpinteros ebanista reformas construcciones muebles madera".split(
      " ",
    ),
    ..."falegname falegnameria ebanisteria edile serramenti arredi legno mobili carpenteria".split(
      " ",
    ),
    ..."carpintaria carpinteiro carpinteiros marceneiro marcenaria moveis madeira construcao".split(
      " ",
    ),
  ],
  photographer: [
    ..."photographer photographers photography photo photos portraits photoshoot".split(" "),
    ..."fotograf fotografin fotografie fotostudio hochzeitsfotograf hochzeitsfotografie fotos fotoshooting".split(
      " ",
    ),
    ..."photographe photographes photographie reportage portrait".split(" "),
    ..."fotografo fotografa fotografia fotografos bodas".split(" "),
    ..."fotografi fotografico matrimoni ritratti".split(" "),
    ..."casamentos ensaio ensaios".split(" "),
  ],
  fitness: [
    ..."yoga fitness gym gyms pilates workout crossfit trainer vinyasa hatha training".split(" "),
    ..."fitnessstudio yogastudio personaltrainer kurse turnen yogaschule".split(" "),
    ..."musculation entrainement".split(" "),
    ..."gimnasio entrenamiento entrenador".split(" "),
    ..."palestra allenamento".split(" "),
    ..."ginasio academia musculacao treino".split(" "),
    "salle de sport",
    "personal training",
  ],
  "gift-shop": [
    ..."gift gifts boutique fashion clothing souvenirs jewelry jewellery shop store ceramics candles florist flowers accessories".split(
      " ",
    ),
    ..."geschenke geschenkartikel mode modehaus laden bekleidung schmuck blumen papeterie kerzen geschaft".split(
      " ",
    ),
    ..."cadeaux cadeau vetements bijoux fleuriste magasin".split(" "),
    ..."regalos regalo tienda moda ropa joyeria floristeria papeleria artesania".split(" "),
    ..."regali negozio abbigliamento gioielli oggettistica fiorista bomboniere".split(" "),
    ..."presentes loja roupa roupas joias florista artesanato lembrancas".split(" "),
    "gift shop",
  ],
  hotel: [
    ..."hotel hotels guesthouse inn lodge hostel rooms accommodation suites b&b".split(" "),
    ..."pension gastehaus ferienwohnung ferienwohnungen zimmer ubernachtung herberge fruhstuckspension".split(
      " ",
    ),
    ..."chambres gite gites hebergement chambre".split(" "),
    ..."hostal habitaciones habitacion alojamiento posada".split(" "),
    ..."albergo camere agriturismo pensione alloggio".split(" "),
    ..."pousada quartos alojamento hospedagem residencial".split(" "),
    "guest house",
    "bed and breakfast",
    "bed & breakfast",
    "chambres d hotes",
    "casa rural",
    "turismo rural",
  ],
  cleaning: [
    ..."cleaning cleaner cleaners housekeeping janitorial gardening gardener gardeners landscaping lawn garden maid".split(
      " ",
    ),
    ..."reinigung gebaudereinigung reinigungsfirma putzfrau garten gartner gartenpflege gartenbau hausmeister fensterreinigung hausbetreuung gartengestaltung".split(
      " ",
    ),
    ..."nettoyage menage jardinier jardinage paysagiste entretien".split(" "),
    ..."limpieza limpiezas jardineria jardinero jardines".split(" "),
    ..."pulizie pulizia giardiniere giardinaggio giardini".split(" "),
    ..."limpeza limpezas jardinagem jardineiro jardins faxina".split(" "),
  ],
};

/** Beyond this a text says nothing new of its trade. */
const maxLength = 20_000;

const plain = (text: string): string =>
  ` ${text
    .slice(0, maxLength)
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\d&]+/gu, " ")} `;

/** How often a word stands in a text; often says little more than twice. */
const timesOf = (text: string, word: string): number => {
  const searched = word.length >= 6 ? word : ` ${word} `;
  const first = text.indexOf(searched);
  if (first < 0) return 0;
  return text.indexOf(searched, first + searched.length - 1) < 0 ? 1 : 2;
};

/** The trade that a name or a text speaks of most; null if it speaks of none. */
export function nearestTrade(text: string): Trade | null {
  const searched = plain(text);
  let nearest: Trade | null = null;
  let most = 0;
  for (const trade of trades) {
    const score = tradeWords[trade].reduce((sum, word) => sum + timesOf(searched, word), 0);
    if (score > most) {
      most = score;
      nearest = trade;
    }
  }
  return nearest;
}
