const columns = 12;
const rows = 8;
const tiles = Array.from({ length: columns * rows }, (_, index) => ({
  id: index,
  x: index % columns,
  y: Math.floor(index / columns),
}));

/** A wall of hand-glazed tiles: no two neighbors take the light alike. */
export function Wall() {
  return (
    <svg
      className="wall"
      viewBox={`0 0 ${columns * 80} ${rows * 80}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {tiles.map(({ id, x, y }) => (
        <rect
          key={id}
          className={`glaze-${(x * 5 + y * 7 + ((x * y) % 3)) % 6}`}
          x={x * 80 + 1.5}
          y={y * 80 + 1.5}
          width="77"
          height="77"
          rx="3"
        />
      ))}
    </svg>
  );
}

export function CartIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 4h2.2l2.3 11.2h10.2L20 7.5H6.2" />
      <circle cx="9" cy="19" r="1.4" />
      <circle cx="16.5" cy="19" r="1.4" />
    </svg>
  );
}

export function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8" />
    </svg>
  );
}

export function Chevron() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m7 10 5 5 5-5" />
    </svg>
  );
}
