/** The prefix of a link from a text page to a part of the template's page. */
export const home = "./";

/**
 * Follows links to text pages. These are files of the finished site only, so a preview shows the
 * text page in place. `pageAt` is the id of the page with a file name.
 */
export function followPageLinks(
  pageAt: (file: string) => string | undefined,
  show: (pageId: string | undefined) => void,
) {
  // History entries of links inside the page have no state.
  history.replaceState({ pageId: undefined }, "");
  addEventListener("popstate", ({ state }) => state && show(state.pageId));
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const href = link?.getAttribute("href") ?? "";
    const pageId = pageAt(href);
    const isHome = href.startsWith(home);
    if (event.defaultPrevented || !(pageId || isHome)) return;
    event.preventDefault();
    const part = isHome ? href.slice(home.length) : "";
    history.pushState({ pageId }, "", part || location.pathname);
    show(pageId);
    const target = part && document.getElementById(part.slice(1));
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  });
}
