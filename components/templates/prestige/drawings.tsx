/** Two hundred marks in a circle: one for each piece of the edition. */
export function NumberedRing() {
  return (
    <svg className="ring" viewBox="0 0 600 600" aria-hidden="true">
      <circle cx="300" cy="300" r="292" pathLength={200} className="marks" />
      <circle cx="300" cy="300" r="284" pathLength={20} className="tens" />
      <circle cx="300" cy="300" r="258" className="hair" />
      <circle cx="300" cy="300" r="258" pathLength={200} className="arc" />
    </svg>
  );
}

export function CaseDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 260 250" aria-hidden="true">
      <g className="outline">
        <path d="M96 58 102 8h56l6 50M96 172l6 50h56l6-50" />
        <circle cx="130" cy="115" r="72" />
        <circle cx="130" cy="115" r="63" />
        <circle cx="130" cy="115" r="2.5" />
        <path d="M202 107h10v16h-10M130 115V74M130 115l27 16" />
        <path d="M130 58v7M130 165v7M73 115h7M180 115h7" />
      </g>
      <g className="measure">
        <path d="M58 115v127M202 125v117M58 236h144M64 232l-6 4 6 4M196 232l6 4-6 4" />
      </g>
    </svg>
  );
}

export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2 4.2 19.8" />
    </svg>
  );
}

export function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8.25" />
      <path className="half" d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" />
    </svg>
  );
}
