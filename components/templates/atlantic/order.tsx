import type { Language } from "../content/languages";
import {
  fill,
  priceCode,
  printsDollars,
  replaceCode,
  stringCode,
  templateCode,
  wholeUnits,
} from "../content/localize";
import { formatPrice } from "../content/print";
import { SlotText } from "../content/slot-text";
import * as words from "../content/words";
import type { Localize, TemplateProps } from "../template";
import type { content as declaration } from "./content";
import * as ownWords from "./words";

type Declaration = typeof declaration;

/** The currency that the order is added up in. */
const currencyOf = ({ pieces }: TemplateProps<Declaration>["content"]): string =>
  pieces.items[0]?.price.currency ?? "USD";

/** The bar that adds the order up, with its slip. */
export function Order({
  content,
  language,
}: Pick<TemplateProps<Declaration>, "content" | "language">) {
  const { order, words: small } = content;
  const nothing = formatPrice({ amount: 0, currency: currencyOf(content) }, language, false);
  return (
    <section
      className="order"
      id="atlantic-order-bar"
      aria-label={small.yourOrder.text}
      {...order.attributes}
    >
      <p>
        <span data-count>{fill(small.manyPieces.text, { count: "0" })}</span>
        <strong data-total>{nothing}</strong>
      </p>
      <p className="note" role="status" data-note>
        <SlotText of={order.note} />
      </p>
      <button type="button" popoverTarget="atlantic-slip">
        <SlotText of={small.pay} />
      </button>
      <div className="slip" id="atlantic-slip" popover="auto">
        <h2>
          <SlotText of={small.slip} />
        </h2>
        <ul data-lines />
        <p data-empty>
          <SlotText of={small.empty} />
        </p>
        <p className="sum" data-sum hidden>
          <span>
            <SlotText of={small.total} />
          </span>
          <span data-total>{nothing}</span>
        </p>
        <p data-sum hidden>
          <SlotText of={order.confirmation} />
        </p>
        <button
          type="button"
          className="close"
          popoverTarget="atlantic-slip"
          popoverTargetAction="hide"
        >
          <SlotText of={small.keepLooking} />
        </button>
      </div>
    </section>
  );
}

/** Code that prints sums; the template's own prints whole dollars. */
function sumCode(content: TemplateProps<Declaration>["content"], language: Language) {
  const prices = content.pieces.items.map(({ price }) => price);
  const currency = currencyOf(content);
  const isWhole = prices.every((price) => Number.isInteger(wholeUnits(price)));
  if (printsDollars(language, currency) && isWhole) return {};
  return Object.fromEntries(
    ["total", "price * count"].map((sum) => [
      `\`$\${${sum}}\``,
      priceCode(sum, { currency }, language, false),
    ]),
  );
}

export const localizeScript: Localize<Declaration> = (source, content, language) => {
  const small = content.words;
  const name = ["name"];
  return replaceCode(source, {
    [stringCode(words.remove.en)]: stringCode(small.remove.text),
    [templateCode(words.removeItem.en)]: templateCode(small.removeItem.text, name),
    [templateCode(ownWords.added.en)]: templateCode(small.added.text, name),
    [templateCode(ownWords.removed.en)]: templateCode(small.removed.text, name),
    [stringCode(ownWords.onePiece.en)]: stringCode(small.onePiece.text),
    [templateCode(ownWords.manyPieces.en)]: templateCode(small.manyPieces.text, ["count"]),
    ...sumCode(content, language),
  });
};
