import { SlotText } from "../content/slot-text";
import type { PictureView, SlotAttributes, SlotsView, TextView } from "../content/views";
import type { content as declaration } from "./content";
import { Sprig } from "./ornaments";

type Content = SlotsView<(typeof declaration)["slots"]>;

interface Entry {
  id: string;
  name: TextView;
  text: TextView;
  attributes: SlotAttributes;
}

interface CardProps {
  id: string;
  className: string;
  section: Content["columns"]["elaboration"] | Content["columns"]["about"];
  panelId: string;
  entries: readonly Entry[];
  words: Content["words"];
}

/** A text beside its picture, with a panel that opens over the page. */
function Card({ id, className, section, panelId, entries, words }: CardProps) {
  const { title, text, action, panel, attributes } = section;
  return (
    <section className={className} id={id} aria-labelledby={`gg-${id}-title`} {...attributes}>
      <Sprig />
      <h2 id={`gg-${id}-title`}>
        <SlotText of={title} />
      </h2>
      <p>
        <SlotText of={text} />
      </p>
      <button type="button" className="button" popoverTarget={panelId}>
        <SlotText of={action} />
      </button>
      <div className="panel middle" id={panelId} popover="auto">
        <p className="panel-title">
          <SlotText of={panel} />
        </p>
        <dl>
          {entries.map((entry) => (
            <div key={entry.id} {...entry.attributes}>
              <dt>
                <SlotText of={entry.name} />
              </dt>
              <dd>
                <SlotText of={entry.text} />
              </dd>
            </div>
          ))}
        </dl>
        <button type="button" className="close" popoverTarget={panelId} popoverTargetAction="hide">
          <SlotText of={words.close} />
        </button>
      </div>
    </section>
  );
}

const Picture = ({ picture }: { picture: PictureView }) => (
  <figure>
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
      {...picture.attributes}
    />
  </figure>
);

/** Each text card with its picture on the right. */
export function Columns({ content }: { content: Content }) {
  const { elaboration, about } = content.columns;
  if (!elaboration.isShown && !about.isShown) return null;
  return (
    <div className="columns">
      {elaboration.isShown && (
        <>
          <Card
            id="elaboration"
            className="card"
            section={elaboration}
            panelId="gg-steps"
            entries={elaboration.steps}
            words={content.words}
          />
          <Picture picture={elaboration.picture} />
        </>
      )}
      {about.isShown && (
        <>
          <Card
            id="about"
            className="card wine"
            section={about}
            panelId="gg-hours"
            entries={about.hours}
            words={content.words}
          />
          <Picture picture={about.picture} />
        </>
      )}
    </div>
  );
}
