import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";
import { Icon } from "./icons";

interface RailProps {
  content: SlotsView<(typeof declaration)["slots"]>;
  /** The prefix of a link to a part of the template's page. */
  home: string;
}

/** The narrow side navigation. Everything that opens is a native popover. */
export function Rail({ content, home }: RailProps) {
  const { words, packages, menu, cart, user } = content;
  return (
    <nav className="rail" aria-label={words.sideNavigation.text}>
      <button type="button" popoverTarget="silent-menu">
        <Icon name="menu" />
        <span>
          <SlotText of={words.menu} />
        </span>
      </button>
      <a href={`${home}#${packages.isShown ? "silent-shop" : "silent-main"}`}>
        <Icon name="shop" />
        <span>
          <SlotText of={words.shop} />
        </span>
      </a>
      <button type="button" popoverTarget="silent-cart">
        <Icon name="cart" />
        <span>
          <SlotText of={words.cart} />
        </span>
      </button>
      <button type="button" popoverTarget="silent-user">
        <Icon name="user" />
        <span>
          <SlotText of={words.user} />
        </span>
      </button>
      <div className="panel" id="silent-menu" popover="auto">
        <p className="panel-title">
          <SlotText of={words.menu} />
        </p>
        <ul>
          {menu.links.map(({ id, link, attributes }) => (
            <li key={id} {...attributes}>
              <a href={link.href}>
                <SlotText of={link.label} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="panel" id="silent-cart" popover="auto">
        <p className="panel-title">
          <SlotText of={words.cart} />
        </p>
        <p>
          <SlotText of={cart.text} />
        </p>
        <a className="button" href={cart.action.href}>
          <SlotText of={cart.action.label} /> <Icon name="arrow" />
        </a>
      </div>
      <div className="panel" id="silent-user" popover="auto">
        <p className="panel-title">
          <SlotText of={words.user} />
        </p>
        <p>
          <SlotText of={user.text} />
        </p>
        <a className="button" href={user.action.href}>
          <SlotText of={user.action.label} /> <Icon name="arrow" />
        </a>
      </div>
    </nav>
  );
}
