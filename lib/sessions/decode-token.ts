import type { Profile } from "@/lib/accounts/rules";

const claims = ["email", "name", "logo", "about"] as const;

/** What a token says of its customer, for display; null when it is not one of ours. Proves nothing. */
export function decodeProfile(token: string): Profile | null {
  try {
    const payload = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
      (char) => char.codePointAt(0) ?? 0,
    );
    const said: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof said !== "object" || said === null) return null;
    const profile = said as Profile;
    const isWhole = claims.every((name) => typeof profile[name] === "string") && profile.email;
    if (!isWhole) return null;
    const { email, name, logo, about } = profile;
    return { email, name, logo, about };
  } catch {
    return null;
  }
}
