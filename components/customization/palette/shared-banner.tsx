import { sharedTexts as texts } from "./texts";

interface SharedBannerProps {
  slug: string;
  name: string;
  company: string;
  isFixed: boolean;
}

/**
 * The banner of a shared preview: an explanation, and links to the visitor's own preview and a
 * copy.
 */
export function SharedBanner({ slug, name, company, isFixed }: SharedBannerProps) {
  return (
    <aside
      id="shared"
      className="preview-shared"
      aria-label={texts.label}
      data-fixed={isFixed}
      data-slug={slug}
    >
      <p id="shared-status" className="status" role="status" />
      <p>
        <strong>{name}</strong>
        {company ? texts.inColorsOf(company) : texts.inSharedColors}
        {texts.templateOf} <a href="/">Presetry</a>
      </p>
      <div className="ways">
        <a className="go quiet" id="edit-copy" href={`/preview/${slug}/edit`} hidden>
          {texts.editCopy}
        </a>
        <a className="go" href={`/preview/${slug}`}>
          {texts.tryYourOwn}
        </a>
      </div>
    </aside>
  );
}
