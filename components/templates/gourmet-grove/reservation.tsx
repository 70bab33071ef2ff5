import { FormField, SiteForm } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import { leadingFor } from "../letters";
import type { TemplateProps } from "../template";
import type { content as declaration } from "./content";

type Props = TemplateProps<typeof declaration>;

/** A table is asked for; before the site is online the form only shows itself. */
export function Reservation({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { title, lead, form, attributes } = content.reservation;
  return (
    <section
      className="gg-reserve"
      id="gg-reserve"
      aria-labelledby="gg-reserve-title"
      {...attributes}
    >
      <div>
        <h2 id="gg-reserve-title" style={leadingFor(title.text)}>
          <SlotText of={title} />
        </h2>
        <p>
          <SlotText of={lead} />
        </p>
      </div>
      <SiteForm
        id="gg-reserve-form"
        kind="request"
        action={formAction}
        words={form}
        pages={content.pages}
        button="button"
        notYet={form.notYet}
      >
        <FormField id="gg-reserve-date" label={form.date}>
          <input id="gg-reserve-date" name="field.date" type="date" required />
        </FormField>
        <FormField id="gg-reserve-time" label={form.time}>
          <input id="gg-reserve-time" name="field.time" type="time" required />
        </FormField>
        <FormField id="gg-reserve-guests" label={form.guests}>
          <input
            id="gg-reserve-guests"
            name="field.guests"
            type="number"
            min={1}
            max={99}
            defaultValue={2}
            required
          />
        </FormField>
      </SiteForm>
    </section>
  );
}
