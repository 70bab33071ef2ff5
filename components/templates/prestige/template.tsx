import { ContactSection } from "../content/contact-section";
import { FormField, SiteForm } from "../content/site-form";
import { hasPlace, SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor, lettersOf, longFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Mark, NumberedRing, ThemeIcon } from "./drawings";
import { Facts } from "./facts";

const palette: TemplatePalette = {
  primary: "#1c1917",
  secondary: "#44403b",
  text01: "#ffffff",
  text02: "#ffb86a",
};

type Props = TemplateProps<typeof declaration>;

function Header({ brand, content, home }: Pick<Props, "brand" | "content" | "home">) {
  return (
    <header className="bar">
      <a className="brand" href={`${home}#prestige-top`}>
        <img src={brand.logo} alt="" width={40} height={40} data-brand-logo />
        <span data-brand-name>{brand.name}</span>
      </a>
      <nav aria-label={content.words.navigation.text}>
        {content.bar.links.map(({ id, link, attributes }) => (
          <a key={id} href={link.href} {...attributes}>
            <SlotText of={link.label} />
          </a>
        ))}
        <PageLinks pages={content.pages} place="bar" />
      </nav>
      <label className="theme">
        <input type="checkbox" data-theme-switch />
        <ThemeIcon />
        <span>
          <SlotText of={content.words.theme} />
        </span>
      </label>
    </header>
  );
}

function Opening({ content: { opening } }: Pick<Props, "content">) {
  return (
    <section className="opening" aria-labelledby="prestige-title">
      <div className="hero">
        <div className="plate" />
        <h1
          id="prestige-title"
          style={{ ...lettersOf(opening.title), ...leadingFor(opening.title.text, 1.2) }}
        >
          <SlotText of={opening.title} />
        </h1>
        <figure className="portrait">
          <NumberedRing />
          <img
            src={opening.picture.src}
            alt={opening.picture.alt}
            width={opening.picture.width}
            height={opening.picture.height}
            fetchPriority="high"
            decoding="async"
            {...opening.picture.attributes}
          />
        </figure>
        <div className="offer">
          {hasPlace(opening.edition) && (
            <p className="edition">
              <SlotText of={opening.edition} />
            </p>
          )}
          <p className="lead">
            <SlotText of={opening.lead} />
          </p>
        </div>
        <div className="ask">
          <p className="price" {...longFor(15, opening.price)}>
            <SlotText of={opening.price} />
          </p>
          <a className="button" href={opening.action.href}>
            <SlotText of={opening.action.label} />
          </a>
        </div>
      </div>
    </section>
  );
}

function Story({ brand, content: { story } }: Pick<Props, "brand" | "content">) {
  return (
    <section
      className="story"
      id="prestige-story"
      aria-labelledby="prestige-story-title"
      {...story.attributes}
    >
      <figure className="profile">
        <img
          src={story.picture.src}
          alt={story.picture.alt}
          width={story.picture.width}
          height={story.picture.height}
          loading="lazy"
          decoding="async"
          {...story.picture.attributes}
        />
        {hasPlace(story.caption) && (
          <figcaption>
            <SlotText of={story.caption} />
          </figcaption>
        )}
      </figure>
      <div className="text">
        <h2 id="prestige-story-title">
          <SlotText of={story.title} />
        </h2>
        <p className="first">
          <SlotText of={story.first} />
        </p>
        {story.paragraphs.map(({ id, text, attributes }) => (
          <p key={id} {...attributes}>
            <SlotText of={text} />
          </p>
        ))}
        <p className="signature">
          <Mark />
          <span data-brand-name>{brand.name}</span>
        </p>
      </div>
    </section>
  );
}

/** The invitation to reserve; its button opens the window with the steps. */
function Reserve({ content: { reserve } }: Pick<Props, "content">) {
  return (
    <section
      className="reserve"
      id="prestige-reserve"
      aria-labelledby="prestige-reserve-title"
      {...reserve.attributes}
    >
      <div className="count" aria-hidden="true">
        <SlotText of={reserve.count} />
      </div>
      <div className="invitation">
        <h2 id="prestige-reserve-title">
          <SlotText of={reserve.title} />
        </h2>
        <p>
          <SlotText of={reserve.text} />
        </p>
        <button type="button" className="button" popoverTarget="prestige-steps">
          <SlotText of={reserve.action} />
        </button>
      </div>
    </section>
  );
}

interface ReserveFormProps extends Pick<Props, "content"> {
  action: string;
}

/** The form with which a piece is reserved on a published site. */
function ReserveForm({ content: { reserveForm, pages }, action }: ReserveFormProps) {
  const { number } = reserveForm;
  return (
    <SiteForm
      id="prestige-form"
      kind="request"
      action={action}
      words={reserveForm}
      pages={pages}
      button="button"
    >
      {hasPlace(number) && (
        <FormField id="prestige-number" label={number}>
          <input id="prestige-number" name="field.number" />
        </FormField>
      )}
    </SiteForm>
  );
}

function Steps({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { steps, words } = content;
  return (
    <div
      className="steps"
      id="prestige-steps"
      popover="auto"
      role="dialog"
      aria-labelledby="prestige-steps-title"
    >
      <h2 id="prestige-steps-title">
        <SlotText of={steps.title} />
      </h2>
      <ol>
        {steps.items.map(({ id, name, text, attributes }) => (
          <li key={id} {...attributes}>
            <strong>
              <SlotText of={name} />
            </strong>
            <SlotText of={text} />
          </li>
        ))}
      </ol>
      {formAction && <ReserveForm content={content} action={formAction} />}
      <button
        type="button"
        className="button"
        popoverTarget="prestige-steps"
        popoverTargetAction="hide"
      >
        <SlotText of={words.close} />
      </button>
    </div>
  );
}

function Main({ brand, content, formAction }: Pick<Props, "brand" | "content" | "formAction">) {
  const { story, facts, reserve, contactForm, pages } = content;
  const parts = {
    story: story.isShown && <Story key="story" brand={brand} content={content} />,
    facts: facts.isShown && <Facts key="facts" content={facts} price={content.opening.price} />,
    contactForm: (
      <ContactSection
        key="contactForm"
        form={contactForm}
        pages={pages}
        action={formAction}
        buttonClass="button"
      />
    ),
  };
  return (
    <>
      <main>
        <Opening content={content} />
        {content.parts.map((name) => parts[name])}
        {reserve.isShown && <Reserve content={content} />}
      </main>
      {reserve.isShown && <Steps content={content} formAction={formAction} />}
    </>
  );
}

function Template(props: Props) {
  const { brand, palette: colors, content, home, page, formAction } = props;
  return (
    <div className="t-prestige" style={paletteStyle(colors)} id="prestige-top">
      <Header brand={brand} content={content} home={home} />
      {page ? (
        <TextPageMain page={page} />
      ) : (
        <Main brand={brand} content={content} formAction={formAction} />
      )}
      <footer className="foot">
        <p data-brand-name>{brand.name}</p>
        <p>
          <SlotText of={content.foot.line} />
        </p>
        <PageLinks pages={content.pages} place="footer" />
        <a href="#prestige-top">
          <SlotText of={content.words.backToTop} />
        </a>
      </footer>
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
