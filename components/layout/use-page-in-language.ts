import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { inLanguage, withoutLanguage } from "@/lib/languages.mjs";

/** Gives the address of the page in another language. */
export function usePageInLanguage() {
  // On the server the path after the rewrites, which has the main language as well.
  const path = withoutLanguage(usePathname());
  return (language: string) => inLanguage(language, path);
}

/** When such a link is pressed. The server does not know the whole address: not what follows the path, nor a rewritten one. */
export function keepState({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.pathname = inLanguage(currentTarget.hreflang, withoutLanguage(location.pathname));
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
