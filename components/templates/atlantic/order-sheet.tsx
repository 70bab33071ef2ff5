import { fill } from "../content/localize";
import { OrderLines, OrderSum, SiteForm } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";

type Props = TemplateProps<typeof declaration>;

/** The bar of a published site; order.js shows the count and messages in it. */
export function OrderBar({ content, language }: Pick<Props, "content" | "language">) {
  const { order, pieces, words } = content;
  return (
    <>
      <p>
        <span
          data-order-count=""
          data-order-one={words.onePiece.text}
          data-order-many={words.manyPieces.text}
        >
          {fill(words.manyPieces.text, { count: "0" })}
        </span>
        <strong>
          <OrderSum products={pieces.items} language={language} hasDecimals={false} />
        </strong>
      </p>
      <p
        className="note"
        role="status"
        data-order-note=""
        data-order-added={words.added.text}
        data-order-removed={words.removed.text}
      >
        <SlotText of={order.note} />
      </p>
    </>
  );
}

interface OrderSheetProps extends Pick<Props, "content" | "language"> {
  action: string;
}

/**
 * The content of the order slip on a published site: the pieces with their quantities, and the
 * form.
 */
export function OrderSheet({ content, language, action }: OrderSheetProps) {
  const { order, orderForm, pieces, words } = content;
  return (
    <>
      <p tabIndex={-1} data-order-none="" hidden>
        <SlotText of={words.empty} />
      </p>
      <SiteForm
        id="atlantic-order-form"
        kind="order"
        action={action}
        words={orderForm}
        pages={content.pages}
        button="order-send"
      >
        <div>
          <OrderLines products={pieces.items} quantity={orderForm.quantity} />
          <p className="sum" data-order-some="" hidden>
            <span>
              <SlotText of={words.total} />
            </span>
            <OrderSum products={pieces.items} language={language} hasDecimals={false} />
          </p>
          <p>
            <SlotText of={order.confirmation} />
          </p>
        </div>
      </SiteForm>
    </>
  );
}
