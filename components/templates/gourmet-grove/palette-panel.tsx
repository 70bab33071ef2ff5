import { SlotText } from "../content/slot-text";
import type { SlotsView } from "../content/views";
import type { content as declaration } from "./content";

interface PalettePanelProps {
  words: SlotsView<(typeof declaration)["slots"]>["words"];
}

/** Four pickers that recolor the page; template.js connects them. */
export function PalettePanel({ words }: PalettePanelProps) {
  const fields = [
    { variable: "--primary", label: words.primary },
    { variable: "--secondary", label: words.secondary },
    { variable: "--text-01", label: words.text01 },
    { variable: "--text-02", label: words.text02 },
  ];
  return (
    <div className="panel palette" id="gg-palette" popover="auto" data-palette>
      <p className="panel-title">
        <SlotText of={words.palette} />
      </p>
      {fields.map(({ variable, label }) => (
        <label key={variable}>
          <input type="color" data-color={variable} />
          <SlotText of={label} />
        </label>
      ))}
      <button type="button" className="button" data-palette-reset>
        <SlotText of={words.reset} />
      </button>
    </div>
  );
}
