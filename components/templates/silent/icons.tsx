const paths = {
  menu: "M4 7h16M4 12h10M4 17h16",
  shop: "M4 10h16l-1.5-5h-13L4 10Zm1.5 0v9h13v-9M10 19v-5h4v5",
  cart: "M3 5h2.4l2 10h9.6l2-7H6.4M9 19.2h.01M16 19.2h.01",
  user: "M12 12a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2Zm-7 7.2c.9-3 3.6-4.6 7-4.6s6.1 1.6 7 4.6",
  arrow: "M5 12h14m-5-5 5 5-5 5",
};

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** A sound wave of `bars` strokes that calms from `from` to `to` (0 = silence, 1 = full height). */
export function Wave({ bars, from, to }: { bars: number; from: number; to: number }) {
  const strokes = Array.from({ length: bars }, (_, index) => {
    const loudness = from + (to - from) * (index / (bars - 1)) ** 0.7;
    const pitch = Math.abs(Math.sin(index * 1.93) * Math.cos(index * 0.41)) * 0.85 + 0.15;
    const half = Math.max(0.5, 49 * loudness * pitch).toFixed(1);
    return `M${index * 8 + 4} ${(50 - Number(half)).toFixed(1)}v${(2 * Number(half)).toFixed(1)}`;
  });
  return (
    <svg className="wave" viewBox={`0 0 ${bars * 8} 100`} aria-hidden="true">
      <path d={strokes.join("")} />
    </svg>
  );
}
