import { useId } from "react";
import { useTranslations } from "#translations";
import { type Design, designName, designs } from "@/components/templates/registry";
import { previewedDesign } from "@/lib/catalogue/previewed-design";
import { links } from "@/lib/links";

interface TemplateFieldProps {
  /** The address of the live preview. */
  url: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

/**
 * The existing designs, each with a picture, and the preset's present preview if it is none of
 * them.
 */
export function TemplateField({ url, error, onChange }: TemplateFieldProps) {
  const t = useTranslations("presetTemplate");
  const id = useId();
  const chosen = previewedDesign(url);
  const other = url && !chosen ? url : null;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-sm">{t("template")}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {designs.map((design) => (
          <TemplateChoice
            key={design}
            design={design}
            group={id}
            isChosen={design === chosen}
            onChoose={() => onChange(links.preview(design))}
          />
        ))}
      </div>
      {other && (
        <label className="mt-3 flex items-center gap-2 text-sm">
          <input type="radio" name={id} checked readOnly />
          {t("elsewhere")}: <span className="break-all font-mono">{other}</span>
        </label>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TemplateChoiceProps {
  design: Design;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

const TemplateChoice = ({ design, group, isChosen, onChoose }: TemplateChoiceProps) => (
  <label className="overflow-hidden rounded-control border border-line-strong bg-paper transition-colors hover:border-ink has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
    <img
      src={`/presets/${design}/1-480.avif`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      className="aspect-4/3 w-full object-cover object-top"
    />
    <span className="flex min-h-11 items-center gap-2 px-2.5 text-sm">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {designName(design)}
    </span>
  </label>
);
