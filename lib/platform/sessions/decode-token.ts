import { pathOfOwnUrl } from "@/lib/own-urls";
import type { Profile } from "@/lib/platform/sessions/rules";

const claims = ["email", "name", "logo", "about"] as const;

/** The profile in an access token, for display only: the signature is not verified. Null if malformed. */
export function decodeProfile(token: string): Profile | null {
  try {
    const encoded = token.split(".")[1] ?? "";
    const bytes = Uint8Array.from(
      atob(encoded.replaceAll("-", "+").replaceAll("_", "/")),
      (char) => char.codePointAt(0) ?? 0,
    );
    // A value that is no object has none of the claims; null would throw.
    const profile: Profile = JSON.parse(new TextDecoder().decode(bytes));
    const isComplete = claims.every((name) => typeof profile[name] === "string") && profile.email;
    if (!isComplete) return null;
    const { email, name, logo, about, deletesAt } = profile;
    const leaving = typeof deletesAt === "string" && { deletesAt };
    return { email, name, logo: pathOfOwnUrl(logo), about, ...leaving };
  } catch {
    return null;
  }
}
