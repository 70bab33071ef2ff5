import { backOffice } from "./back-office";
import { en } from "./index";
import { legalTexts } from "./legal-texts";

export const texts = { messages: { ...en, ...backOffice }, legalTexts };
