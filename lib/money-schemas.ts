import { z } from "zod";
import { dollarsToCents } from "./money";

/** A JSON number of dollars on the wire, cents inside. */
export const dollars = z.codec(z.number(), z.number(), dollarsToCents);
