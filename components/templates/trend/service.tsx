import { SiteForm } from "../content/site-form";
import { hasPlace, SlotText } from "../content/slot-text";
import type { SlotsView, TextView } from "../content/views";
import type { content as declaration } from "./content";
import { Plan } from "./plan";
import { withSizeNames } from "./sizes";
import { swatchColors, withKeys } from "./swatches";

interface Props {
  content: SlotsView<(typeof declaration)["slots"]>;
  /** Where the form is sent. */
  formAction?: string;
}

/** A choice in the form: on a published site, the label of the chosen option is sent. */
const fieldOf = (name: string, value: TextView, said: readonly TextView[], action?: string) =>
  action
    ? {
        name: `field.${name}`,
        value: said
          .map(({ text }) => text)
          .filter(Boolean)
          .join(", "),
      }
    : { name, value: value.text };

/** The third option is chosen initially, or the last one if there are fewer. */
const chosen = (all: readonly unknown[]) => Math.min(2, all.length - 1);

function Colors({ content: { service, words }, formAction }: Props) {
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
              {...fieldOf("color", value, [value, note], formAction)}
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

function Sizes({ content: { service, measure, words }, formAction }: Props) {
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
                {...fieldOf("size", value, [name, value], formAction)}
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

/** The request form for the service; in the sample template.js answers it. */
function HireForm({ content, formAction }: Props) {
  const { service, opening, hireForm, words } = content;
  const title = (
    <h2 id="trend-service-title">
      <SlotText of={service.title} />
    </h2>
  );
  const choices = (
    <>
      {service.colors.isShown && <Colors content={content} formAction={formAction} />}
      <Sizes content={content} formAction={formAction} />
    </>
  );
  const note = (
    <p>
      <SlotText of={opening.price} /> <SlotText of={service.note} />
    </p>
  );
  if (formAction) {
    const labels = { ...hireForm, send: words.hire };
    return (
      <div className="service-form">
        {title}
        <SiteForm
          id="trend-hire"
          kind="request"
          action={formAction}
          words={labels}
          pages={content.pages}
          button="hire-send"
          after={note}
        >
          {choices}
        </SiteForm>
      </div>
    );
  }
  return (
    <form className="service-form" method="dialog">
      {title}
      {choices}
      <div className="hire">
        <button type="submit">
          <SlotText of={words.hire} />
        </button>
        {note}
      </div>
      <p className="hire-done" role="status" data-hire-done="" />
    </form>
  );
}

export function Service({ content, formAction }: Props) {
  const { service } = content;
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
      <HireForm content={content} formAction={formAction} />
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
