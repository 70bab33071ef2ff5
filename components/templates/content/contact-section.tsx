import type { ReactNode } from "react";
import { leadingFor } from "../letters";
import type { TextPage } from "../template";
import { type ContactFormView, contactFormId, isPrivacyPage } from "./contact";
import { hasPlace, SlotText } from "./slot-text";
import type { TextView } from "./views";

interface FormProps {
  form: ContactFormView;
  pages: readonly TextPage[];
  /** The URL that receives the messages. Without one, as in previews, the button does nothing. */
  action: string | undefined;
  /** Classes of the template's other buttons. */
  buttonClass?: string;
  /** Beside the button's word. */
  icon?: ReactNode;
}

const idOf = (name: string) => `${contactFormId}-${name}`;

function Label({ name, text, optional }: { name: string; text: TextView; optional?: TextView }) {
  return (
    <label htmlFor={idOf(name)}>
      <SlotText of={text} />
      {optional && (
        <span className="contact-optional">
          {" ("}
          <SlotText of={optional} />)
        </span>
      )}
    </label>
  );
}

function Consent({ form, pages }: Pick<FormProps, "form" | "pages">) {
  const privacy = pages.find(({ name }) => isPrivacyPage(name.text));
  return (
    <div className="contact-consent">
      <input id={idOf("consent")} type="checkbox" name="consent" value="yes" required />
      <div>
        <label htmlFor={idOf("consent")}>
          <SlotText of={form.consent} />
        </label>
        {privacy && " "}
        {privacy && <a href={`${privacy.name.text}.html`}>{privacy.title.text}</a>}
      </div>
    </div>
  );
}

/** Hidden fields: the kind of the message, how long it took to write, and a trap for bots. */
const Hidden = () => (
  <>
    <input type="hidden" name="kind" value="contact" />
    <input type="hidden" name="elapsed" />
    <div className="contact-trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  </>
);

/** A plain form, which works without scripts. The template styles it. */
function ContactForm({ form, pages, action, buttonClass, icon }: FormProps) {
  const optionalIf = ({ value }: { value: string }) =>
    value === "optional" ? form.optional : undefined;
  return (
    <form className="contact-form" method="post" action={action}>
      <div className="contact-field">
        <Label name="name" text={form.name} optional={optionalIf(form.nameIs)} />
        <input
          className="contact-input"
          id={idOf("name")}
          type="text"
          name="name"
          autoComplete="name"
          required={form.nameIs.value === "required"}
        />
      </div>
      <div className="contact-field">
        <Label name="email" text={form.email} />
        <input
          className="contact-input"
          id={idOf("email")}
          type="email"
          name="email"
          maxLength={254}
          autoComplete="email"
          required
        />
      </div>
      <div className="contact-field contact-wide">
        <Label name="message" text={form.message} optional={optionalIf(form.messageIs)} />
        <textarea
          className="contact-input"
          id={idOf("message")}
          name="message"
          rows={5}
          required={form.messageIs.value === "required"}
        />
      </div>
      <Consent form={form} pages={pages} />
      <Hidden />
      <div className="contact-send">
        {action === undefined ? (
          <>
            <button
              type="button"
              className={buttonClass}
              aria-disabled="true"
              aria-describedby={idOf("not-yet")}
            >
              <SlotText of={form.send} />
              {icon}
            </button>
            <p className="contact-not-yet" id={idOf("not-yet")}>
              <SlotText of={form.notYet} />
            </p>
          </>
        ) : (
          <button type="submit" className={buttonClass}>
            <SlotText of={form.send} />
            {icon}
          </button>
        )}
      </div>
    </form>
  );
}

interface SectionProps extends FormProps {
  /** Above or beside the headline. */
  ornament?: ReactNode;
}

/** The form with its headline; renders nothing if the section is turned off. */
export function ContactSection({ ornament, ...props }: SectionProps) {
  const { isShown, title, text, attributes } = props.form;
  if (!isShown) return null;
  return (
    <section
      className="contact-section"
      id={contactFormId}
      aria-labelledby={idOf("title")}
      {...attributes}
    >
      <div className="contact-head">
        {ornament}
        <h2 id={idOf("title")} style={leadingFor(title.text)}>
          <SlotText of={title} />
        </h2>
        {hasPlace(text) && (
          <p>
            <SlotText of={text} />
          </p>
        )}
      </div>
      <ContactForm {...props} />
    </section>
  );
}
