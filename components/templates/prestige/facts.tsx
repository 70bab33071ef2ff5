import type { ReactNode } from "react";
import { hasPlace, SlotText } from "../content/slot-text";
import type { PriceView, SlotAttributes, SlotView, TextView } from "../content/views";
import { longFor } from "../letters";
import type { facts } from "./content/facts";
import { CaseDrawing } from "./drawings";

interface AnswerProps {
  title: TextView;
  attributes: SlotAttributes;
  className?: string;
  children: ReactNode;
}

const Answer = ({ title, attributes, className, children }: AnswerProps) => (
  <article className={className} {...attributes}>
    <h3>
      <SlotText of={title} />
    </h3>
    {children}
  </article>
);

interface FigureProps {
  of: TextView;
  note: TextView;
  /** Letters that stay in one line; more are smaller. */
  most?: number;
}

function Figure({ of: figure, note, most = Number.POSITIVE_INFINITY }: FigureProps) {
  return (
    <>
      <p className="figure" {...longFor(most, figure)}>
        <SlotText of={figure} />
      </p>
      {hasPlace(note) && (
        <p className="note">
          <SlotText of={note} />
        </p>
      )}
    </>
  );
}

interface FactsProps {
  content: SlotView<typeof facts>;
  price: PriceView;
}

/** The specifications, as a grid of answers. */
export function Facts({ content, price }: FactsProps) {
  const { dimensions, specifications, includes } = content;
  const answers = {
    price: (
      <Answer key="price" {...content.price}>
        <Figure of={price} note={content.price.note} most={10} />
      </Answer>
    ),
    specifications: (
      <Answer key="specifications" {...specifications}>
        <dl>
          {specifications.items.map(({ id, term, value, attributes }) => (
            <div key={id} {...attributes}>
              <dt>
                <SlotText of={term} />
              </dt>
              <dd>
                <SlotText of={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Answer>
    ),
    dimensions: (
      <Answer key="dimensions" {...dimensions} className="measured">
        <Figure of={dimensions.figure} note={dimensions.note} />
        {dimensions.drawing.value === "watch" && <CaseDrawing />}
      </Answer>
    ),
    includes: (
      <Answer key="includes" {...includes}>
        <ul>
          {includes.items.map(({ id, text, attributes }) => (
            <li key={id} {...attributes}>
              <SlotText of={text} />
            </li>
          ))}
        </ul>
      </Answer>
    ),
  };
  return (
    <section
      className="facts"
      id="prestige-specifications"
      aria-labelledby="prestige-specifications-title"
      {...content.attributes}
    >
      <h2 id="prestige-specifications-title">
        <SlotText of={content.title} />
      </h2>
      <div className="grid">
        {content.answers.map((name) => content[name].isShown && answers[name])}
      </div>
    </section>
  );
}
