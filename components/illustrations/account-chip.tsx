type AccountChipProps = { motif: keyof typeof motifs; className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

const motifs = {
  /** Signing in. */
  key: (
    <path
      fill="var(--color-card)"
      fillRule="evenodd"
      d="M160 66a20 20 0 0 1 5 39.3V113h11v9h-11v6h8v9h-8v9a5 5 0 0 1-10 0v-40.7A20 20 0 0 1 160 66Zm0 11a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z"
    />
  ),
  /** A new customer. */
  person: (
    <>
      <circle cx="160" cy="92" r="18" fill="var(--color-card)" />
      <path fill="var(--color-card)" d="M126 153a34 34 0 0 1 68 0z" />
      <circle cx="192" cy="72" r="15" fill="var(--color-gold)" />
      <path fill={SHEET} d="M189.5 64h5v5.500h5.500v5h-5.500V80h-5v-5.500H184v-5h5.500z" />
    </>
  ),
  /** A new password. */
  lock: (
    <>
      <path
        fill="var(--color-silver)"
        d="M140 106V91a20 20 0 0 1 40 0v15h-9V91a11 11 0 0 0-22 0v15z"
      />
      <rect x="131" y="101" width="58" height="46" rx="7" fill="var(--color-card)" />
      <path
        fill="var(--color-accent)"
        d="M160 113a6 6 0 0 1 3 11.200V135h-6v-10.800a6 6 0 0 1 3-11.200Z"
      />
    </>
  ),
} as const;

const label = "M120 175h24v5h-24zM120 184h14v4h-14zM182 175h18v5h-18zM188 184h12v4h-12z";

function Chip({ angle, color }: { angle: number; color: string }) {
  return (
    <g transform={`rotate(${angle} 160 196)`}>
      <rect x="116" y="41" width="96" height="176" rx="9" fill={SHADE} />
      <rect x="112" y="36" width="96" height="176" rx="9" fill={SHEET} />
      <path fill={color} d="M120 44h80v122h-80z" />
      <path fill="var(--color-ink)" opacity=".4" d={label} />
    </g>
  );
}

/** The illustration of the account pages: a fan of chips with the page's motif on the first. */
export function AccountChip({ motif, className }: AccountChipProps) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true" focusable="false">
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      <Chip angle={30} color="var(--color-silver)" />
      <Chip angle={-24} color="var(--color-gold)" />
      <Chip angle={0} color="var(--color-accent)" />
      {motifs[motif]}
      <circle cx="160" cy="196" r="9" fill="var(--color-ink)" />
      <circle cx="160" cy="196" r="4" fill="var(--color-gold)" />
    </svg>
  );
}
