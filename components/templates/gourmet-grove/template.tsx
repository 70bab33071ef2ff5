import { Fragment } from "react";
import { ContactSection } from "../content/contact-section";
import { SlotText } from "../content/slot-text";
import { PageLinks, TextPageMain } from "../content/text-page";
import { leadingFor } from "../letters";
import { paletteStyle } from "../palette-style";
import { defineTemplate, type TemplatePalette, type TemplateProps } from "../template";
import { Columns } from "./columns";
import { content as declaration } from "./content";
import { Swatches } from "./ornaments";
import { PalettePanel } from "./palette-panel";
import { Reservation } from "./reservation";

const palette: TemplatePalette = {
  primary: "#101010",
  secondary: "#501010",
  text01: "#909090",
  text02: "#707070",
};

type Props = TemplateProps<typeof declaration>;

function Hero({ hero }: Pick<Props["content"], "hero">) {
  const { picture, kicker, title, lead, action } = hero;
  return (
    <section className="hero" id="home" aria-labelledby="gg-title">
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        decoding="async"
        {...picture.attributes}
      />
      <div className="box">
        <p className="kicker">
          <SlotText of={kicker} />
        </p>
        <h1 id="gg-title" style={leadingFor(title.text)}>
          <SlotText of={title} />
        </h1>
        <p>
          <SlotText of={lead} />
        </p>
        <a className="button" href={action.href}>
          <SlotText of={action.label} />
        </a>
      </div>
    </section>
  );
}

function Menu({ menu }: Pick<Props["content"], "menu">) {
  const { isShown, title, lead, courses, attributes } = menu;
  if (!isShown) return null;
  return (
    <section className="menu" id="gg-menu" aria-labelledby="gg-menu-title" {...attributes}>
      <div className="menu-head">
        <h2 id="gg-menu-title" style={leadingFor(title.text)}>
          <SlotText of={title} />
        </h2>
        <p>
          <SlotText of={lead} />
        </p>
      </div>
      <ol>
        {courses.map((course) => (
          <li key={course.id} {...course.attributes}>
            <h3>
              <SlotText of={course.name} />
            </h3>
            <span className="price">
              <SlotText of={course.price} />
            </span>
            {(course.text.text || course.text.path) && (
              <p>
                <SlotText of={course.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Template(props: Props) {
  const { brand, palette: colors, content, home, page, formAction } = props;
  const { bar, contact, words } = content;
  const sections = {
    columns: <Columns content={content} />,
    menu: <Menu menu={content.menu} />,
    contactForm: (
      <ContactSection
        form={content.contactForm}
        pages={content.pages}
        action={formAction}
        buttonClass="button"
      />
    ),
  };
  return (
    <div className="t-gourmet-grove" style={paletteStyle(colors)}>
      <a className="skip" href="#home">
        <SlotText of={words.skip} />
      </a>
      <header className="bar">
        <a className="brand" href={`${home}#home`}>
          <img data-brand-logo alt="" src={brand.logo} width="44" height="44" decoding="async" />
          <span data-brand-name>{brand.name}</span>
        </a>
        <nav aria-label={words.mainNavigation.text}>
          {bar.links.map(({ id, link, attributes }) => (
            <a key={id} href={link.href} {...attributes}>
              <SlotText of={link.label} />
            </a>
          ))}
          <PageLinks pages={content.pages} place="bar" />
        </nav>
        <div className="tools">
          <button type="button" className="toggle" popoverTarget="gg-palette">
            <Swatches />
            <SlotText of={words.palette} />
          </button>
          <PalettePanel words={words} />
        </div>
      </header>
      {page ? (
        <TextPageMain page={page} id="home" />
      ) : (
        <main>
          <Hero hero={content.hero} />
          {content.order.map((name) => (
            <Fragment key={name}>{sections[name]}</Fragment>
          ))}
          {content.reservation.isShown && <Reservation content={content} formAction={formAction} />}
        </main>
      )}
      <footer className="foot">
        <p className="sign" data-brand-name>
          {brand.name}
        </p>
        <address>
          <span>
            <SlotText of={contact.address} />
          </span>
          <a href={contact.phone.href}>
            <SlotText of={contact.phone.label} />
          </a>
          <a href={contact.email.href}>
            <SlotText of={contact.email.label} />
          </a>
        </address>
        <PageLinks pages={content.pages} place="footer" />
      </footer>
    </div>
  );
}

export const template = defineTemplate({ palette, content: declaration, Template });
