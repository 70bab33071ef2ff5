import { builtLanguages } from "@/lib/languages.mjs";
import { lateMessages } from "@/lib/translations/late-messages";

interface MessagesContext {
  params: Promise<{ lang: string; hash: string }>;
}

export const generateStaticParams = () =>
  builtLanguages.map((lang) => ({ lang, hash: lateMessages(lang).hash }));

const headers = {
  "Content-Type": "application/json",
  "Cache-Control": "public, max-age=31536000, immutable",
};

/** The messages of parts that are loaded on demand. Never those of another release than the page that asks. */
export async function GET(_: Request, { params }: MessagesContext) {
  const { lang, hash } = await params;
  const messages = builtLanguages.includes(lang) ? lateMessages(lang) : null;
  if (messages?.hash === hash) return new Response(messages.json, { headers });
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}
