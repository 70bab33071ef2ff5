import { cartPageTexts as texts } from "./texts";

/** The presets that were removed because they are no longer sold. */
export function RemovedPresets({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const list = new Intl.ListFormat("en").format(names);
  return (
    <p role="status" className="page mt-4 text-warn">
      {texts.noLongerSold(list)}
    </p>
  );
}
