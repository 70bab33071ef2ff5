/** Link targets: the kinds, and the value that is typed for each. */

export const targetKinds = ["part", "page", "web", "mail", "phone"] as const;

export type TargetKind = (typeof targetKinds)[number];

const prefixes: Record<TargetKind, string> = {
  part: "#",
  page: "page:",
  web: "https://",
  mail: "mailto:",
  phone: "tel:",
};

export const kindOfTarget = (to: string): TargetKind =>
  targetKinds.find((kind) => kind !== "web" && to.startsWith(prefixes[kind])) ?? "web";

/** The part of a target that is typed or chosen. */
export const typedTarget = (to: string): string => {
  const kind = kindOfTarget(to);
  return kind === "web" ? to : to.slice(prefixes[kind].length);
};

/** The target for a typed value; a web address may be typed without its scheme. */
export function targetOf(kind: TargetKind, typed: string): string {
  const text = typed.trim();
  if (kind === "web" && /^https?:\/\//i.test(text)) return text;
  if (kind === "mail") return `mailto:${text.replace(/^mailto:/i, "")}`;
  if (kind === "phone") return `tel:${text.replace(/^tel:/i, "").replace(/[^\d+().\- ]/g, "")}`;
  return prefixes[kind] + text;
}

/** Whether a typed target can be stored. `documentSchema` makes the final decision. */
export function isTarget(to: string): boolean {
  switch (kindOfTarget(to)) {
    case "mail":
      return /^mailto:[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(to);
    case "phone":
      return /^tel:\+?[\d().\- ]{3,30}$/.test(to);
    case "web":
      return URL.canParse(to) && new URL(to).hostname.includes(".") && !new URL(to).username;
    default:
      return to.length > 1;
  }
}
