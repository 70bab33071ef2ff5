type IllustrationProps = { className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

/** The illustration of the error page: a chip torn in two, and a plaster. */
export function BrokenSwatch({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      {/* upper half */}
      <g transform="translate(84 22)rotate(-5 70 50)">
        <path
          fill={SHADE}
          d="M14 6h132a8 8 0 0 1 8 8v78l-24 14-20-20-26 24-22-22-28 20-28-16V14a8 8 0 0 1 8-8Z"
        />
        <path
          fill={SHEET}
          d="M8 0h132a8 8 0 0 1 8 8v78l-24 14-20-20-26 24-22-22-28 20L0 86V8a8 8 0 0 1 8-8Z"
        />
        <path fill="var(--color-accent)" d="M10 10h128v70l-13 8-20-20-27 24-22-22-28 20-18-10z" />
        <circle cx="23" cy="22" r="5" fill="var(--color-card)" />
        <path fill="var(--color-card)" d="M92 20h10v4H92zM107 20h10v4h-10zM122 20h8v4h-8z" />
        <path fill="var(--color-card)" opacity=".85" d="M22 40h58v8H22zM22 53h38v8H22z" />
        <circle cx="108" cy="52" r="15" fill="var(--color-card)" opacity=".3" />
      </g>
      {/* lower half */}
      <g transform="translate(96 122)rotate(7 70 40)">
        <path
          fill={SHADE}
          d="M6 20l28 16 28-20 22 22 26-24 20 20 24-14v60a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8z"
        />
        <path
          fill={SHEET}
          d="M0 14l28 16 28-20 22 22 26-24 20 20 24-14v60a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
        />
        <path fill="var(--color-accent)" d="M10 26l18 10 28-20 22 22 26-24 20 20 14-8v22H10z" />
        <path fill="var(--color-ink)" opacity=".65" d="M10 57h46v6H10z" />
        <path
          fill="var(--color-ink)"
          opacity=".3"
          d="M10 67h28v5H10zM108 57h30v5h-30zM118 67h20v5h-20z"
        />
      </g>
      {/* crumbs */}
      <path fill="var(--color-accent)" d="M60 122l14-4-4 14zM252 96l12 6-11 7z" />
      <path fill="var(--color-gold)" d="M64 96l8 3-6 6zM262 122l8 8-11 2z" />
      <path fill="var(--color-silver)" d="M48 140l9 2-5 7zM246 76l7-5 2 9z" />
      {/* the plaster */}
      <g transform="translate(132 124)rotate(-62)">
        <rect x="-38" y="-12" width="84" height="28" rx="14" fill={SHADE} />
        <rect x="-42" y="-14" width="84" height="28" rx="14" fill="var(--color-gold)" />
        <rect x="-15" y="-14" width="30" height="28" fill="var(--color-card)" opacity=".75" />
        <path
          fill="var(--color-gold)"
          d="M-8-7h4v4h-4zM4-7h4v4H4zM-2-2h4v4h-4zM-8 3h4v4h-4zM4 3h4v4H4z"
        />
      </g>
    </svg>
  );
}
