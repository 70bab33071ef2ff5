import { sharedTexts as texts } from "./texts";

interface SharedBannerProps {
  slug: string;
  name: string;
  company: string;
  isFixed: boolean;
}

/** The banner of a shared preview: what it shows, and a link to the visitor's own preview. */
export function SharedBanner({ slug, name, company, isFixed }: SharedBannerProps) {
  return (
    <aside className="preview-shared" aria-label={texts.label} data-fixed={isFixed}>
      <p>
        <strong>{name}</strong>
        {company ? texts.inColorsOf(company) : texts.inSharedColors}
        {texts.templateOf} <a href="/">Presetry</a>
      </p>
      <a className="go" href={`/preview/${slug}`}>
        {texts.tryYourOwn}
      </a>
    </aside>
  );
}
