import { leadingFor } from "../letters";
import type { TextPage } from "../template";
import { SlotBlocks, SlotText } from "./slot-text";

/**
 * The main part of a text page: the template's stylesheet defines its width and fonts under
 * `text-page`.
 */
export const TextPageMain = ({ page: { title, body }, id }: { page: TextPage; id?: string }) => (
  <main className="text-page" id={id}>
    <h1 style={leadingFor(title.text)}>
      <SlotText of={title} />
    </h1>
    <SlotBlocks of={body} />
  </main>
);

interface PageLinksProps {
  pages: readonly TextPage[];
  place: TextPage["place"]["value"];
  /** Whether the links are a list. */
  inList?: boolean;
}

/** Links to the text pages for this place, in a footer also to other languages, on a line of their own. */
export function PageLinks({ pages, place, inList = false }: PageLinksProps) {
  const links = pages
    .filter((page) => page.place.value === place)
    .map(({ id, name, title, language }) => {
      const link = (
        <a key={id} href={`${name.text}.html`} hrefLang={language} lang={language}>
          {title.text}
        </a>
      );
      return inList ? <li key={id}>{link}</li> : link;
    });
  if (links.length === 0) return null;
  return place === "footer" && !inList ? <p className="text-pages">{links}</p> : links;
}
