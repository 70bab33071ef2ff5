import type { SlotView } from "../content/views";
import type { service } from "./content/service";
import { withSizeNames } from "./sizes";

const METRE = 100;

/** All rooms drawn to one scale from a shared corner; the chosen one is filled by CSS. */
export function Plan({ content }: { content: SlotView<typeof service> }) {
  const rooms = withSizeNames(content.sizes).map((room) => ({
    ...room,
    right: Number(room.wide.value) * METRE,
    bottom: Number(room.deep.value) * METRE,
  }));
  return (
    <svg className="plan" viewBox="-64 -64 604 604" role="img" aria-label={content.plan.text}>
      <defs>
        <pattern id="trend-grid" width="50" height="50" patternUnits="userSpaceOnUse">
          <path className="plan-grid" d="M50 0H0v50" />
        </pattern>
      </defs>
      <rect width="540" height="540" fill="url(#trend-grid)" />
      {[...rooms].reverse().map(({ size, right, bottom }) => (
        <g key={size} className={`room room-${size}`}>
          <rect className="room-floor" width={right} height={bottom} />
        </g>
      ))}
      {content.drawing.value === "sofa" && <Sofa />}
      {rooms.map(({ size, right, bottom, width, depth }) => (
        <g key={size} className={`room-measures measures-${size}`}>
          <path d={`M0 -22H${right}M0 -30v16M${right} -30v16`} />
          <path d={`M-22 0V${bottom}M-30 0h16M-30 ${bottom}h16`} />
          <text x={right / 2} y="-34" textAnchor="middle">
            {width.text}
          </text>
          <text textAnchor="middle" transform={`translate(-34 ${bottom / 2}) rotate(-90)`}>
            {depth.text}
          </text>
        </g>
      ))}
    </svg>
  );
}

const Sofa = () => (
  <g className="plan-sofa">
    <rect x="10" y="10" width="178" height="148" rx="10" className="sofa-shadow" />
    <path d="M20 8h156a12 12 0 0 1 12 12v66a8 8 0 0 1-8 8H94v56a8 8 0 0 1-8 8H20A12 12 0 0 1 8 146V20A12 12 0 0 1 20 8Z" />
    <path className="sofa-seam" d="M30 94V30h146M94 94V30M30 94h64M135 30v64M30 150V94" />
    <rect className="sofa-pillow" x="34" y="34" width="40" height="20" rx="8" />
    <rect className="sofa-pillow" x="140" y="34" width="40" height="20" rx="8" />
  </g>
);
