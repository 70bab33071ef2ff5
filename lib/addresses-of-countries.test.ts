import { expect, test } from "vitest";
import { line } from "./company-name";
import { addressLines, expectedZipcode } from "./postal-address";

/** Country, street, post code, city, region and second line, and how its post writes them. */
const written: [string[], string][] = [
  [["DE", "Friedrichstraße 123", "10117", "Berlin"], "Friedrichstraße 123 | 10117 Berlin"],
  [
    ["DE", "Am Kiekeberg 1", "21224", "Rosengarten", "", "OT Ehestorf"],
    "Am Kiekeberg 1 | OT Ehestorf | 21224 Rosengarten",
  ],
  [["AT", "Stephansplatz 3/12", "1010", "Wien"], "Stephansplatz 3/12 | 1010 Wien"],
  [["AT", "Seestraße 56", "4850", "Timelkam"], "Seestraße 56 | 4850 Timelkam"],
  [["CH", "Bahnhofstrasse 45", "8001", "Zürich"], "Bahnhofstrasse 45 | CH-8001 Zürich"],
  [["LI", "Städtle 38", "9490", "Vaduz"], "Städtle 38 | FL-9490 Vaduz"],
  [["FR", "25 rue de l’Église", "33380", "MIOS"], "25 rue de l’Église | 33380 MIOS"],
  [
    ["FR", "1 rue de Rivoli", "75004", "PARIS", "", "Bâtiment A, escalier 2"],
    "1 rue de Rivoli | Bâtiment A, escalier 2 | 75004 PARIS",
  ],
  [["BE", "Rue de la Loi 16", "1000", "Bruxelles"], "Rue de la Loi 16 | 1000 Bruxelles"],
  [["LU", "71, route de Longwy", "4750", "Petange"], "71, route de Longwy | L-4750 Petange"],
  [["NL", "Prinsengracht 263", "1016 GV", "Amsterdam"], "Prinsengracht 263 | 1016 GV Amsterdam"],
  [["GB", "10 Downing Street", "SW1A 2AA", "LONDON"], "10 Downing Street | LONDON | SW1A 2AA"],
  [["GB", "Unit 4, Riverside", "M1 2JW", "MANCHESTER"], "Unit 4, Riverside | MANCHESTER | M1 2JW"],
  [["IE", "22 Main Street", "D02 X285", "Dublin 2"], "22 Main Street | Dublin 2 | D02 X285"],
  [
    ["IE", "The Mill", "V94 F6PP", "Limerick", "Co. Limerick"],
    "The Mill | Limerick | Co. Limerick | V94 F6PP",
  ],
  [
    ["ES", "Calle de Alcalá 45, 3.º B", "28014", "Madrid", "Madrid"],
    "Calle de Alcalá 45, 3.º B | 28014 Madrid",
  ],
  [
    ["ES", "Calle Triana 12", "35002", "Las Palmas de Gran Canaria", "Las Palmas"],
    "Calle Triana 12 | 35002 Las Palmas de Gran Canaria Las Palmas",
  ],
  [
    ["PT", "Rua Augusta 12, 2.º Esq.", "1100-053", "Lisboa"],
    "Rua Augusta 12, 2.º Esq. | 1100-053 Lisboa",
  ],
  [["IT", "Via Roma 7", "20121", "Milano", "MI"], "Via Roma 7 | 20121 Milano MI"],
  [["IT", "Piazza San Marco 1", "30124", "Venezia", "VE"], "Piazza San Marco 1 | 30124 Venezia VE"],
  [["SM", "Via Piana 10", "47890", "San Marino"], "Via Piana 10 | 47890 San Marino"],
  [["GR", "Ερμού 15", "105 63", "Αθήνα"], "Ερμού 15 | 105 63 Αθήνα"],
  [["CY", "Leoforos Makariou 10", "1065", "Nicosia"], "Leoforos Makariou 10 | 1065 Nicosia"],
  [
    ["MT", "12, Triq ir-Repubblika", "VLT 1112", "Valletta"],
    "12, Triq ir-Repubblika | Valletta VLT 1112",
  ],
  [
    ["PL", "ul. Marszałkowska 10/12", "00-590", "Warszawa"],
    "ul. Marszałkowska 10/12 | 00-590 Warszawa",
  ],
  [["CZ", "Vinohradská 12", "120 00", "Praha 2"], "Vinohradská 12 | 120 00 Praha 2"],
  [["SK", "Hlavná 5", "811 01", "Bratislava"], "Hlavná 5 | 811 01 Bratislava"],
  [["HU", "Váci utca 10.", "1052", "Budapest"], "Budapest | Váci utca 10. | 1052"],
  [["SI", "Slovenska cesta 1", "1000", "Ljubljana"], "Slovenska cesta 1 | SI-1000 Ljubljana"],
  [["HR", "Ilica 10", "10000", "Zagreb"], "Ilica 10 | HR-10000 Zagreb"],
  [
    ["RO", "Strada Lipscani 5", "030031", "București", "Sector 3"],
    "Strada Lipscani 5 | 030031 Sector 3 București",
  ],
  [["BG", "бул. Витоша 10", "1000", "София"], "бул. Витоша 10 | 1000 София"],
  [["DK", "Strøget 5, 2. tv.", "1160", "København K"], "Strøget 5, 2. tv. | 1160 København K"],
  [["NO", "Karl Johans gate 22", "0026", "Oslo"], "Karl Johans gate 22 | 0026 Oslo"],
  [["SE", "Drottninggatan 71", "111 36", "Stockholm"], "Drottninggatan 71 | SE-111 36 Stockholm"],
  [
    ["FI", "Mannerheimintie 5 A 12", "00100", "Helsinki"],
    "Mannerheimintie 5 A 12 | FI-00100 Helsinki",
  ],
  [["AX", "Torggatan 5", "22100", "Mariehamn"], "Torggatan 5 | AX-22100 Mariehamn | ÅLAND"],
  [["IS", "Laugavegur 3", "101", "Reykjavík"], "Laugavegur 3 | 101 Reykjavík"],
  [["EE", "Viru 4", "10140", "Tallinn"], "Viru 4 | 10140 Tallinn"],
  [["LV", "Brīvības iela 5", "LV-1010", "Rīga"], "Brīvības iela 5 | Rīga, LV-1010"],
  [["LT", "Gedimino pr. 9", "LT-01103", "Vilnius"], "Gedimino pr. 9 | LT-01103 Vilnius"],
  [["UA", "вул. Хрещатик, 22", "01001", "Київ"], "вул. Хрещатик, 22 | Київ | 01001"],
  [
    ["TR", "Atatürk Bulvarı No: 12", "06420", "Çankaya", "Ankara"],
    "Atatürk Bulvarı No: 12 | 06420 Çankaya/Ankara",
  ],
  [["IL", "דרך מנחם בגין 7", "6688208", "תל אביב"], "דרך מנחם בגין 7 | תל אביב 6688208"],
  [
    ["IL", "7 Menachem Begin Road", "6688208", "Tel Aviv"],
    "7 Menachem Begin Road | Tel Aviv 6688208",
  ],
  [
    ["US", "1600 Amphitheatre Pkwy", "94043", "Mountain View", "CA"],
    "1600 Amphitheatre Pkwy | Mountain View, CA 94043",
  ],
  [
    ["US", "350 5th Ave", "10118", "New York", "NY", "Fl 21"],
    "350 5th Ave | Fl 21 | New York, NY 10118",
  ],
  [
    ["CA", "10-123 1/2 Main Street NW", "H3Z 2Y7", "Montréal", "QC"],
    "10-123 1/2 Main Street NW | Montréal QC H3Z 2Y7",
  ],
  [
    ["MX", "Av. Reforma 222", "06600", "Ciudad de México", "CDMX"],
    "Av. Reforma 222 | 06600 Ciudad de México, CDMX",
  ],
  [
    ["BR", "Avenida Paulista 1578", "01310-200", "São Paulo", "SP"],
    "Avenida Paulista 1578 | São Paulo-SP | 01310-200",
  ],
  [
    ["AR", "Av. Corrientes 1234", "C1043AAZ", "Buenos Aires"],
    "Av. Corrientes 1234 | C1043AAZ Buenos Aires",
  ],
  [
    ["JP", "丸の内1-1-1", "100-0005", "千代田区", "東京都"],
    "〒100-0005 | 東京都 | 千代田区 | 丸の内1-1-1",
  ],
  [
    ["JP", "1-1-1 Marunouchi", "100-0005", "Chiyoda-ku", "Tokyo"],
    "1-1-1 Marunouchi | Chiyoda-ku | Tokyo | 100-0005",
  ],
  [["KR", "세종대로 110", "04524", "중구", "서울특별시"], "서울특별시 중구 | 세종대로 110 | 04524"],
  [["CN", "长安街1号", "100031", "西城区", "北京市"], "100031 | 北京市西城区 | 长安街1号"],
  [["TW", "忠孝西路一段49號", "100", "中正區", "臺北市"], "100 | 臺北市中正區 | 忠孝西路一段49號"],
  [
    ["HK", "1 Queen’s Road Central", "", "Central", "Hong Kong Island"],
    "1 Queen’s Road Central | Central | Hong Kong Island",
  ],
  [
    ["SG", "1 Raffles Place", "048616", "Singapore", "", "#20-01"],
    "1 Raffles Place | #20-01 | SINGAPORE 048616",
  ],
  [
    ["IN", "12, MG Road", "560001", "Bengaluru", "Karnataka"],
    "12, MG Road | Bengaluru 560001 | Karnataka",
  ],
  [
    ["TH", "99 ถนนพระราม 1", "10330", "ปทุมวัน", "กรุงเทพมหานคร"],
    "99 ถนนพระราม 1 | ปทุมวัน | กรุงเทพมหานคร 10330",
  ],
  [["KH", "Street 240", "120207", "Phnom Penh"], "Street 240 | Phnom Penh 120207"],
  [["AU", "100 George Street", "2000", "SYDNEY", "NSW"], "100 George Street | SYDNEY NSW 2000"],
  [
    ["NZ", "12 Queen Street", "1010", "Auckland", "", "Auckland Central"],
    "12 Queen Street | Auckland Central | Auckland 1010",
  ],
  [["ZA", "10 Long Street", "8001", "Cape Town"], "10 Long Street | Cape Town | 8001"],
  [["AE", "Sheikh Zayed Road", "", "Dubai", "Dubai"], "Sheikh Zayed Road | Dubai"],
];

/** @requirement Companies: Addresses are accepted and printed as the post of their country writes them */
test("the addresses are of 40 countries and more", () => {
  expect(written.length).toBeGreaterThanOrEqual(60);
  expect(new Set(written.map(([[country]]) => country)).size).toBeGreaterThanOrEqual(40);
});

test.each(written)("%j is printed as %s", (facts, lines) => {
  const [countryCode = "", street = "", zipcode = "", city = "", region = "", street2 = ""] = facts;
  for (const fact of facts) expect(line(120).parse(fact)).toBe(fact);
  expect(expectedZipcode(countryCode, zipcode)).toBeNull();
  const address = { countryCode, street, street2, zipcode, city, region, company: "", name: "" };
  expect(addressLines(address).join(" | ")).toBe(lines);
});
