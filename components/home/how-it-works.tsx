const steps = [
  {
    code: "01",
    title: "Choose",
    text: "Every preset is a complete layout with its own character: a home, a shop, a detail page, a cart.",
  },
  {
    code: "02",
    title: "Color",
    text: "Two backgrounds and two text colors, thirty swatches for each. Your name and logo go in as you type.",
  },
  {
    code: "03",
    title: "Keep",
    text: "Pay once. Download the files as often as you like or have them deployed: yours for ever, in your brand.",
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-label="How it works" className="border-line border-y bg-card">
      <ol className="page grid gap-x-12 sm:grid-cols-3">
        {steps.map(({ code, title, text }) => (
          <li
            key={code}
            className="border-line py-8 not-last:border-b sm:py-12 sm:not-last:border-b-0"
          >
            <p className="label text-accent">{code}</p>
            <h2 className="mt-2 text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
