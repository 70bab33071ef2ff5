import type { Texts } from "../translator";
import { pt } from "./index";
import { legalTexts } from "./legal-texts";

export const texts: Texts = { messages: pt, legalTexts };
