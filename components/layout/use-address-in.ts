import { usePathname } from "next/navigation";
import { inLanguage, withoutLanguage } from "@/lib/languages.mjs";

/** Gives the address of the page in another language. */
export function useAddressIn() {
  // On the server the path after the rewrites, which has the main language as well.
  const path = withoutLanguage(usePathname());
  return (language: string) => inLanguage(language, path);
}
