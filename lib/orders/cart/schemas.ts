import { z } from "zod";
import { presetId } from "@/lib/catalogue/schemas";
import { idInBody } from "@/lib/id-schemas";
import { requiredText } from "@/lib/text";
import { maxCartSize } from "./rules";

/** The email address of the account that owns the cart. */
const owner = requiredText(254, "Please say whose cart this is");

/** Some clients send an id as text, as they read it from a URL. */
const idOrText = z.union([idInBody, presetId], "A template is named by its number");

export const presetIds = z.array(z.int());

export const cartOwner = z.object({ email: owner });

export const cartRemoval = z.object({ id: presetId.optional(), email: owner });

export const cartOrder = z.object({
  email: owner,
  products: z
    .array(idOrText, "Please send a list of templates")
    .min(1, "Please choose at least one template")
    .max(maxCartSize, `Please send at most ${maxCartSize} templates at once`),
});

export const cartContents = z.object({
  id: z.int(),
  data: presetIds.describe("Every preset that is in the cart now"),
  added: presetIds.describe("Those of them that were not in it before"),
});

export const removed = z.object({ isSuccess: z.literal(true) });
