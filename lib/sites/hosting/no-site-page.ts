import { noSiteTexts as texts } from "../texts";
import { reportLine, withEnd } from "./report-line";

/** The policy of sites allows only this inline stylesheet. */
const body =
  "max-width: 34rem; margin: 24vh auto; padding: 0 1.5rem; font: 1.0625rem/1.6 system-ui, sans-serif";

const page = `<!doctype html>
<html lang="en" style="color-scheme: light dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
</head>
<body style="${body}">
<main>
<h1 style="font-size: 1.75rem; line-height: 1.2">${texts.title}</h1>
<p>${texts.text}</p>
</main>
</body>
</html>
`;

/**
 * The page for visitors of a site that is not online: of the shop it has only the line of reports,
 * light or dark by the visitor's setting.
 */
export const noSitePage = (): string => withEnd(page, reportLine(null));
