/** The scroll position of a page: 0 at its top, 1 at its end. */
const shareOf = (page: Window): number => {
  const room = page.document.documentElement.scrollHeight - page.innerHeight;
  return room > 0 ? page.scrollY / room : 0;
};

/** A page whose own styles scroll smoothly would lag behind the others. */
function scrollToShare(page: Window, share: number): void {
  const room = page.document.documentElement.scrollHeight - page.innerHeight;
  page.scrollTo({ top: share * room, behavior: "instant" });
}

/** Pixels: browsers round where a page is scrolled to. */
const tolerance = 2;

/** Scrolls pages in frames of this site together, by their relative position. */
export function createScrollGroup(isOn: () => boolean) {
  /** The position to which another page scrolled each page: the resulting event is ignored. */
  const pages = new Map<Window, number | null>();

  const follow = (leader: Window) => {
    const echo = pages.get(leader);
    pages.set(leader, null);
    if (!isOn()) return;
    if (typeof echo === "number" && Math.abs(leader.scrollY - echo) <= tolerance) return;
    const share = shareOf(leader);
    for (const page of pages.keys()) {
      if (page === leader) continue;
      const before = page.scrollY;
      scrollToShare(page, share);
      if (page.scrollY !== before) pages.set(page, page.scrollY);
    }
  };

  return {
    /** Returns a function that removes the page again. */
    add: (page: Window): (() => void) => {
      const listen = () => follow(page);
      pages.set(page, null);
      page.addEventListener("scroll", listen, { passive: true });
      return () => {
        pages.delete(page);
        page.removeEventListener("scroll", listen);
      };
    },
  };
}

export type ScrollGroup = ReturnType<typeof createScrollGroup>;
