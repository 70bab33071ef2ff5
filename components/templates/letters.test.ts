import { expect, test } from "vitest";
import { leadingFor, lettersOf, longFor } from "./letters";

test.each(["Große Äpfel", "Étoile", "Her Majesty’s Å", "FÜR ALLE"])(
  "%s has room for the marks of its capitals",
  (text) => {
    expect(leadingFor(text)).toEqual({ lineHeight: 1.1 });
    expect(leadingFor(text, 1.2)).toEqual({ lineHeight: 1.2 });
  },
);

test.each(["Große Gärten", "Ça va", "Turn the world down.", ""])(
  "%j is as tight as it is designed",
  (text) => {
    expect(leadingFor(text)).toBeUndefined();
  },
);

test("a text is fitted once it is longer than its place", () => {
  const price = { text: "1.250.000 €" };
  expect(longFor(11, price)).toEqual({});
  expect(longFor(10, price)).toEqual({ "data-long": "", style: lettersOf(price) });
});
