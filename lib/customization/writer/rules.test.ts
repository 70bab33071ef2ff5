import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "@/components/templates/content/languages";
import { type DropReason, problemOf, vocabularyOf } from "./rules";

const packWords = (language: Language) =>
  vocabularyOf([readFileSync(`public/trades/bakery.${language}.json`, "utf8")]);

const facts = ["Sommer", "Graz", "We bake since 1952 with award-winning rye.", "Roggenlaib"];
const original = "Bread with a crust that takes its time. Come in.";

const judge = (language: Language, text: string) =>
  problemOf(text, { original, facts, language, max: 120, vocabulary: packWords(language) });

describe("a text may be shown", () => {
  test.each<[Language, string]>([
    ["en", "Come in. Our bread takes its time, and so does the crust."],
    ["en", "Sommer: bread that takes its time"],
    ["en", "Bread in Graz, with a crust"],
    ["en", "We bake since 1952, and the bread takes its time."],
    ["en", "Award-winning rye with a crust"],
    ["de", "Brot mit Kruste, das seine Zeit braucht"],
    ["fr", "Du pain avec une croûte, et du temps"],
    ["es", "Pan con corteza y con tiempo"],
    ["it", "Pane con la crosta e con il tempo"],
    ["pt", "Pão com casca e com tempo"],
  ])("in %s: %s", (language, text) => {
    expect(judge(language, text)).toBeNull();
  });
});

/** What no fact and no text says. */
const invented: [Language, DropReason, string[]][] = [
  [
    "en",
    "number",
    [
      "Bread with 250 crusts",
      "Bread since 1950",
      "We bake 1952 breads with rye.",
      "Bread for twelve",
      "Bread for fourteen of you",
      "A dozen breads",
      "Bread ٤٥ with a crust",
      "Bread ½ with a crust",
      "Bread for 5% of you",
      "Bread at €",
    ],
  ],
  [
    "en",
    "time",
    [
      "Bread on Monday",
      "Fresh bread every morning",
      "Bread in an hour",
      "Bread daily",
      "Bread in June",
      "Always bread",
    ],
  ],
  [
    "en",
    "claim",
    [
      "The best bread",
      "The crustiest bread",
      "Certified bread",
      "A family-owned bakery",
      "Guaranteed bread",
      "Number one in bread",
      "The cheapest bread",
      "Organic bread",
      "Bread by hand",
      "We deliver bread",
      "Bread of a master",
      "Free bread",
      "Bread loved by customers",
      "Our founder bakes bread",
      "Vegan bread",
      "Bread near the river",
      "“The bread is good”",
      "World-class bread",
      "ＢＥＳＴ bread",
    ],
  ],
  [
    "en",
    "name",
    [
      "Maria bakes our bread",
      "Our bread comes from Vienna",
      "Bread with the crust of Huber",
      "Our bread is BREADY",
    ],
  ],
  [
    "en",
    "contact",
    ["Bread at sommer.example", "Bread: ann@sommer", "See www.bread", "Bread at https://a"],
  ],
  [
    "en",
    "markup",
    [
      "<b>Bread</b> with a crust",
      "**Bread** with a crust",
      "Bread\nwith a crust",
      "Bread &amp; crust",
      "Bread [your price]",
      "Bread 🥖 with a crust",
      "Bread \u202ewith a crust",
      "Bread {brand}",
      "# Bread",
    ],
  ],
  ["en", "length", ["Bread with a crust ".repeat(20)]],
  ["en", "missing", ["", " ", "—"]],
  ["en", "name", ["{name} has bread"]],
  [
    "en",
    "language",
    ["Хлеб с корочкой", "面包 with a crust", "Chleb z chrupiącą skórką na zakwasie"],
  ],
  [
    "de",
    "number",
    [
      "Brot seit 1950",
      "Brot für zwölf",
      "Brot für zweiundzwanzig Leute",
      "Ein Dutzend Brote",
      "Brot ab 3,50 €",
    ],
  ],
  [
    "de",
    "time",
    [
      "Brot am Montag",
      "Täglich Brot",
      "Jeden Morgen Brot",
      "Brot rund um die Uhr",
      "Brot im Juni",
      "Heute Brot",
    ],
  ],
  [
    "de",
    "claim",
    [
      "Das beste Brot",
      "Preisgekröntes Brot",
      "Zertifiziertes Brot",
      "Brot seit Generationen",
      "Ein Familienbetrieb mit Brot",
      "Brot vom Meister",
      "Garantiert Brot",
      "Die Nummer eins für Brot",
      "Das günstigste Brot",
      "Bio Brot",
      "Handgemachtes Brot",
      "Regionales Brot",
      "Wir liefern Brot",
      "Brot im Herzen der Stadt",
      "Das KÖSTLICHSTE Brot",
    ],
  ],
  ["de", "name", ["Maria und unser Brot mit Kruste", "Brot aus Wien", "Brot von Huber"]],
  ["fr", "number", ["Du pain depuis 1950", "Du pain pour douze"]],
  ["fr", "time", ["Du pain le lundi", "Du pain chaque matin", "Du pain à toute heure"]],
  [
    "fr",
    "claim",
    [
      "Le meilleur pain",
      "Un pain primé",
      "Un pain certifié",
      "Une maison familiale",
      "Le pain le moins cher",
      "Du pain garanti",
      "Numéro un du pain",
      "Du pain biologique",
      "Du pain fait main",
      "Le pain livré",
      "Le pain au cœur du village",
    ],
  ],
  ["fr", "name", ["Marie fait le pain", "Le pain de Lyon"]],
  ["es", "number", ["Pan desde 1950", "Pan para doce"]],
  ["es", "time", ["Pan los lunes", "Pan cada mañana", "Pan siempre"]],
  [
    "es",
    "claim",
    [
      "El mejor pan",
      "Pan premiado",
      "Pan certificado",
      "Pan de familia",
      "El pan más barato",
      "Pan garantizado",
      "El número uno del pan",
      "Pan ecológico",
      "Pan hecho a mano",
      "Pan a domicilio",
      "Pan buenísimo",
    ],
  ],
  ["es", "name", ["María hace pan", "El pan de Sevilla"]],
  ["it", "number", ["Pane dal 1950", "Pane per dodici"]],
  ["it", "time", ["Pane il lunedì", "Pane ogni mattina", "Pane sempre"]],
  [
    "it",
    "claim",
    [
      "Il miglior pane",
      "Pane premiato",
      "Pane certificato",
      "Pane di famiglia",
      "Pane garantito",
      "Il numero uno del pane",
      "Pane biologico",
      "Pane fatto a mano",
      "Il pane più economico",
      "Pane buonissimo",
      "Pane a domicilio",
    ],
  ],
  ["it", "name", ["Maria fa il pane", "Il pane di Torino"]],
  ["pt", "number", ["Pão desde 1950", "Pão para doze"]],
  ["pt", "time", ["Pão às segundas e na sexta", "Pão toda manhã", "Pão sempre"]],
  [
    "pt",
    "claim",
    [
      "O melhor pão",
      "Pão premiado",
      "Pão certificado",
      "Pão de família",
      "O pão mais barato",
      "Pão garantido",
      "O número um do pão",
      "Pão orgânico",
      "Pão feito à mão",
      "Pão com entrega",
    ],
  ],
  ["pt", "name", ["Maria faz o pão", "O pão de Lisboa"]],
];

describe("a text is dropped", () => {
  test.each(
    invented.flatMap(([language, reason, texts]) =>
      texts.map((text) => [language, reason, text] as const),
    ),
  )("in %s for its %s: %s", (language, reason, text) => {
    expect(judge(language, text)).toBe(reason);
  });

  test("that says a claim of the facts of something else in other words", () => {
    const known = { original, language: "en", max: 120, vocabulary: packWords("en") } as const;
    expect(problemOf("Bread with tradition", { ...known, facts: ["Family bakery"] })).toBe("claim");
    expect(problemOf("A family bakery", { ...known, facts: ["Family bakery"] })).toBeNull();
  });

  test("that leaves out the company's name, or says it twice", () => {
    const known = { facts, language: "en", max: 120, vocabulary: packWords("en") } as const;
    const named = { ...known, original: "{name} bakes bread." };
    expect(problemOf("Bread of {name}.", named)).toBeNull();
    expect(problemOf("Bread.", named)).toBe("name");
    expect(problemOf("{name} and {name} bake bread.", named)).toBe("name");
  });
});
