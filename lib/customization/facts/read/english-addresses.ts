const states =
  "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|D\\.C\\.|N\\.Y\\.|N\\.J\\.|N\\.M\\.|N\\.H\\.|N\\.C\\.|N\\.D\\.|S\\.C\\.|S\\.D\\.|R\\.I\\.|W\\.V\\.|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming";

/** What stands between a street and its code in the United States: "Galena, IL 61036". */
export const stateAndZip = new RegExp(
  String.raw`(?:,\s*|\s)(?<state>${states})\.?,?\s(?<zip>\d{5}(?:-\d{4})?)(?![\d-])`,
  "gu",
);

export const britishCode =
  /(?<![\p{L}\d])(?<zip>[A-Z]{1,2}\d[A-Z\d]?\s{1,2}\d[A-Z]{2}|[AC-FHKNPRTV-Y]\d[\dW]\s?[AC-FHKNPRTV-Y\d]{4})(?![\p{L}\d])/gu;

/** The end of an Irish address without a code. */
export const irishCounty =
  /(?<=[,|·•]\s?|^)(?<county>(?:Co\.?|County)\s\p{Lu}\p{L}+)(?![\p{L}\d])/gu;

const counties =
  /^(?:(?:Co\.?|County)\s\p{Lu}\p{L}+|(?:North|South|East|West|Greater|Mid)\s(?:Yorkshire|Sussex|Midlands|London|Manchester|Glamorgan|Lothian|Ayrshire|Lanarkshire)|East Riding.*|Isle of Wight|Bedfordshire|Beds|Berkshire|Berks|Buckinghamshire|Bucks|Cambridgeshire|Cambs|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|Essex|Gloucestershire|Glos|Hampshire|Hants|Herefordshire|Hertfordshire|Herts|Kent|Lancashire|Lancs|Leicestershire|Lincolnshire|Lincs|Merseyside|Middlesex|Norfolk|Northamptonshire|Northants|Northumberland|Nottinghamshire|Notts|Oxfordshire|Oxon|Rutland|Shropshire|Somerset|Staffordshire|Staffs|Suffolk|Surrey|Tyne and Wear|Warwickshire|Wiltshire|Wilts|Worcestershire|Worcs|Yorkshire|Aberdeenshire|Angus|Argyll(?: and Bute)?|Ayrshire|Banffshire|Caithness|Dumfriesshire|Fife|Inverness-shire|Lanarkshire|Midlothian|Moray|Perthshire|Ross-shire|Stirlingshire|Sutherland|Anglesey|Isle of Anglesey|Carmarthenshire|Ceredigion|Clwyd|Conwy|Denbighshire|Dyfed|Flintshire|Glamorgan|Gwent|Gwynedd|Monmouthshire|Pembrokeshire|Powys|England|Scotland|Wales|Northern Ireland|Ireland|UK|United Kingdom)\.?$/u;

const suffix =
  "Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Boulevard|Blvd|Drive|Dr|Highway|Hwy|Parkway|Pkwy|Square|Sq|Quay|Row|Mews|Wharf|Yard|Court|Ct|Place|Pl|Way|Hill|Terrace|Close|Green|Parade|Walk|Bridge|Gate|Gardens|Crescent|Grove|Mall|Pike|Trail|Loop|Circle|Arcade|Market|Broadway|Plaza|Alley|Strand|Embankment|Circus";
const building =
  "House|Mill|Barn|Dairy|Farm|Lodge|Hall|Cottage|Works|Buildings?|Cent(?:re|er)|Park|Estate|Chambers|Tower|Court|Yard|Wharf|Stables|Manor|Rectory|Arcade";

const streetName = new RegExp(
  String.raw`^(?:The\s)?(?:\p{Lu}[\p{L}.'’-]*\s){1,4}(?:${suffix})\.?$`,
  "u",
);
const buildingName = new RegExp(
  String.raw`^(?:The\s)?(?:\p{Lu}[\p{L}'’-]*\s){1,4}(?:${building})$`,
  "u",
);
const unit =
  /^(?:(?:Unit|Arch|Stall|Kiosk|Office|Lot|Suite|Ste|Flat|Shop|Studio|Apt|Apartment|Room|Floor|Level|Block|Bldg|Building)\b\.?\s?#?[\w-]{1,6}|#\s?\w{1,5}|(?:\d{1,2}(?:st|nd|rd|th)|First|Second|Third|Ground|Top|Upper|Lower)\s(?:Floor|Fl\.?))$/iu;
const numbered =
  /(?:P\.?\s?O\.?\s?Box\s\d{1,6}|(?<![\d\p{L}])(?:Route|Rte\.?|Highway|Hwy\.?|Rural Route|County Road)\s\d{1,4}(?:\sBox\s\d{1,5})?$|(?<![\d\p{L}.:£$€/-])\d{1,5}[a-zA-Z]?(?:\s?[-–/&]\s?\d{1,5}[a-z]?)?(?:\s?1\/2)?,?\s(?:[NSEW]{1,2}\.?\s)?(?:\p{Lu}[\p{L}.'’-]*|\d+(?:st|nd|rd|th))(?:\s(?:\p{Lu}[\p{L}.'’-]*|of|the|and|upon|on|\d+(?:st|nd|rd|th)?|#\s?\w{1,5})){0,7})/u;

const isNoStreet =
  /^\d{1,5}[a-z]?,?\s(?:January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Year|Day|Hour|Minute|Mile|Star|AM|PM)/iu;

/** The street in a part of an address, without what a sentence says before it. */
function streetOf(part: string): string | null {
  const found = numbered.exec(part)?.[0];
  if (found && !isNoStreet.test(found)) return found;
  return streetName.test(part) || buildingName.test(part) || unit.test(part) ? part : null;
}

/** The street and the town in the lines that stand before a British, Irish or American code. */
export function englishAddress(
  lines: readonly string[],
  town?: string,
): { street: string; city: string } | null {
  const parts = lines.flatMap((line, index) =>
    line
      .split(/\s*[,|·•\t;]\s*|\s[–-]\s|(?<=\p{Ll}{3})[.:]\s/u)
      .map((part) => ({ text: part.trim(), line: index }))
      .filter(({ text }) => text !== ""),
  );
  const texts = parts.map(({ text }) => text);
  // Without its number a street looks like a town, which stands last.
  const names = town ? texts : texts.slice(0, -1);
  const isNumber = (part: string) => numbered.test(part) && streetOf(part) !== null;
  const at = [
    texts.findLastIndex(isNumber),
    names.findLastIndex((part) => streetName.test(part)),
    names.findLastIndex((part) => buildingName.test(part)),
  ].find((index) => index >= 0);
  const main = texts[at ?? -1] ?? "";
  const own = streetOf(main);
  if (at === undefined || !own) return null;
  const street = [own];
  let next = at + 1;
  for (; unit.test(texts[next] ?? ""); next += 1) street.push(texts[next] ?? "");
  // Units and houses stand before the street; what stands in a line of its own is rather the company.
  for (let before = at - 1; before >= Math.max(0, at - 2) && main.startsWith(own); before -= 1) {
    const text = texts[before] ?? "";
    const isBeside = parts[before]?.line === parts[at]?.line;
    if (!unit.test(text) && !(isBeside && (buildingName.test(text) || /^The\s\p{Lu}/u.test(text))))
      break;
    street.unshift(text);
  }
  if (town) return { street: street.join(", "), city: town };
  // What follows the street in its own part is the town.
  const left = main.slice(main.indexOf(own) + own.length).trim();
  const rest = [left, ...texts.slice(next)].filter((part) => /^\p{Lu}/u.test(part));
  while (rest.length > 1 && counties.test(rest.at(-1) ?? "")) rest.pop();
  const run = splitTown(own);
  if (rest.length === 0 && run.street) {
    street[street.indexOf(own)] = run.street;
    rest.push(run.city);
  }
  const city = rest.at(-1)?.replace(/\.$/, "");
  return city && city.length < 50 && !/@|https?:/.test(city)
    ? { street: street.join(", "), city }
    : null;
}

/** "Main St Springfield": without a comma, the town follows the kind of the street. */
export function splitTown(written: string): { street: string; city: string } {
  const match = new RegExp(
    String.raw`^(?<street>.*\S\s(?:${suffix})\.?)\s(?<city>\p{Lu}.*)$`,
    "u",
  ).exec(written);
  return { street: match?.groups?.street ?? "", city: match?.groups?.city ?? written };
}
