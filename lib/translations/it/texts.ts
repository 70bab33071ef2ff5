import type { Texts } from "../translator";
import { it } from "./index";
import { legalTexts } from "./legal-texts";

export const texts: Texts = { messages: it, legalTexts };
