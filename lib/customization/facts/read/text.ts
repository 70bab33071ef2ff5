import type { Finding } from "../schemas";

export function readText(text: string, page: string): Finding[] {
  const value = /[\w.]{1,40}@[\w-]{1,40}\.\w{2,10}/.exec(text)?.[0];
  return value ? [{ fact: "email", value, source: { page, place: "text" }, isDoubtful: true }] : [];
}
