import { links } from "@/lib/links";

/** Where a login may lead. */
const targets: readonly string[] = [
  links.home,
  links.shop,
  links.cart,
  links.pay,
  links.profile,
  links.purchases,
];

/** The login that leads to a page of the shop. */
export const loginHref = (target: string): string =>
  `${links.login}?${new URLSearchParams({ redirect: target })}`;

/** The page that the login's address asks for: one of those known, otherwise home. */
export function redirectTarget(search: string): string {
  const asked = new URLSearchParams(search).get("redirect");
  return targets.find((target) => target === asked) ?? links.home;
}
