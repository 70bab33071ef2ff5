type IllustrationProps = { className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

/** The illustration of the empty cart: a cart, and chips above it. */
export function EmptyCart({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      {/* chips in the air */}
      <g transform="translate(112 30)rotate(-12)">
        <rect width="46" height="58" rx="6" fill="var(--color-card)" />
        <path fill="var(--color-line)" d="M5 5h36v34H5zM5 45h18v4H5z" />
      </g>
      <g transform="translate(182 22)rotate(10)">
        <rect x="3" y="4" width="50" height="62" rx="6" fill={SHADE} />
        <rect width="50" height="62" rx="6" fill={SHEET} />
        <path fill="var(--color-gold)" d="M5 5h40v36H5z" />
        <path fill="var(--color-card)" d="M10 11h14v4H10zM10 19h10v3H10z" />
        <path fill="var(--color-card)" opacity=".7" d="M26 41V31a7 7 0 0 1 14 0v10z" />
        <path fill="var(--color-ink)" opacity=".6" d="M5 47h18v4H5z" />
        <path fill="var(--color-ink)" opacity=".3" d="M33 47h12v4H33zM5 54h11v3H5z" />
      </g>
      {/* the cart */}
      <path
        fill="var(--color-ink)"
        d="M46 84h27a6 6 0 0 1 5.8 4.5L82 100H70l-2-6H46a5 5 0 0 1 0-10Z"
      />
      <path
        fill="var(--color-accent)"
        d="M70 100h188a6 6 0 0 1 5.8 7.5l-16 62A6 6 0 0 1 242 174H96a6 6 0 0 1-5.8-4.5z"
      />
      <path fill={SHADE} d="M226 100h32a6 6 0 0 1 5.8 7.5l-16 62A6 6 0 0 1 242 174h-32z" />
      <path
        fill="var(--color-card)"
        opacity=".9"
        d="M92 114h26l5 20H97zM127 114h32v20h-27zM168 114h32l-5 20h-27zM209 114h30l-5 20h-30zM99 143h26l4 17h-26zM134 143h25v17h-21zM168 143h25l-4 17h-21zM202 143h30l-5 17h-29z"
      />
      <path fill="var(--color-ink)" d="M92 174h14l4 12h132a4 4 0 0 1 0 8H104z" />
      <circle cx="124" cy="206" r="14" fill="var(--color-ink)" />
      <circle cx="222" cy="206" r="14" fill="var(--color-ink)" />
      <circle cx="124" cy="206" r="6" fill="var(--color-gold)" />
      <circle cx="222" cy="206" r="6" fill="var(--color-gold)" />
      <path fill="var(--color-line)" d="M50 222h220a3 3 0 0 1 0 6H50a3 3 0 0 1 0-6Z" />
    </svg>
  );
}
