import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { content as declaration } from "./content";
import { Icon, Wave } from "./icons";
import { Rail } from "./rail";

const palette: TemplatePalette = {
  primary: "#1c398e",
  secondary: "#1447e6",
  text01: "#ffffff",
  text02: "#d6d3d1",
};

/** How loud the drawing of a package begins and ends. */
const drawings = { loud: [0.95, 0.7], half: [0.7, 0.3], calm: [0.45, 0.04] } as const;

type Props = TemplateProps<typeof declaration>;

function Main({ content, formAction }: Pick<Props, "content" | "formAction">) {
  const { opening, measures, packages, contactForm, pages } = content;
  return (
    <main id="silent-main">
      <section className="landing" aria-labelledby="silent-title">
        <div className="pitch">
          <p className="kicker">
            <SlotText of={opening.kicker} />
          </p>
          <h1 id="silent-title" style={leadingFor(opening.title.text)}>
            <SlotText of={opening.title} />
          </h1>
          <p className="lead">
            <SlotText of={opening.lead} />
          </p>
          <p className="actions">
            <a className="button" href={opening.action.href}>
              <SlotText of={opening.action.label} /> <Icon name="arrow" />
            </a>
            <a className="plain" href={opening.second.href}>
              <SlotText of={opening.second.label} />
            </a>
          </p>
          <Wave bars={63} from={1} to={0} />
        </div>
        <figure className="picture">
          <img
            src={opening.picture.src}
            width={opening.picture.width}
            height={opening.picture.height}
            alt={opening.picture.alt}
            decoding="async"
            {...opening.picture.attributes}
          />
          <figcaption>
            <span>
              <SlotText of={opening.place} />
            </span>{" "}
            <SlotText of={opening.caption} />
          </figcaption>
        </figure>
      </section>
      {measures.isShown && (
        <section className="measures" aria-label={measures.label.text} {...measures.attributes}>
          <dl>
            {measures.items.map(({ id, value, label, attributes }) => (
              <div key={id} {...attributes}>
                <dt>
                  <SlotText of={label} />
                </dt>
                <dd>
                  <SlotText of={value} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {packages.isShown && (
        <section
          className="shop"
          id="silent-shop"
          aria-labelledby="silent-shop-title"
          {...packages.attributes}
        >
          <div className="shop-head">
            <h2 id="silent-shop-title">
              <SlotText of={packages.title} />
            </h2>
            <p>
              <SlotText of={packages.lead} />
            </p>
          </div>
          <ul>
            {packages.items.map(({ id, name, text, term, before, price, drawing, attributes }) => {
              const [from, to] = drawings[drawing.value];
              return (
                <li key={id} {...attributes}>
                  <Wave bars={26} from={from} to={to} />
                  <h3>
                    <SlotText of={name} />
                  </h3>
                  <p>
                    <SlotText of={text} />
                  </p>
                  <p className="terms">
                    <span>
                      <SlotText of={term} />
                    </span>
                    <strong>
                      <SlotText of={before} />
                      {before.text && " "}
                      <SlotText of={price} />
                    </strong>
                  </p>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <ContactSection
        form={contactForm}
        pages={pages}
        action={formAction}
        buttonClass="button"
        icon={<Icon name="arrow" />}
        ornament={<Wave bars={63} from={1} to={0} />}
      />
    </main>
  );
}

function Footer({ content }: Pick<Props, "content">) {
  const { about, social, contact } = content;
  return (
    <footer className="foot">
      <div className="columns">
        <section id="silent-about" aria-labelledby="silent-about-title">
          <h2 id="silent-about-title">
            <SlotText of={about.title} />
          </h2>
          <p className="statement">
            <SlotText of={about.text} />
          </p>
        </section>
        {social.isShown && (
          <section id="silent-social" aria-labelledby="silent-social-title" {...social.attributes}>
            <h2 id="silent-social-title">
              <SlotText of={social.title} />
            </h2>
            <ul>
              {social.links.map(({ id, link, attributes }) => (
                <li key={id} {...attributes}>
                  <a href={link.href}>
                    <SlotText of={link.label} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section id="silent-contact" aria-labelledby="silent-contact-title">
          <h2 id="silent-contact-title">
            <SlotText of={contact.title} />
          </h2>
          <address>
            <a href={contact.email.href}>
              <SlotText of={contact.email.label} />
            </a>
            <a href={contact.phone.href}>
              <SlotText of={contact.phone.label} />
            </a>
            <span>
              <SlotText of={contact.address} />
            </span>
          </address>
        </section>
      </div>
      <PageLinks pages={content.pages} place="footer" />
      <Wave bars={200} from={0.5} to={0.01} />
    </footer>
  );
}

function Template({ brand, palette: colors, content, home, page, formAction }: Props) {
  return (
    <div className="t-silent" style={paletteStyle(colors)}>
      <a className="skip" href="#silent-main">
        <SlotText of={content.words.skip} />
      </a>
      <Rail content={content} home={home} />
      <div className="page">
        <header className="top">
          <a className="brand" href={`${home}#silent-main`}>
            <img data-brand-logo alt="" src={brand.logo} width="40" height="40" decoding="async" />
            <span data-brand-name>{brand.name}</span>
          </a>
          <nav aria-label={content.words.mainNavigation.text}>
            {content.bar.links.map(({ id, link, attributes }) => (
              <a key={id} href={link.href} {...attributes}>
                <SlotText of={link.label} />
              </a>
            ))}
            <PageLinks pages={content.pages} place="bar" />
          </nav>
        </header>
        {page ? (
          <TextPageMain page={page} id="silent-main" />
        ) : (
          <Main content={content} formAction={formAction} />
        )}
        <Footer content={content} />
      </div>
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
