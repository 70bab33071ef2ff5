import { type Design, templateOf } from "@/components/templates/registry";
import { inLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { translatorIn } from "@/lib/translations/messages";

interface SharedBannerProps {
  language: string;
  design: Design;
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
export function SharedBanner(props: SharedBannerProps) {
  const { language, design, name, company, isFixed, reportPath } = props;
  const t = translatorIn(language, "sharedPreview");
  const unshown = translatorIn(language, "sharedScript");
  const parts = { template: "\n", shop: "\n" };
  const [start, middle, end] = (
    company ? t("inColorsOf", { ...parts, company }) : t("inSharedColors", parts)
  ).split("\n");
  return (
    <>
      <aside
        id="shared-note"
        className="preview-note"
        aria-label={t("note")}
        data-fixed={isFixed}
        lang={language}
      >
        {t("draft")}{" "}
        <a id="report-draft" href={reportPath} rel="nofollow">
          {t("report")}
        </a>
      </aside>
      <aside
        id="shared"
        className="preview-shared"
        aria-label={t("label")}
        data-fixed={isFixed}
        data-slug={templateOf(design)}
        lang={language}
      >
        <p
          id="shared-status"
          className="status"
          role="status"
          data-unreadable={unshown("unreadable")}
          data-taken-back={unshown("takenBack")}
          data-unreachable={unshown("unreachable")}
        />
        <p>
          {start}
          <strong>{name}</strong>
          {middle}
          <a href={inLanguage(language, "/")}>Presetry</a>
          {end}
        </p>
        <div className="ways">
          <a
            className="go quiet"
            id="edit-copy"
            href={inLanguage(language, links.edit(links.preview(design)))}
            hidden
          >
            {t("editCopy")}
          </a>
          <a className="go" href={inLanguage(language, links.preview(design))}>
            {t("tryYourOwn")}
          </a>
        </div>
      </aside>
    </>
  );
}
