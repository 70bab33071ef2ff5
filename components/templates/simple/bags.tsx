import { hasPlace, SlotText } from "../content/slot-text";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";

const sampleElementIds = new Map([
  ["1", "hip-bag"],
  ["2", "satchel"],
]);

/** The id of a bag's element. */
export const elementId = (id: string): string => sampleElementIds.get(id) ?? `bag-${id}`;

export function Bags({
  content: { bags, words },
}: Pick<TemplateProps<typeof declaration>, "content">) {
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
            <span>
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
        </article>
      ))}
    </section>
  );
}
