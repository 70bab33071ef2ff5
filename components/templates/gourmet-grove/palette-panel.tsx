const fields = [
  { variable: "--primary", label: "Primary background" },
  { variable: "--secondary", label: "Secondary background" },
  { variable: "--text-01", label: "Text colour 1" },
  { variable: "--text-02", label: "Text colour 2" },
];

/** Four pickers that recolour the page; template.js connects them. */
export function PalettePanel() {
  return (
    <div className="panel palette" id="gg-palette" popover="auto" data-palette>
      <p className="panel-title">Palette</p>
      {fields.map(({ variable, label }) => (
        <label key={variable}>
          <input type="color" data-colour={variable} />
          {label}
        </label>
      ))}
      <button type="button" className="button" data-palette-reset>
        Reset
      </button>
    </div>
  );
}
