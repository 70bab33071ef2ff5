type IllustrationProps = { className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";
const CHIP = "M7 0h58a7 7 0 0 1 7 7v94a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Z";
const FOUR = "M40 12h12v34h8v11h-8v15H40V57H12V47zm0 19L27 46h13z";

/** The illustration of the 404 page: the middle chip of 4-0-4 has fallen off the rail. */
export function LostSwatch({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      <path fill="var(--color-silver)" d="M30 12h260a4 4 0 0 1 0 8H30a4 4 0 0 1 0-8Z" />
      <path fill="var(--color-ink)" d="M75 6h10v22H75zM235 6h10v22h-10z" />
      <path fill="var(--color-ink)" opacity=".35" d="M155 6h10v22h-10z" />
      {/* the place it left */}
      <g transform="translate(124 24)">
        <path fill="var(--color-paper)" d={CHIP} />
        <path fill="var(--color-line)" d="M8 8h56v70H8z" />
      </g>
      <g transform="translate(44 24)">
        <path fill={SHADE} d={CHIP} transform="translate(4 5)" />
        <path fill={SHEET} d={CHIP} />
        <path fill="var(--color-accent)" d="M6 6h60v72H6z" />
        <path fill="var(--color-card)" fillRule="evenodd" d={FOUR} />
        <path fill="var(--color-ink)" opacity=".6" d="M6 85h26v5H6z" />
        <path fill="var(--color-ink)" opacity=".3" d="M6 94h16v4H6zM48 94h18v4H48z" />
      </g>
      <g transform="translate(204 24)">
        <path fill={SHADE} d={CHIP} transform="translate(4 5)" />
        <path fill={SHEET} d={CHIP} />
        <path fill="var(--color-accent)" d="M6 6h60v72H6z" />
        <path fill="var(--color-card)" fillRule="evenodd" d={FOUR} />
        <path fill="var(--color-ink)" opacity=".6" d="M6 85h26v5H6z" />
        <path fill="var(--color-ink)" opacity=".3" d="M6 94h16v4H6zM48 94h18v4H48z" />
      </g>
      {/* the floor and the chip that fell */}
      <path fill="var(--color-line)" d="M40 226h240a3 3 0 0 1 0 6H40a3 3 0 0 1 0-6Z" />
      <g transform="translate(139 103)rotate(15)">
        <path fill={SHADE} d={CHIP} transform="translate(5 4)" />
        <path fill={SHEET} d={CHIP} />
        <path fill="var(--color-gold)" d="M6 6h60v72H6z" />
        <path
          fill="var(--color-card)"
          fillRule="evenodd"
          d="M36 11c14 0 22 12 22 31s-8 31-22 31-22-12-22-31 8-31 22-31Zm0 12c-7 0-10 7-10 19s3 19 10 19 10-7 10-19-3-19-10-19Z"
        />
        <path fill="var(--color-ink)" opacity=".6" d="M6 85h26v5H6z" />
        <path fill="var(--color-ink)" opacity=".3" d="M6 94h16v4H6zM48 94h18v4H48z" />
      </g>
    </svg>
  );
}
