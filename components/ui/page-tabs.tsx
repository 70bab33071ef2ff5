import { Anchor } from "./link";

interface PageTabsProps {
  label: string;
  tabs: readonly { name: string; href: string }[];
  /** The address of the open one. */
  current: string;
}

/** Links between the parts of a page, in several rows where one has no room for all of them. */
export const PageTabs = ({ label, tabs, current }: PageTabsProps) => (
  <nav aria-label={label} className="mt-8 flex flex-wrap gap-x-1 border-line border-b">
    {/* Loaded from the server: the router would show a part as it was before a change in another
        one. */}
    {tabs.map(({ name, href }) => (
      <Anchor
        key={href}
        href={href}
        aria-current={href === current ? "page" : undefined}
        className="-mb-px flex h-11 items-center border-transparent border-b-2 px-3.5 text-ink-soft transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
      >
        {name}
      </Anchor>
    ))}
  </nav>
);
