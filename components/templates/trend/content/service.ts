import { choice, list, paragraph, section, text } from "../../content/slots";
import { swatches } from "../swatches";

const metres = { 1: "1 m", 2: "2 m", 3: "3 m", 4: "4 m", 5: "5 m" } as const;

/** The plan, and the form beside it. */
export const service = section("Service", {
  title: text("Headline", "Draw the room around it", { max: 60 }),
  plan: text(
    "Description of the plan",
    "Floor plan to scale: the sofa in the corner of the chosen room",
  ),
  drawing: choice("Drawing in the plan", "sofa", { sofa: "Sofa", none: "None" }),
  colors: section("Colors", {
    items: list(
      "Colors",
      "Color",
      {
        value: text("Name", "Color", { max: 16 }),
        note: text("Material", "", { max: 20, isOptional: true }),
        swatch: choice("Swatch", "natural", swatches),
      },
      {
        sample: [
          { value: "White", note: "bouclé", swatch: "white" },
          { value: "Gray", note: "wool", swatch: "gray" },
          { value: "Natural", note: "linen", swatch: "natural" },
          { value: "Black", note: "velvet", swatch: "black-velvet" },
          { value: "Black", note: "leather", swatch: "black-leather" },
        ],
        min: 1,
        max: 10,
      },
    ),
  }),
  sizes: list(
    "Sizes",
    "Size",
    {
      name: text("Name", "3x3 m²", { max: 12 }),
      value: text("Short name", "M", { max: 8 }),
      wide: choice("Drawn width", "3", metres),
      deep: choice("Drawn depth", "3", metres),
      width: text("Width in the plan", "3.00 m", { max: 12 }),
      depth: text("Depth in the plan", "3.00 m", { max: 12 }),
    },
    {
      sample: [
        { name: "2x2 m²", value: "XS", wide: "2", deep: "2", width: "2.00 m", depth: "2.00 m" },
        { name: "2x3 m²", value: "S", wide: "2", deep: "3", width: "2.00 m", depth: "3.00 m" },
        { name: "3x3 m²", value: "M", wide: "3", deep: "3", width: "3.00 m", depth: "3.00 m" },
        { name: "3x4 m²", value: "L", wide: "3", deep: "4", width: "3.00 m", depth: "4.00 m" },
        { name: "4x4 m²", value: "XL", wide: "4", deep: "4", width: "4.00 m", depth: "4.00 m" },
        { name: "4x5 m²", value: "2XL", wide: "4", deep: "5", width: "4.00 m", depth: "5.00 m" },
        { name: "5x5 m²", value: "3XL", wide: "5", deep: "5", width: "5.00 m", depth: "5.00 m" },
      ],
      min: 1,
      max: 7,
    },
  ),
  note: text("Words after the price", "for one room, drawn to scale. Pay after the first call.", {
    max: 90,
    isOptional: true,
  }),
  done: text(
    "Answer to the button; {room} is the chosen size",
    "Thank you. A designer will plan your {room} room with you.",
    { max: 120 },
  ),
});

/** How to measure; the form links to it. */
export const measure = section("How to measure", {
  title: text("Headline", "Measure of the space to design", { max: 60 }),
  items: list(
    "Steps",
    "Step",
    {
      title: text("Headline", "One more thing", { max: 50 }),
      text: paragraph("Text", "What to measure, and how.", { max: 200 }),
    },
    {
      sample: [
        {
          title: "Wall to wall",
          text: [
            "Measure at seat height, about 45 cm from the floor. Skirting boards steal two centimeters a side.",
          ],
        },
        {
          title: "Doors and windows",
          text: [
            "Note how far each opening is from the nearest corner, and which way the door swings.",
          ],
        },
        {
          title: "Round to the metre",
          text: [
            "Between two sizes, choose the larger one. We draw the last centimeters with you on the call.",
          ],
        },
      ],
      min: 1,
      max: 6,
    },
  ),
});
