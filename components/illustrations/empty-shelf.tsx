type IllustrationProps = { className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

/** The illustration of an empty list: a shelf with a single chip. */
export function EmptyShelf({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      {/* upper board, with two places kept free */}
      <path fill="var(--color-line)" d="M92 40h40v56H92zM140 40h40v56h-40z" />
      <path fill="var(--color-card)" opacity=".6" d="M98 46h28v30H98zM146 46h28v30h-28z" />
      <path fill={SHEET} d="M203 96l-9-55 39-7 10 62z" />
      <path fill="var(--color-accent)" d="M200 45l28-5 5 30-28 5z" />
      <path
        fill="var(--color-ink)"
        opacity=".6"
        d="M206 81l12-2 .7 4-12 2zM225 77.5l8-1.4.7 4-8 1.4z"
      />
      <path fill="var(--color-silver)" d="M56 96h208v10H56z" />
      <path fill={SHADE} d="M56 102h208v4H56z" />
      <path fill="var(--color-silver)" d="M76 106h8v14zM244 106h-8v14z" />
      {/* lower board */}
      <path fill="var(--color-gold)" d="M66 192l6-34h32l6 34z" />
      <path fill={SHADE} d="M96 158h8l6 34H98z" />
      <path fill="var(--color-accent)" d="M86 158c-20-8-24-24-20-38 14 6 22 18 20 38Z" />
      <path
        fill="var(--color-accent)"
        opacity=".7"
        d="M90 158c18-8 24-26 18-44-16 8-24 24-18 44Z"
      />
      <path
        fill="var(--color-line)"
        d="M132 136h40v56h-40zM180 136h40v56h-40zM228 136h28v56h-28z"
      />
      <path fill="var(--color-card)" opacity=".6" d="M138 142h28v30h-28zM186 142h28v30h-28z" />
      <path fill="var(--color-silver)" d="M56 192h208v10H56z" />
      <path fill={SHADE} d="M56 198h208v4H56z" />
      <path fill="var(--color-silver)" d="M76 202h8v14zM244 202h-8v14z" />
      {/* looking closer */}
      <path fill="var(--color-ink)" d="M237 178l7-7 30 30a5 5 0 0 1-7 7z" />
      <path
        fill="var(--color-gold)"
        fillRule="evenodd"
        d="M214 122a33 33 0 1 1 0 66 33 33 0 0 1 0-66Zm0 8a25 25 0 1 0 0 50 25 25 0 0 0 0-50Z"
      />
      <circle cx="214" cy="155" r="25" fill="var(--color-paper)" opacity=".8" />
      <path fill="var(--color-card)" d="M196 152c2-10 8-16 18-17l1 5c-8 1-12 5-14 13z" />
    </svg>
  );
}
