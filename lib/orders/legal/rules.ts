export type { LegalText } from "@/db/words/legal";
