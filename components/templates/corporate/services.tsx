import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";
import { CareDrawing, ConstructionDrawing, PlanningDrawing, SurveyDrawing } from "./drawings";

type Content = SlotsView<(typeof declaration)["slots"]>;

type Service = Content["services"]["items"][number];

const drawings = {
  survey: SurveyDrawing,
  plan: PlanningDrawing,
  crane: ConstructionDrawing,
  evening: CareDrawing,
};

function Illustration({ service: { drawing, picture } }: { service: Service }) {
  if (drawing.value === "picture") {
    return (
      <img
        className="drawing"
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        {...picture.attributes}
      />
    );
  }
  const Drawing = drawings[drawing.value];
  return <Drawing />;
}

export function Services({ content: { services } }: { content: Content }) {
  if (!services.isShown) return null;
  return (
    <section
      className="services"
      id="services"
      aria-labelledby="services-title"
      {...services.attributes}
    >
      <h2 id="services-title">
        <SlotText of={services.title} />
      </h2>
      <ul>
        {services.items.map((service) => (
          <li key={service.id} {...service.attributes}>
            <Illustration service={service} />
            <div>
              <h3>
                <SlotText of={service.name} />
              </h3>
              <p>
                <SlotText of={service.text} />
              </p>
            </div>
            {service.scope.length > 0 && (
              <ul className="scope">
                {service.scope.map(({ id, text, attributes }) => (
                  <li key={id} {...attributes}>
                    <SlotText of={text} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
