/** Structured data for search engines. `<` is escaped, so no text can close the element. */
export function JsonLd({ data }: { data: object | object[] }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one way to write JSON-LD; escaped above.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  );
}
