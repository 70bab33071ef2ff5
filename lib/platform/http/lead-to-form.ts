import { currentLanguage } from "#current-translations";
import { env } from "@/lib/env";
import { inLanguage } from "@/lib/languages.mjs";
import { absoluteIn } from "@/lib/site";
import { json, setCookies } from "./json";

const cookieMinutes = 30;

interface Kept {
  /** The path of the pages that read the cookies. */
  at: string;
  /** The values of the cookies by their names; an empty value removes one. */
  cookies: Readonly<Record<string, string>>;
}

/** Leads to a page of a form without script, in its language, which reads from cookies what was typed. */
export function leadToForm(path: string, { at, cookies }: Kept): Response {
  const language = currentLanguage();
  const secure = env("site").SITE_URL.startsWith("https:") ? "; Secure" : "";
  const set = Object.entries(cookies).map(([name, value]) => {
    const lifetime = value ? cookieMinutes * 60 : 0;
    return `${name}=${value}; Max-Age=${lifetime}; HttpOnly; SameSite=Lax; Path=${inLanguage(language, at)}${secure}`;
  });
  return json(null, {
    status: 303,
    headers: [["Location", absoluteIn(language, path)], ...setCookies(set)],
  });
}
