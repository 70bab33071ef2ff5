import type { Texts } from "../translator";
import { backOffice } from "./back-office";
import { de } from "./index";
import { legalTexts } from "./legal-texts";

export const texts: Texts = { messages: { ...de, ...backOffice }, legalTexts };
