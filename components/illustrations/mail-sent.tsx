type IllustrationProps = { className?: string };

const SHADE = "rgb(20 14 8 / 0.14)";
/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

/** The illustration after a form was sent: an envelope with a chip inside. */
export function MailSent({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 320 240"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="160" cy="116" r="104" fill="var(--color-line)" opacity=".45" />
      {/* speed */}
      <path
        fill="var(--color-silver)"
        d="M33 112h36v6H33a3 3 0 0 1 0-6ZM15 136h50v6H15a3 3 0 0 1 0-6ZM43 160h20v6H43a3 3 0 0 1 0-6Z"
      />
      <g transform="rotate(-7 170 130)">
        <path fill={SHADE} d="M90 104l88-66 88 66v86a8 8 0 0 1-8 8H98a8 8 0 0 1-8-8z" />
        {/* inside of the envelope */}
        <path fill="var(--color-accent)" d="M84 98l82-61a6 6 0 0 1 8 0l82 61v20H84z" />
        <path fill={SHADE} d="M84 98l82-61a6 6 0 0 1 8 0l82 61v20H84z" />
        {/* the letter */}
        <rect x="104" y="50" width="132" height="120" rx="7" fill={SHEET} />
        <path fill="var(--color-accent)" d="M112 58h116v44H112z" />
        <circle cx="122" cy="67" r="4" fill="var(--color-card)" />
        <path
          fill="var(--color-card)"
          d="M196 65h8v3h-8zM208 65h8v3h-8zM122 80h40v6h-40zM122 90h26v5h-26z"
        />
        <path fill="var(--color-gold)" d="M186 102V92a14 14 0 0 1 28 0v10z" />
        <path fill="var(--color-ink)" opacity=".55" d="M112 110h60v5h-60z" />
        <path fill="var(--color-ink)" opacity=".25" d="M112 120h90v4h-90z" />
        {/* front of the envelope */}
        <path fill="var(--color-gold)" d="M84 98l86 50 86-50v86a8 8 0 0 1-8 8H92a8 8 0 0 1-8-8z" />
        <path
          fill={SHADE}
          d="M86 189l72-36a26 26 0 0 1 24 0l72 36a8 8 0 0 1-6 3H92a8 8 0 0 1-6-3Z"
        />
        <path fill="var(--color-gold)" d="M92 192l68-33a23 23 0 0 1 20 0l68 33z" />
      </g>
      {/* delivered */}
      <circle cx="252" cy="66" r="24" fill="var(--color-paper)" />
      <circle cx="252" cy="66" r="19" fill="var(--color-accent)" />
      <path fill="var(--color-card)" d="M242 66l4-4 4.5 4.5L260 57l4 4-13.5 13.5z" />
    </svg>
  );
}
