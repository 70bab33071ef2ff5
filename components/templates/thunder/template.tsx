import type { CSSProperties } from "react";
import type { TemplatePalette, TemplateProps } from "../template";
import { Items, Summary } from "./cart";

export const palette: TemplatePalette = {
  primary: "#e5e7eb",
  secondary: "#000000",
  text01: "#fe0000",
  text02: "#6b7280",
};

const categories = ["Men", "Woman", "Kids", "Accessories", "Sale"];

const answers = [
  {
    question: "Where is my order?",
    answer:
      "Orders placed before three in the afternoon leave the same day. You get a tracking number by e-mail when the courier scans the box.",
  },
  {
    question: "Which size do I take?",
    answer:
      "Stand on a sheet of paper, mark heel and toe, add half a centimeter. Between two sizes, take the larger one.",
  },
  {
    question: "How do I send a pair back?",
    answer:
      "Put the pair in its box, stick the label on it and hand it to any courier within thirty days. The way back costs nothing.",
  },
];

const doors = [
  {
    id: "thunder-join",
    label: "JOIN US",
    title: "Join us",
    text: "Members hear about a drop one day before everyone else.",
    action: "Count me in",
  },
  {
    id: "thunder-login",
    label: "LOGIN",
    title: "Login",
    text: "Your sizes and addresses are waiting. We send you a link, no password.",
    action: "Send the link",
  },
];

function Bolt() {
  return (
    <svg className="bolt" viewBox="0 0 24 32" aria-hidden="true">
      <path d="M15 0 2 18h8L7 32 22 12h-9z" />
    </svg>
  );
}

function Header({ brand }: Pick<TemplateProps, "brand">) {
  return (
    <header>
      <div className="top">
        <a className="brand" href="#thunder-top">
          <img data-brand-logo="" src={brand.logo} alt="" width="44" height="44" />
          <span data-brand-name="">{brand.name}</span>
        </a>
        <div className="tools">
          <label className="theme">
            <input type="checkbox" data-theme-switch="" />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="8.5" />
              <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
            </svg>
            <span className="unseen">Switch light and dark</span>
          </label>
          <a className="cart-link" href="#thunder-cart">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2 4h3l2.5 11.5h11L21 7H6" />
              <circle cx="9" cy="20" r="1.5" />
              <circle cx="17" cy="20" r="1.5" />
            </svg>
            <span className="unseen">Cart, items:</span>
            <span className="count" data-count="">
              2
            </span>
          </a>
          {doors.map(({ id, label }) => (
            <button key={id} type="button" className={id} popoverTarget={`${id}-panel`}>
              <span>{label}</span>
            </button>
          ))}
        </div>
      </div>
      <div className="lanes">
        <a className="back" href="#thunder-categories">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M17 10H4m5-5.5L3.5 10 9 15.5" />
          </svg>
          Continue Shopping
        </a>
        <nav className="categories" id="thunder-categories" aria-label="Categories">
          {categories.map((category) => (
            <button key={category} type="button" aria-pressed="false" data-category="">
              {category}
            </button>
          ))}
        </nav>
        <a className="help-link" href="#thunder-help">
          Do you need help?
        </a>
      </div>
    </header>
  );
}

export function Template({ brand, palette, images }: TemplateProps) {
  const colors = {
    "--primary": palette.primary,
    "--secondary": palette.secondary,
    "--text-01": palette.text01,
    "--text-02": palette.text02,
  } as CSSProperties;
  return (
    <div className="t-thunder" id="thunder-top" style={colors}>
      <Header brand={brand} />
      <main>
        <div className="banner">
          <Bolt />
          <p>
            <strong>Free shipping</strong> <span>on everything in this cart</span>
          </p>
          <Bolt />
        </div>
        <div className="track">
          <div className="heading">
            <h1 id="thunder-cart">
              YOUR CART (<span data-count="">2</span>)
            </h1>
            <p>Laced, boxed and ready to leave today.</p>
          </div>
          <div className="cart">
            <div>
              <Items images={images} />
              <p className="undo" role="status" data-undo="" />
            </div>
            <Summary />
          </div>
        </div>
        <section className="help" id="thunder-help" aria-labelledby="thunder-help-title">
          <h2 id="thunder-help-title">Help, fast</h2>
          <div>
            {answers.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
      </main>
      <footer className="foot">
        <Bolt />
        <span data-brand-name="">{brand.name}</span>
        <a href="#thunder-top">Back to the top</a>
      </footer>
      {doors.map(({ id, title, text, action }) => (
        <section
          key={id}
          id={`${id}-panel`}
          popover="auto"
          className="door"
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
          <label htmlFor={`${id}-mail`}>E-mail</label>
          <input id={`${id}-mail`} type="email" autoComplete="email" />
          <button type="button" popoverTarget={`${id}-panel`} popoverTargetAction="hide">
            {action}
          </button>
        </section>
      ))}
    </div>
  );
}
