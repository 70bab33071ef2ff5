import { expect, test } from "vitest";
import { vatRateOn } from "./rates";
import { questionOf, taxPlaceOf } from "./territories";

const day = new Date("2026-11-23T12:00:00Z");

/** @requirement Invoices: Country and post code decide whose VAT applies */
test.each<[string, string, string, string, number | null]>([
  ["Berlin", "DE", "10115", "Berlin", 19],
  ["Heligoland", "DE", "27498", "Helgoland", null],
  ["Büsingen", "DE", "D-78266", "Büsingen am Hochrhein", null],
  ["its neighbor", "DE", "78262", "Gailingen am Hochrhein", 19],
  ["Madrid", "ES", "28001", "Madrid", 21],
  ["Las Palmas", "ES", "35001", "Las Palmas de Gran Canaria", null],
  ["Tenerife", "ES", "E-38 001", "Santa Cruz de Tenerife", null],
  ["Ceuta", "ES", "51001", "Ceuta", null],
  ["Melilla", "ES", "52001", "Melilla", null],
  ["the Canary Islands by their code", "IC", "", "", null],
  ["Helsinki", "FI", "00100", "Helsinki", 25.5],
  ["Åland", "FI", "22100", "Mariehamn", null],
  ["Åland by its code", "AX", "22100", "Mariehamn", null],
  ["Milan", "IT", "20121", "Milano", 22],
  ["Livigno", "IT", "23041", "Livigno", null],
  ["Campione", "IT", "I-22061", "Campione d’Italia", null],
  ["Thessaloniki", "GR", "546 21", "Thessaloniki", 24],
  ["Athos", "GR", "630 86", "Karyes", null],
  ["Paris", "FR", "75001", "Paris", 20],
  ["Corsica", "FR", "20000", "Ajaccio", 20],
  ["Guadeloupe", "FR", "97100", "Basse-Terre", null],
  ["Réunion", "FR", "97400", "Saint-Denis", null],
  ["Réunion by its code", "RE", "97400", "Saint-Denis", null],
  ["New Caledonia", "FR", "98800", "Nouméa", null],
  ["Monaco", "MC", "98000", "Monaco", 20],
  ["Monaco in a French address", "FR", "98000", "Monaco", 20],
  ["Lisbon", "PT", "1000-205", "Lisboa", 23],
  ["Madeira", "PT", "9000-018", "Funchal", 22],
  ["the Azores", "PT", "9500-150", "Ponta Delgada", 16],
  ["Copenhagen", "DK", "1050", "København", 25],
  ["Greenland in a Danish address", "DK", "3900", "Nuuk", null],
  ["the Faroe Islands", "FO", "100", "Tórshavn", null],
  ["Northern Ireland, for services", "GB", "BT1 5GS", "Belfast", null],
  ["the Isle of Man", "IM", "IM1 1AA", "Douglas", null],
  ["Jersey", "JE", "JE2 3AB", "St Helier", null],
  ["Dublin", "IE", "", "Dublin", 23],
])("%s", (_, countryCode, zipcode, city, rate) => {
  const address = { countryCode, zipcode, city };
  expect(questionOf(address)).toBeNull();
  expect(vatRateOn(taxPlaceOf(address), day)).toBe(rate);
});

/** @requirement Invoices: What the VAT depends on is asked, not guessed */
test.each([
  ["no post code", "ES", "", "Madrid"],
  ["a post code of another country", "ES", "75001", "Paris"],
  ["a post code that is too short", "DE", "1011", "Berlin"],
  ["Livigno with the post code of its valley", "IT", "23030", "Livigno"],
  ["Helgoland with one of the coast", "DE", "25899", "Helgoland"],
  ["an island with the post code of the mainland", "FI", "00100", "Maarianhamina"],
  ["the forces' post", "GB", "BF1 2AT", "BFPO 53"],
])("%s is a question", (_, countryCode, zipcode, city) => {
  expect(questionOf({ countryCode, zipcode, city })).toMatch(/Please/);
});
