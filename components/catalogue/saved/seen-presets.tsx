import { useTranslations } from "#translations";
import { cardPreset } from "@/components/catalogue/card-preset";
import { SuggestedPreset } from "@/components/catalogue/suggested-preset";
import { button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import type { Preset } from "@/lib/catalogue/schemas";
import { links } from "@/lib/links";

interface SeenPresetsProps {
  presets: Preset[];
  onForget: () => void;
}

export function SeenPresets({ presets, onForget }: SeenPresetsProps) {
  const t = useTranslations("saved");
  return (
    <section aria-labelledby="seen" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="seen" className="text-xl">
          {t("seen")}
        </h2>
        {presets.length > 0 && (
          <button type="button" className={button("quiet", "medium")} onClick={onForget}>
            {t("forget")}
          </button>
        )}
      </div>
      {presets.length === 0 && <p className="mt-3 text-ink-soft">{t("nothingSeen")}</p>}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {presets.map((preset) => (
          <li key={preset.id}>
            <IntentLink
              href={links.detail(preset.id)}
              className="flex items-center gap-3 rounded-card border border-line bg-card p-2.5 pe-4 hover:border-line-strong"
            >
              <SuggestedPreset preset={cardPreset(preset)} />
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
