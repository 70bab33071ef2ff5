import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import type { PublicationRefusal } from "@/lib/sites/schemas";

interface OpenPlacesProps {
  places: NonNullable<PublicationRefusal["openPlaces"]>;
  isSending: boolean;
  publishAnyway: () => void;
}

/** What still waits for the owner's own words: each leads to its place in the editor. */
export function OpenPlaces({ places, isSending, publishAnyway }: OpenPlacesProps) {
  const t = useTranslations("openPlaces");
  const [first] = places;
  return (
    <div role="alert" className="mt-5 rounded-control border border-line bg-paper p-4 text-sm">
      <p className="font-medium text-base">{t("waiting", { count: places.length })}</p>
      <p className="mt-1 text-ink-soft">{t("hint")}</p>
      <ul className="mt-3 max-h-56 divide-y divide-line overflow-y-auto">
        {places.map(({ name, editor }) => (
          <li key={editor} className="py-2">
            <Anchor
              href={editor}
              className="text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {first && (
          <Anchor href={first.editor} className={button("primary", "medium")}>
            {t("fillIn")}
          </Anchor>
        )}
        <button
          type="button"
          disabled={isSending}
          className={button("secondary", "medium")}
          onClick={publishAnyway}
        >
          {t("publishAnyway")}
        </button>
      </div>
    </div>
  );
}
