import type { Language } from "../content/languages";
import { fill, printsDollars, stringCode, templateCode, wholeUnits } from "../content/localize";
import { formatPrice, openWith } from "../content/print";
import { filledText, type ScriptTexts, scriptText, sumText } from "../content/script-texts";
import { SlotText } from "../content/slot-text";
import * as words from "../content/words";
import type { TemplateProps, TextsOfScript } from "../template";
import type { content as declaration } from "./content";
import { OrderBar, OrderSheet } from "./order-sheet";
import * as ownWords from "./words";

type Declaration = typeof declaration;

/** The currency in which the order is added up. */
const currencyOf = ({ pieces }: TemplateProps<Declaration>["content"]): string =>
  pieces.items[0]?.price.currency ?? "USD";

type Props = Pick<TemplateProps<Declaration>, "content" | "language" | "formAction">;

const openIn = ({ pieces }: Props["content"]) => openWith(pieces.items.map(({ price }) => price));

const nothingIn = ({ content, language }: Props) =>
  formatPrice({ amount: 0, currency: currencyOf(content), ...openIn(content) }, language, false);

/** The bar of the sample, whose template.js adds up. */
function SampleBar(props: Props) {
  const { order, words: small } = props.content;
  return (
    <>
      <p>
        <span data-count>{fill(small.manyPieces.text, { count: "0" })}</span>
        <strong data-total>{nothingIn(props)}</strong>
      </p>
      <p className="note" role="status" data-note>
        <SlotText of={order.note} />
      </p>
    </>
  );
}

/** The content of the order slip in the sample. */
function SampleSheet(props: Props) {
  const { order, words: small } = props.content;
  return (
    <>
      <ul data-lines />
      <p data-empty>
        <SlotText of={small.empty} />
      </p>
      <p className="sum" data-sum hidden>
        <span>
          <SlotText of={small.total} />
        </span>
        <span data-total>{nothingIn(props)}</span>
      </p>
      <p data-sum hidden>
        <SlotText of={order.confirmation} />
      </p>
    </>
  );
}

/** The bar with the total of the order, and its slip. */
export function Order(props: Props) {
  const { content, language, formAction } = props;
  const { order, words: small } = content;
  return (
    <section
      className="order"
      id="atlantic-order-bar"
      aria-label={small.yourOrder.text}
      {...order.attributes}
    >
      {formAction ? <OrderBar content={content} language={language} /> : <SampleBar {...props} />}
      <button type="button" popoverTarget="atlantic-slip">
        <SlotText of={small.pay} />
      </button>
      <div className="slip" id="atlantic-slip" popover="auto">
        <h2>
          <SlotText of={small.slip} />
        </h2>
        {formAction ? (
          <OrderSheet content={content} language={language} action={formAction} />
        ) : (
          <SampleSheet {...props} />
        )}
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

const dollars = '`$${amount.toLocaleString("en")}`';

/** The total of the order; the template's own code prints whole dollars. */
function sumTexts(content: TemplateProps<Declaration>["content"], language: Language): ScriptTexts {
  const prices = content.pieces.items.map(({ price }) => price);
  const currency = currencyOf(content);
  const isWhole = prices.every((price) => Number.isInteger(wholeUnits(price)));
  const open = openIn(content);
  const isPlain = printsDollars(language, currency) && isWhole && !open.isOpen;
  const format = isPlain ? null : { currency, language, hasDecimals: false, ...open };
  return { [dollars]: sumText("amount", format) };
}

export const scriptTexts: TextsOfScript<Declaration> = (content, language) => {
  const small = content.words;
  const name = { name: "name" };
  return {
    [stringCode(words.remove.en)]: scriptText(small.remove.text),
    [templateCode(words.removeItem.en)]: filledText(small.removeItem.text, name),
    [templateCode(ownWords.added.en)]: filledText(small.added.text, name),
    [templateCode(ownWords.removed.en)]: filledText(small.removed.text, name),
    [stringCode(ownWords.onePiece.en)]: scriptText(small.onePiece.text),
    [templateCode(ownWords.manyPieces.en)]: filledText(small.manyPieces.text, { count: "count" }),
    ...sumTexts(content, language),
  };
};
