const leaves = [0, 1, 2, 3, 4, 5].map((step) => {
  const y = 34 + step * 26;
  const reach = 18 + step * 4;
  return [
    `M80 ${y + 18}c-4-${reach * 0.6} -${reach}-${reach * 0.9} -${reach * 1.5}-${reach * 0.6}`,
    `c2 ${reach * 0.8} ${reach * 0.8} ${reach} ${reach * 1.5} ${reach * 0.6}`,
    `M80 ${y + 28}c4-${reach * 0.6} ${reach}-${reach * 0.9} ${reach * 1.5}-${reach * 0.6}`,
    `c-2 ${reach * 0.8} -${reach * 0.8} ${reach} -${reach * 1.5} ${reach * 0.6}`,
  ].join("");
});

/** A sprig drawn in one line, the house's only ornament. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="0 0 160 250" width="160" height="250" aria-hidden="true">
      <path
        d={`M80 246V34M80 34c-7-8-7-20 0-30 7 10 7 22 0 30M80 246c-2-8-8-14-16-16${leaves.join("")}`}
      />
    </svg>
  );
}

export function Swatches() {
  return (
    <svg viewBox="0 0 46 16" width="46" height="16" aria-hidden="true" className="swatches">
      {["--primary", "--secondary", "--text-01", "--text-02"].map((color, index) => (
        <circle
          key={color}
          cx={8 + index * 10}
          cy="8"
          r="7"
          style={{ fill: `var(${color})`, stroke: "var(--ink)" }}
        />
      ))}
    </svg>
  );
}
