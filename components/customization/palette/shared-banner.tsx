import { sharedTexts as texts } from "./texts";

interface SharedBannerProps {
  slug: string;
  name: string;
  company: string;
  isFixed: boolean;
  /** The form of reports, which knows this address. */
  reportPath: string;
}

/**
 * What a shared preview has besides the template: a line that is always in view and says whose words
 * these are, and a banner with links to the visitor's own preview and a copy.
 */
export function SharedBanner({ slug, name, company, isFixed, reportPath }: SharedBannerProps) {
  return (
    <>
      <aside id="shared-note" className="preview-note" aria-label={texts.note} data-fixed={isFixed}>
        {texts.draft}{" "}
        <a id="report-draft" href={reportPath} rel="nofollow">
          {texts.report}
        </a>
      </aside>
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
    </>
  );
}
