import { isNotFoundPage, type SiteFile } from "@/lib/sites/delivery/rules";

/** What would list the pages of a site. */
const lists = new Set(["sitemap.xml", "llms.txt"]);

export const isList = (path: string): boolean => lists.has(path);

/** Search engines have to ask for a page to learn that it is not to be listed. */
export const hiddenRobotsText = "User-agent: *\nAllow: /\n";

const textFile = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});

const hiddenPage = ({ path, bytes }: SiteFile) =>
  textFile(
    path,
    new TextDecoder()
      .decode(bytes)
      .replace("</head>", `<meta name="robots" content="noindex">\n</head>`),
  );

/** A hidden site for another host: its pages say so themselves, and for its other files the headers do. */
export const hideSite = (files: readonly SiteFile[]): SiteFile[] => [
  ...files
    .filter(({ path }) => path !== "robots.txt" && !isList(path))
    .map((file) =>
      file.path.endsWith(".html") && !isNotFoundPage(file.path) ? hiddenPage(file) : file,
    ),
  textFile("robots.txt", hiddenRobotsText),
  // Netlify and Cloudflare Pages read it; others ignore it.
  textFile("_headers", "/*\n  X-Robots-Tag: noindex\n"),
];
