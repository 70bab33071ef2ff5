import { howItWorksTexts as texts } from "./texts";

export function HowItWorks() {
  return (
    <section aria-label={texts.title} className="border-line border-y bg-card">
      <ol className="page grid gap-x-12 sm:grid-cols-3">
        {texts.steps.map(({ code, title, text }) => (
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
