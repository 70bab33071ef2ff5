import { hasPlace, SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";
import { Plan } from "./plan";
import { withSizeNames } from "./sizes";
import { swatchColors, withKeys } from "./swatches";

interface Props {
  content: SlotsView<(typeof declaration)["slots"]>;
}

/** The third is chosen at first, or the last of fewer. */
const chosen = (all: readonly unknown[]) => Math.min(2, all.length - 1);

function Colors({ content: { service, words } }: Props) {
  const { items, attributes: section } = service.colors;
  return (
    <fieldset className="colors" {...section}>
      <legend>
        <SlotText of={words.color} />
      </legend>
      <div className="color-row">
        {withKeys(items).map(({ id, key, value, note, swatch, attributes }, index) => (
          <label key={id} className="color" {...attributes}>
            <input
              type="radio"
              name="color"
              value={value.text}
              id={`trend-color-${key}`}
              defaultChecked={index === chosen(items)}
            />
            <span className="color-chip" style={{ background: swatchColors[swatch.value] }} />
            <span className="color-name">
              <SlotText of={value} />
              {hasPlace(note) && (
                <>
                  {" "}
                  <small>
                    <SlotText of={note} />
                  </small>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sizes({ content: { service, measure, words } }: Props) {
  return (
    <fieldset className="sizes">
      <legend>
        <SlotText of={words.size} />
      </legend>
      {measure.isShown && (
        <a className="measure-link" href="#trend-measure">
          <SlotText of={measure.title} />
        </a>
      )}
      <div className="size-row">
        {withSizeNames(service.sizes).map(
          ({ id, size, name, value, wide, deep, attributes }, index) => (
            <label key={id} className="size" {...attributes}>
              <input
                type="radio"
                name="size"
                value={value.text}
                id={`trend-size-${size}`}
                defaultChecked={index === chosen(service.sizes)}
              />
              <span className="size-plan">
                <span
                  style={{
                    width: `${Number(wide.value) * 20}%`,
                    height: `${Number(deep.value) * 20}%`,
                  }}
                />
              </span>
              <span className="size-name">
                <SlotText of={name} />
              </span>
              <small>
                <SlotText of={value} />
              </small>
            </label>
          ),
        )}
      </div>
    </fieldset>
  );
}

export function Service({ content }: Props) {
  const { service, opening, words } = content;
  return (
    <section
      className="service"
      id="trend-service"
      aria-labelledby="trend-service-title"
      {...service.attributes}
    >
      <div className="service-plan">
        <Plan content={service} />
      </div>
      <form className="service-form" method="dialog">
        <h2 id="trend-service-title">
          <SlotText of={service.title} />
        </h2>
        {service.colors.isShown && <Colors content={content} />}
        <Sizes content={content} />
        <div className="hire">
          <button type="submit">
            <SlotText of={words.hire} />
          </button>
          <p>
            <SlotText of={opening.price} /> <SlotText of={service.note} />
          </p>
        </div>
        <p className="hire-done" role="status" data-hire-done="" />
      </form>
    </section>
  );
}

export function Measure({ content: { measure } }: Props) {
  return (
    <section
      className="measure"
      id="trend-measure"
      aria-labelledby="trend-measure-title"
      {...measure.attributes}
    >
      <h2 id="trend-measure-title">
        <SlotText of={measure.title} />
      </h2>
      <ol>
        {measure.items.map(({ id, title, text, attributes }) => (
          <li key={id} {...attributes}>
            <h3>
              <SlotText of={title} />
            </h3>
            <p>
              <SlotText of={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
