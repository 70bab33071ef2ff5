import { useLanguage, useTranslations } from "#translations";
import { LiveFrame } from "@/components/customization/palette/live-frame";
import { liveFrameSize } from "@/components/customization/palette/live-frame-size";
import { siteLinks } from "@/lib/site-links";

const size = liveFrameSize("desktop", false);

interface SitePictureProps {
  license: string;
  /** The number of a version, or the draft. */
  which: number | "draft";
  label: string;
  /** Identifies the state of the draft: a changed draft is another picture. */
  state?: string;
}

/** A small live picture of a version of a site. */
export function BareSitePicture({ license, which, label, state = "" }: SitePictureProps) {
  const t = useTranslations("sitePicture");
  const language = useLanguage();
  return (
    <div className="relative aspect-4/3 border-line border-b bg-paper">
      <LiveFrame
        key={state}
        src={siteLinks.sitePicture(license, which)}
        title={t("pictureOf", { what: label.toLocaleLowerCase(language) })}
        size={size}
      />
    </div>
  );
}

/** A picture of a site with its label below, like a color chip. */
export function SitePicture(props: SitePictureProps) {
  const { label } = props;
  return (
    <figure className="min-w-0 overflow-hidden rounded-card border border-line bg-card">
      <BareSitePicture {...props} />
      <figcaption className="label px-3.5 py-2.5">{label}</figcaption>
    </figure>
  );
}
