import type { Preset } from "@/lib/catalogue/schemas";
import { offerFacts, productFacts } from "./product";

/**
 * The products of an Agentic Commerce Protocol feed, in its version of 2026-04-17. A preset is a product with one
 * variant; options of it would be other colors, which every buyer chooses freely.
 */
export const commerceFeed = (presets: Preset[]) => ({
  products: presets.map((preset) => {
    const facts = productFacts(preset);
    return { ...facts, variants: [{ ...facts, ...offerFacts(preset), condition: ["new"] }] };
  }),
});
