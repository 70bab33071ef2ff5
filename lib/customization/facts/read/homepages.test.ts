import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Finding } from "../schemas";
import { addressKey } from "./addresses";
import { nameKey } from "./names";
import { type Page, pagesWorthReading, readPages, stylesWorthReading } from "./pages";
import { digitsOf } from "./phones";

/*
 * A hundred homepages of invented companies, from hand-written HTML of 1999 to kits of today. The authors of the
 * reader have not seen those that are marked as not known.
 */
