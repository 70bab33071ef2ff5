import { SiteForm } from "../content/site-form";
import { SlotText } from "../content/slot-text";
import { PageLinks } from "../content/text-page";
import type { Props } from "./sums";

/** The panels that the buttons at the right of the bar open. */
function doorsOf({ words, join, login }: Props["content"]) {
  const doors = [
    {
      ...join,
      id: "thunder-join",
      label: words.joinUs,
      title: words.joinTitle,
      action: words.countMeIn,
    },
    {
      ...login,
      id: "thunder-login",
      label: words.login,
      title: words.loginTitle,
      action: words.sendLink,
    },
  ];
  return doors.filter(({ isShown }) => isShown);
}

/** The form for members on a published site. */
function JoinForm({ content, action }: Pick<Props, "content"> & { action: string }) {
  const { joinForm, pages, words } = content;
  const labels = { ...joinForm, email: words.email, send: words.countMeIn };
  return (
    <SiteForm id="thunder-join-form" kind="request" action={action} words={labels} pages={pages} />
  );
}

export function Doors({ content, formAction }: Pick<Props, "content" | "formAction">) {
  return doorsOf(content).map(({ id, title, text, action, attributes }) => (
    <section
      key={id}
      id={`${id}-panel`}
      popover="auto"
      className="door"
      aria-labelledby={`${id}-title`}
      {...attributes}
    >
      <h2 id={`${id}-title`}>
        <SlotText of={title} />
      </h2>
      <p>
        <SlotText of={text} />
      </p>
      {formAction && id === "thunder-join" ? (
        <JoinForm content={content} action={formAction} />
      ) : (
        <>
          <label htmlFor={`${id}-mail`}>
            <SlotText of={content.words.email} />
          </label>
          <input id={`${id}-mail`} type="email" autoComplete="email" />
          <button type="button" popoverTarget={`${id}-panel`} popoverTargetAction="hide">
            <SlotText of={action} />
          </button>
        </>
      )}
    </section>
  ));
}

function Lanes({ content, home }: Pick<Props, "content" | "home">) {
  const { bar, categories, help, words } = content;
  const isHelpThere = help.isShown || !bar.help.href.endsWith("#thunder-help");
  return (
    <div className="lanes">
      <a
        className="back"
        href={`${home}${categories.isShown ? "#thunder-categories" : "#thunder-top"}`}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M17 10H4m5-5.5L3.5 10 9 15.5" />
        </svg>
        <SlotText of={words.continueShopping} />
      </a>
      {categories.isShown && (
        <nav
          className="categories"
          id="thunder-categories"
          aria-label={words.categories.text}
          {...categories.attributes}
        >
          {categories.items.map(({ id, name, attributes }) => (
            <button key={id} type="button" aria-pressed="false" data-category="" {...attributes}>
              <SlotText of={name} />
            </button>
          ))}
        </nav>
      )}
      {isHelpThere && (
        <a className="help-link" href={bar.help.href}>
          <SlotText of={bar.help.label} />
        </a>
      )}
    </div>
  );
}

export function Header({ brand, content, home }: Pick<Props, "brand" | "content" | "home">) {
  const { cart, pages, words } = content;
  return (
    <header>
      <div className="top">
        <a className="brand" href={`${home}#thunder-top`}>
          <img data-brand-logo="" src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name="">{brand.name}</span>
        </a>
        <div className="tools">
          <PageLinks pages={pages} place="bar" />
          <label className="theme">
            <input type="checkbox" data-theme-switch="" />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="8.5" />
              <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
            </svg>
            <span className="unseen">
              <SlotText of={words.switchTheme} />
            </span>
          </label>
          <a className="cart-link" href={`${home}#thunder-cart`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 4h3l2.5 11.5h11L21 7H6" />
              <circle cx="9" cy="20" r="1.5" />
              <circle cx="17" cy="20" r="1.5" />
            </svg>
            <span className="unseen">
              <SlotText of={words.cartItems} />
            </span>
            <span className="count" data-count="">
              {cart.items.length}
            </span>
          </a>
          {doorsOf(content).map(({ id, label }) => (
            <button key={id} type="button" className={id} popoverTarget={`${id}-panel`}>
              <span>
                <SlotText of={label} />
              </span>
            </button>
          ))}
        </div>
      </div>
      <Lanes content={content} home={home} />
    </header>
  );
}
