import { type FakeService, html, startFakeService } from "./http-service";

/** The name that leads to the fake: LOCAL_WEBSITES has it. */
const websiteHost = "baeckerei-sommer.example";

const hours = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "06:30",
  closes: "18:00",
};

const company = {
  "@context": "https://schema.org",
  "@type": "Bakery",
  name: "Bäckerei Sommer",
  telephone: "+43 316 555010",
  email: "hallo@baeckerei-sommer.example",
  address: {
    "@type": "PostalAddress",
    streetAddress: "Lindengasse 12",
    postalCode: "8010",
    addressLocality: "Graz",
    addressCountry: "AT",
  },
  openingHoursSpecification: [hours],
};

const page = (title: string, body: string) =>
  html(`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="Brot und Gebäck aus Graz, jeden Morgen frisch.">
<meta name="theme-color" content="#8a4b1f">
<link rel="stylesheet" href="/site.css">
<script type="application/ld+json">${JSON.stringify(company)}</script>
</head>
<body>
<header><a href="/">Bäckerei Sommer</a> <nav><a href="/preise">Preise</a> <a href="/kontakt">Kontakt</a></nav></header>
<main>${body}</main>
</body>
</html>`);

const pages: Record<string, () => ReturnType<typeof html>> = {
  "/": () =>
    page(
      "Bäckerei Sommer – Graz",
      "<h1>Frisches Brot aus der Lindengasse</h1><p>Wir backen seit 1987 in Graz, mit Natursauerteig und ohne Zusätze.</p>",
    ),
  "/preise": () =>
    page(
      "Preise – Bäckerei Sommer",
      "<h1>Preise</h1><table><tr><td>Roggenbrot 1 kg</td><td>5,40 €</td></tr><tr><td>Kornspitz</td><td>1,30 €</td></tr><tr><td>Apfelstrudel</td><td>3,90 €</td></tr></table>",
    ),
  "/kontakt": () =>
    page(
      "Kontakt – Bäckerei Sommer",
      '<h1>Kontakt</h1><p><a href="tel:+43316555010">0316 555010</a> <a href="mailto:hallo@baeckerei-sommer.example">hallo@baeckerei-sommer.example</a></p><p>Lindengasse 12, 8010 Graz</p>',
    ),
  "/site.css": () => ({ status: 200, type: "text/css", body: "header { background: #8a4b1f }" }),
};

/** A website of an invented bakery, for visitors who type its address. */
export async function startWebsite(port = 0): Promise<FakeService & { address: string }> {
  const service = await startFakeService(
    port,
    ({ url }) => pages[url.pathname]?.() ?? { status: 404, type: "text/plain", body: "Not here" },
  );
  return { ...service, address: `${websiteHost}=${new URL(service.url).port}` };
}
