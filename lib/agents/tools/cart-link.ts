import "server-only";
import { z } from "zod";
import { shopAmounts } from "@/lib/amounts";
import { listPresetsById } from "@/lib/catalogue/queries/get-preset";
import { ShopError } from "@/lib/errors";
import { idInBody } from "@/lib/id-schemas";
import { links } from "@/lib/links";
import { currency } from "@/lib/money";
import { majorUnitsFirst } from "@/lib/money-texts";
import { maxCartSize } from "@/lib/orders/cart/rules";
import { pageAddress } from "../page-address";
import { agentPreset, viewPreset } from "../preset-view";
import { agentTexts as texts } from "../texts";
import { publicTool } from "../tool";

export const makeCartLinkTool = publicTool({
  name: "make_cart_link",
  ...texts.makeCartLink,
  input: z.strictObject({
    ids: z.array(idInBody).min(1).max(maxCartSize).describe("Of presets on sale"),
  }),
  output: z.object({
    url: z.url().describe("For a person"),
    total: z.number().describe(`${majorUnitsFirst}, without deployment`),
    currency: z.literal(currency),
    presets: z.array(agentPreset),
  }),
  run: async ({ ids }) => {
    const wanted = [...new Set(ids)];
    const onSale = (await listPresetsById(wanted)).filter(({ isDisabled }) => !isDisabled);
    const missing = wanted.filter((id) => !onSale.some((preset) => preset.id === id));
    if (missing.length > 0) throw new ShopError("not_found", texts.notSold(missing.join(", ")));
    return {
      url: pageAddress(links.addToCart(wanted)),
      total: shopAmounts.encode(onSale.reduce((sum, { priceCents }) => sum + priceCents, 0)),
      currency,
      presets: onSale.map(viewPreset),
    };
  },
});
