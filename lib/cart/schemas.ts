import { z } from "zod";
import { presetId } from "@/lib/catalogue/schemas";
import { requiredText } from "@/lib/text";
import { maxCartSize } from "./rules";

/** The account that a cart belongs to, by the name it has on the wire. */
const owner = requiredText(254, "Please say whose cart this is");

/** As JSON says a number; clients that read it from an address send it as text. */
const idInBody = z.union(
  [z.int().min(1).max(2_147_483_647), presetId],
  "A preset is named by its number",
);

export const presetIds = z.array(z.int());

export const cartOwner = z.object({ email: owner });

export const cartRemoval = z.object({ id: presetId.optional(), email: owner });

export const cartOrder = z.object({
  email: owner,
  products: z
    .array(idInBody, "Please send a list of presets")
    .min(1, "Please choose at least one preset")
    .max(maxCartSize, `Please send at most ${maxCartSize} presets at once`),
});

export const cartContents = z.object({
  id: z.int(),
  data: presetIds.describe("Every preset that is in the cart now"),
});

export const removed = z.object({ isSuccess: z.literal(true) });
