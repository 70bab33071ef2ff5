import { cardFacts, renderCard } from "../card";

/** The pictures that links to the shop are shown with: `home`, `shop`, `team`, `preset-7`. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const facts = await cardFacts((await params).name);
  if (!facts) return new Response(null, { status: 404 });
  return new Response(Buffer.from(await renderCard(facts), "base64"), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600, s-maxage=86400",
    },
  });
}
