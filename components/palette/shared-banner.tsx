interface SharedBannerProps {
  slug: string;
  name: string;
  company: string;
  isFixed: boolean;
}

/** The banner of a shared preview: what it shows, and a link to the visitor's own preview. */
export function SharedBanner({ slug, name, company, isFixed }: SharedBannerProps) {
  return (
    <aside className="preview-shared" aria-label="About this page" data-fixed={isFixed}>
      <p>
        <strong>{name}</strong>
        {company ? ` in the colors of ${company}` : " in shared colors"}, a template of{" "}
        <a href="/">Presetry</a>
      </p>
      <a className="go" href={`/preview/${slug}`}>
        Try your own colors
      </a>
    </aside>
  );
}
