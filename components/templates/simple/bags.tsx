import { hasPlace, SlotText } from "../content/slot-text";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";

const sampleElementIds = new Map([
  ["1", "hip-bag"],
  ["2", "satchel"],
]);

/** The id of a bag's element. */
export const elementId = (id: string): string => sampleElementIds.get(id) ?? `bag-${id}`;

// React's types do not know the invoker attributes yet; browsers do.
export const opensCart = { command: "show-modal", commandfor: "cart" };

interface BagsProps extends Pick<TemplateProps<typeof declaration>, "content"> {
  /** Whether each has a button that puts it in the cart. */
  canOrder: boolean;
}

export function Bags({ content: { bags, orderForm, words }, canOrder }: BagsProps) {
  return (
    <section className="bags" id="bags" aria-label={bags.label.text}>
      {bags.items.map(({ id, name, price, note, color, facts, picture, cloth, attributes }) => (
        <article key={id} id={elementId(id)} {...attributes}>
          <div className={`swatch ${cloth.value}`}>
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
          <h2>
            <span id={canOrder ? `${elementId(id)}-name` : undefined}>
              <SlotText of={name} />
            </span>
            <span className="bag-price">
              <SlotText of={price} />
            </span>
          </h2>
          <p>
            <SlotText of={note} />
          </p>
          {(hasPlace(color) || facts.length > 0) && (
            <dl>
              {hasPlace(color) && (
                <div>
                  <dt>
                    <SlotText of={words.color} />
                  </dt>
                  <dd>
                    <SlotText of={color} />
                  </dd>
                </div>
              )}
              {facts.map((fact) => (
                <div key={fact.id} {...fact.attributes}>
                  <dt>
                    <SlotText of={fact.term} />
                  </dt>
                  <dd>
                    <SlotText of={fact.value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {canOrder && (
            <button
              className="bag-add"
              type="button"
              data-order-add={id}
              aria-describedby={`${elementId(id)}-name`}
              {...opensCart}
            >
              <SlotText of={orderForm.add} />
            </button>
          )}
        </article>
      ))}
    </section>
  );
}
