import { group, list, paragraph, section, text } from "../../content/slots";

/** Five counts, from which the average and the number of all reviews are calculated. */
export const reviews = section("Reviews", {
  counts: group("Number of reviews", {
    five: text("With five stars", "58", { max: 6 }),
    four: text("With four stars", "27", { max: 6 }),
    three: text("With three stars", "12", { max: 6 }),
    two: text("With two stars", "11", { max: 6 }),
    one: text("With one star", "8", { max: 6 }),
  }),
  quotes: list(
    "Quotes",
    "Quote",
    {
      text: paragraph("Text", "What a customer says.", { max: 240 }),
      by: text("Who says it", "Name, place", { max: 50 }),
    },
    {
      sample: [
        {
          text: [
            "They moved the sofa off the long wall and the room doubled. We would never have tried it.",
          ],
          by: "Marit, 4x4 m²",
        },
        {
          text: ["The drawing came in two days, with every socket in the right place."],
          by: "Joaquim, 3x3 m²",
        },
      ],
      min: 0,
      max: 6,
    },
  ),
});
