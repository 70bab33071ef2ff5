import { SlotText } from "../content/slot-text";
import { PageLinks } from "../content/text-page";
import type { SlotsView } from "../content/views";
import type { TemplateBrand } from "../template";
import type { content as declaration } from "./content";
import { SitePlan } from "./drawings";

type Content = SlotsView<(typeof declaration)["slots"]>;

export function Contact({ content: { contact } }: { content: Content }) {
  if (!contact.isShown) return null;
  const { picture } = contact;
  return (
    <section
      className="contact"
      id="contact"
      aria-labelledby="contact-title"
      {...contact.attributes}
    >
      <div>
        <h2 id="contact-title">
          <SlotText of={contact.title} />
        </h2>
        <p>
          <SlotText of={contact.text} />
        </p>
        <a className="phone" href={contact.phone.href}>
          <SlotText of={contact.phone.label} />
        </a>
        <a href={contact.email.href}>
          <SlotText of={contact.email.label} />
        </a>
        <address>
          <SlotText of={contact.address} />
        </address>
      </div>
      {contact.drawing.value === "map" ? (
        <SitePlan />
      ) : (
        <img
          className="site-picture"
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          {...picture.attributes}
        />
      )}
    </section>
  );
}

export function Footer({
  brand,
  content: { footer, words, pages },
}: {
  brand: TemplateBrand;
  content: Content;
}) {
  return (
    <footer className="foot">
      <section aria-labelledby="foot-brand">
        <h2 id="foot-brand" className="foot-brand">
          <img data-brand-logo src={brand.logo} alt="" width="40" height="40" loading="lazy" />
          <span data-brand-name>{brand.name}</span>
        </h2>
        <p>
          <SlotText of={footer.text} />
        </p>
      </section>
      <section aria-labelledby="foot-pages">
        <h2 id="foot-pages">
          <SlotText of={words.onThisPage} />
        </h2>
        <ul>
          {footer.links.map(({ id, link, attributes }) => (
            <li key={id} {...attributes}>
              <a href={link.href}>
                <SlotText of={link.label} />
              </a>
            </li>
          ))}
          <PageLinks pages={pages} place="footer" inList />
        </ul>
      </section>
      <section aria-labelledby="foot-visit">
        <h2 id="foot-visit">
          <SlotText of={words.visitUs} />
        </h2>
        <p>
          <SlotText of={footer.visit} />
        </p>
      </section>
    </footer>
  );
}
