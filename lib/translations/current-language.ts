import { AsyncLocalStorage } from "node:async_hooks";
import { mainLanguage } from "@/lib/languages.mjs";

const storage = new AsyncLocalStorage<string>();

/** The language of the request that is answered, or of the page that is rendered. */
export const currentLanguage = (): string => storage.getStore() ?? mainLanguage;

export const runInLanguage = <T>(language: string, work: () => T): T => storage.run(language, work);
