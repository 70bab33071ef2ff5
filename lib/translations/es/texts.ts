import type { Texts } from "../translator";
import { es } from "./index";
import { legalTexts } from "./legal-texts";

export const texts: Texts = { messages: es, legalTexts };
