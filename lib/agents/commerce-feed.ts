import type { Preset } from "@/lib/catalogue/schemas";
import { offerFacts, productFacts } from "./product";

/**
 * The products of an Agentic Commerce Protocol feed, version 2026-04-17. A preset is a product with
 * one variant: its colors are no variants, because every buyer chooses them freely.
 */
export const commerceFeed = (presets: Preset[]) => ({
  products: presets.map((preset) => {
    const facts = productFacts(preset);
    return { ...facts, variants: [{ ...facts, ...offerFacts(preset), condition: ["new"] }] };
  }),
});
