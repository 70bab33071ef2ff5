import { connection } from "next/server";
import { legalLinks } from "@/lib/legal-links";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";

const day = 86_400_000;

/**
 * Where to report a vulnerability, after RFC 9116. It expires within a year, as the standard asks.
 */
export async function GET() {
  await connection();
  const expires = new Date(Date.now() + 180 * day).toISOString();
  const lines = [
    `# Something is wrong with a site that we host: ${absolute(legalLinks.report)}`,
    `Contact: mailto:${seller().email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
