import type { Texts } from "../translator";
import { fr } from "./index";
import { legalTexts } from "./legal-texts";

export const texts: Texts = { messages: fr, legalTexts };
