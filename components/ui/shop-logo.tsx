interface ShopLogoProps {
  className?: string;
  /** The id of the drawing, for others that repeat it by reference. */
  id?: string;
}

/** The shop's logo: four color chips. Its colors can be set with `--mark-1` to `--mark-4`. */
export function ShopLogo({ className, id }: ShopLogoProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={className}
      fill="none"
      aria-hidden="true"
      focusable="false"
      xmlns="http://www.w3.org/2000/svg"
    >
      <g id={id}>
        <path
          fill="var(--mark-1, #14727a)"
          fillRule="evenodd"
          d="M3.5 0h13A3.5 3.5 0 0 1 20 3.5V5a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V3.5A3.5 3.5 0 0 1 3.5 0ZM4 1.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z"
        />
        <path
          fill="var(--mark-2, #d8693f)"
          d="M1 7h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H3.5A3.5 3.5 0 0 1 0 16.5V8a1 1 0 0 1 1-1Z"
        />
        <path
          fill="var(--mark-3, #e3a64a)"
          d="M10 7h9a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z"
        />
        <path
          fill="var(--mark-4, #5fa8a6)"
          d="M10 14h9a1 1 0 0 1 1 1v1.5a3.5 3.5 0 0 1-3.5 3.5H10a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1Z"
        />
      </g>
    </svg>
  );
}
