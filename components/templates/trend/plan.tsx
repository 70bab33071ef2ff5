import { rooms } from "./content";

const METRE = 100;

/** All seven rooms drawn to one scale from a shared corner; the chosen one is filled by CSS. */
export function Plan() {
  return (
    <svg
      className="plan"
      viewBox="-64 -64 604 604"
      role="img"
      aria-label="Floor plan to scale: the sofa in the corner of the chosen room"
    >
      <defs>
        <pattern id="trend-grid" width="50" height="50" patternUnits="userSpaceOnUse">
          <path className="plan-grid" d="M50 0H0v50" />
        </pattern>
      </defs>
      <rect width="540" height="540" fill="url(#trend-grid)" />
      {[...rooms].reverse().map(({ value, wide, deep }) => (
        <g key={value} className={`room room-${value.toLowerCase()}`}>
          <rect className="room-floor" width={wide * METRE} height={deep * METRE} />
        </g>
      ))}
      <g className="plan-sofa">
        <rect x="10" y="10" width="178" height="148" rx="10" className="sofa-shadow" />
        <path d="M20 8h156a12 12 0 0 1 12 12v66a8 8 0 0 1-8 8H94v56a8 8 0 0 1-8 8H20A12 12 0 0 1 8 146V20A12 12 0 0 1 20 8Z" />
        <path className="sofa-seam" d="M30 94V30h146M94 94V30M30 94h64M135 30v64M30 150V94" />
        <rect className="sofa-pillow" x="34" y="34" width="40" height="20" rx="8" />
        <rect className="sofa-pillow" x="140" y="34" width="40" height="20" rx="8" />
      </g>
      {rooms.map(({ value, wide, deep }) => (
        <g key={value} className={`room-measures measures-${value.toLowerCase()}`}>
          <path d={`M0 -22H${wide * METRE}M0 -30v16M${wide * METRE} -30v16`} />
          <path d={`M-22 0V${deep * METRE}M-30 0h16M-30 ${deep * METRE}h16`} />
          <text x={(wide * METRE) / 2} y="-34" textAnchor="middle">
            {wide}.00 m
          </text>
          <text textAnchor="middle" transform={`translate(-34 ${(deep * METRE) / 2}) rotate(-90)`}>
            {deep}.00 m
          </text>
        </g>
      ))}
    </svg>
  );
}
