const fields = [
  { variable: "--primary", label: "Primary background" },
  { variable: "--secondary", label: "Secondary background" },
  { variable: "--text-01", label: "Text color 1" },
  { variable: "--text-02", label: "Text color 2" },
];

/** Four pickers that recolor the page; template.js connects them. */
export function PalettePanel() {
  return (
    <div className="panel palette" id="gg-palette" popover="auto" data-palette>
      <p className="panel-title">Palette</p>
      {fields.map(({ variable, label }) => (
        <label key={variable}>
          <input type="color" data-color={variable} />
          {label}
        </label>
      ))}
      <button type="button" className="button" data-palette-reset>
        Reset
      </button>
    </div>
  );
}
