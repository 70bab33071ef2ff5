import { z } from "zod";
import { shopAmounts } from "./amounts";

/** A JSON number in the major unit of the shop's currency on the wire, cents inside. */
export const shopAmount = z.codec(z.number(), z.number(), shopAmounts);
