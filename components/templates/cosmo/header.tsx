import { SlotText } from "../content/slot-text";
import { PageLinks } from "../content/text-page";
import type { SlotsView } from "../content/views";
import type { TemplateBrand } from "../template";
import type { content as declaration } from "./content";
import { BellIcon, ThemeIcon } from "./icons";

type Content = SlotsView<(typeof declaration)["slots"]>;

function Notices({ content: { notices, words } }: { content: Content }) {
  if (!notices.isShown) return null;
  return (
    <>
      <button className="tool" type="button" popoverTarget="cosmo-notices" {...notices.attributes}>
        <span className="hidden-text">
          <SlotText of={words.viewNotifications} />
        </span>
        <BellIcon />
        <span className="dot" />
      </button>
      <div className="pop" id="cosmo-notices" popover="auto">
        <p className="pop-title">
          <SlotText of={words.notifications} />
        </p>
        <ul>
          {notices.items.map(({ id, title, text, attributes }) => (
            <li key={id} {...attributes}>
              <strong>
                <SlotText of={title} />
              </strong>
              <SlotText of={text} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function User({ content: { user, words } }: { content: Content }) {
  if (!user.isShown) return null;
  return (
    <>
      <button className="tool user" type="button" popoverTarget="cosmo-user" {...user.attributes}>
        <span className="hidden-text">
          <SlotText of={words.openUserMenu} />
        </span>
        <span aria-hidden="true">
          <SlotText of={user.initials} />
        </span>
      </button>
      <div className="pop" id="cosmo-user" popover="auto">
        <p className="pop-title">
          <SlotText of={user.name} />
        </p>
        <ul className="pop-links">
          <li>
            <button type="button" popoverTarget="cosmo-user">
              <SlotText of={words.yourProfile} />
            </button>
          </li>
          <li>
            <button type="button" popoverTarget="cosmo-user">
              <SlotText of={words.settings} />
            </button>
          </li>
          <li>
            <button type="button" popoverTarget="cosmo-user">
              <SlotText of={words.signOut} />
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}

export function Header({ brand, content }: { brand: TemplateBrand; content: Content }) {
  const { notice, bar, words, pages } = content;
  return (
    <header>
      {notice.isShown && (
        <p className="notice" {...notice.attributes}>
          <SlotText of={notice.text} />{" "}
          <a href={notice.link.href}>
            <SlotText of={notice.link.label} />
          </a>
        </p>
      )}
      <div className="top">
        <p className="brand">
          <img data-brand-logo src={brand.logo} alt="" width="48" height="48" />
          <span data-brand-name>{brand.name}</span>
        </p>
        <nav aria-label={words.mainNavigation.text}>
          <ul>
            {bar.links.map(({ id, link, attributes }) => (
              <li key={id} {...attributes}>
                <a href={link.href}>
                  <SlotText of={link.label} />
                </a>
              </li>
            ))}
            <PageLinks pages={pages} place="bar" inList />
          </ul>
        </nav>
        <div className="tools">
          <label className="tool">
            <input type="checkbox" data-theme-switch />
            <span className="hidden-text">
              <SlotText of={words.lightOrDark} />
            </span>
            <ThemeIcon />
          </label>
          <Notices content={content} />
          <User content={content} />
        </div>
      </div>
    </header>
  );
}
