import type { CSSProperties } from "react";
import { fill, wholeUnits } from "../content/localize";
import { SlotText } from "../content/slot-text";
import { optionsOf, optionValue } from "./filters";
import type { CaliProps } from "./header";
import { basketId, pickAttributes, TraySums } from "./order";

type Content = CaliProps["content"];

interface ItemProps {
  product: Content["shop"]["items"][number];
  putInCart: string;
  color: string | undefined;
  category: string | undefined;
  canOrder: boolean;
}

function Item({ product, putInCart, color, category, canOrder }: ItemProps) {
  const { picture, name, note, price, attributes } = product;
  const style = { "--price": wholeUnits(price) } as CSSProperties;
  return (
    <li className="item" style={style} data-color={color} data-category={category} {...attributes}>
      <article>
        <div className="niche">
          <img
            src={picture.src}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            {...picture.attributes}
          />
        </div>
        <div className="label">
          <h3>
            <SlotText of={name} />
          </h3>
          <p className="price">
            <SlotText of={price} />
          </p>
          <p className="note">
            <SlotText of={note} />
          </p>
          <label className="pick">
            <input type="checkbox" {...(canOrder && pickAttributes(product.id))} />
            <span className="unseen">{fill(putInCart, { name: name.text })}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="plus" d="M12 5v14M5 12h14" />
              <path className="tick" d="m5 12.5 4.5 4.5L19 7.5" />
            </svg>
          </label>
        </div>
      </article>
    </li>
  );
}

/** The first page is shown initially. */
function Pagination({ content: { shop, words } }: { content: Content }) {
  const { pagination } = shop;
  if (!pagination.isShown) return null;
  const following = pagination.links[1];
  return (
    <nav className="pages" aria-label={words.pages.text} {...pagination.attributes}>
      <span className="step" aria-disabled="true">
        <SlotText of={words.previous} />
      </span>
      {pagination.links.map(({ id, link, attributes }, index) => (
        <a
          key={id}
          href={link.href}
          aria-current={index === 0 ? "page" : undefined}
          aria-label={fill(words.page.text, { number: link.label.text })}
          {...attributes}
        >
          <SlotText of={link.label} />
        </a>
      ))}
      {following ? (
        <a className="step" href={following.link.href}>
          <SlotText of={words.next} />
        </a>
      ) : (
        <span className="step" aria-disabled="true">
          <SlotText of={words.next} />
        </span>
      )}
    </nav>
  );
}

export type SectionProps = Pick<CaliProps, "content" | "language" | "formAction">;

/** Counted as in the stylesheet. */
const SampleSums = ({ words }: Pick<Content, "words">) => (
  <>
    <p>
      <span className="amount" /> <SlotText of={words.inYourCart} />
    </p>
    <p className="sum">
      <span className="unseen">
        <SlotText of={words.total} />
      </span>
    </p>
  </>
);

export function Shop({ content, language, formAction }: SectionProps) {
  const { shop, words } = content;
  const canOrder = formAction !== undefined;
  const colors = optionsOf(shop.items.map(({ color }) => color.text));
  const categories = optionsOf(shop.items.map(({ category }) => category.text));
  return (
    <section className="shop" id="cali-products" aria-labelledby="cali-products-title">
      <h2 id="cali-products-title">
        <SlotText of={shop.title} />
      </h2>
      <ul className="grid">
        {shop.items.map((product) => (
          <Item
            key={product.id}
            product={product}
            putInCart={words.putInCart.text}
            color={optionValue(colors, product.color.text)}
            category={optionValue(categories, product.category.text)}
            canOrder={canOrder}
          />
        ))}
      </ul>
      <p className="nothing">
        <SlotText of={words.nothing} />
      </p>
      <Pagination content={content} />
      <div className="tray" id="cali-cart">
        {canOrder ? (
          <TraySums content={content} language={language} />
        ) : (
          <SampleSums words={words} />
        )}
        <button
          type="button"
          className="button"
          popoverTarget={canOrder ? basketId : "cali-thanks"}
        >
          <SlotText of={words.finishAndPay} />
        </button>
      </div>
    </section>
  );
}

export function Thanks({ content: { shop, words } }: { content: Content }) {
  return (
    <div
      className="thanks"
      id="cali-thanks"
      popover="auto"
      role="dialog"
      aria-labelledby="cali-thanks-title"
    >
      <h2 id="cali-thanks-title">
        <SlotText of={shop.thanks.title} />
      </h2>
      <p>
        <SlotText of={shop.thanks.text} />
      </p>
      <button
        type="button"
        className="button"
        popoverTarget="cali-thanks"
        popoverTargetAction="hide"
      >
        <SlotText of={words.keepLooking} />
      </button>
    </div>
  );
}
