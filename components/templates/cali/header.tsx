import { SlotText } from "../content/slot-text";
import { PageLinks } from "../content/text-page";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";
import { CartIcon, Chevron, ThemeIcon } from "./drawings";
import { optionsOf } from "./filters";

export type CaliProps = TemplateProps<typeof declaration>;

function Filter({
  id,
  label,
  all,
  labels,
}: Record<"id" | "label" | "all", string> & {
  labels: readonly string[];
}) {
  const options = optionsOf(labels);
  if (options.length === 0) return null;
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Chevron />
    </div>
  );
}

function Filters({ content: { shop, words } }: Pick<CaliProps, "content">) {
  const colors = shop.items.map(({ color }) => color.text);
  const categories = shop.items.map(({ category }) => category.text);
  if (![...colors, ...categories].some((label) => label.trim())) return null;
  const all = words.all.text;
  return (
    <search className="choices" aria-label={words.filters.text}>
      <Filter id="cali-color" label={words.color.text} all={all} labels={colors} />
      <Filter id="cali-category" label={words.category.text} all={all} labels={categories} />
    </search>
  );
}

export function Header({ brand, content, home, page }: CaliProps) {
  const { words, pages } = content;
  return (
    <header className="bar">
      <a className="brand" href={`${home}#cali-top`}>
        <img src={brand.logo} alt="" width={44} height={44} data-brand-logo />
        <span data-brand-name>{brand.name}</span>
      </a>
      {!page && <Filters content={content} />}
      <label className="icon theme">
        <input type="checkbox" data-theme-switch />
        <ThemeIcon />
        <span className="unseen">
          <SlotText of={words.switchTheme} />
        </span>
      </label>
      <a className="icon cart" href={`${home}#cali-cart`}>
        <CartIcon />
        <span className="unseen">
          <SlotText of={words.goToCart} />
        </span>
      </a>
      {pages.some(({ place }) => place.value === "bar") && (
        <nav className="bar-pages" aria-label={words.mainNavigation.text}>
          <PageLinks pages={pages} place="bar" />
        </nav>
      )}
    </header>
  );
}
