import type { Finding } from "../schemas";

interface Page {
  url: string;
  html: string;
  styles: string[];
}

const hrefs = (html: string, element: RegExp) =>
  [...html.matchAll(element)].flatMap(([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? []);

const absolute = (href: string, base: string) =>
  URL.canParse(href, base) ? [new URL(href, base).href] : [];

export const pagesWorthReading = ({ url, html }: Page): string[] =>
  hrefs(html, /<a\s[^>]*>/g).flatMap((href) => absolute(href, url));

export const stylesWorthReading = ({ url, html }: Page): string[] =>
  hrefs(html, /<link\s[^>]*stylesheet[^>]*>/g).flatMap((href) => absolute(href, url));

export const readPages = (pages: readonly Page[]): Finding[] =>
  pages.flatMap(({ url, html, styles }): Finding[] => {
    const title = /<title>([^<]{1,80})/.exec(html)?.[1];
    const phone = /"tel:([^"]{1,40})"/.exec(html)?.[1];
    const color = /#[0-9a-f]{6}/.exec(styles.join("\n"))?.[0];
    return [
      ...(title
        ? [
            {
              fact: "name",
              value: title,
              source: { page: url, place: "page description" },
              isDoubtful: true,
            } as const,
          ]
        : []),
      ...(phone
        ? [
            {
              fact: "phone",
              value: phone,
              source: { page: url, place: "link" },
              isDoubtful: false,
            } as const,
          ]
        : []),
      ...(color
        ? [
            {
              fact: "color",
              value: color,
              source: { page: url, place: "styles" },
              isDoubtful: true,
            } as const,
          ]
        : []),
    ];
  });
