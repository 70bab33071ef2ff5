const width = 1440;
const horizon = 120;

const swell = Array.from({ length: 9 }, (_, row) => {
  const y = horizon + 2 + row ** 1.7 * 3.4;
  const length = 60 + row * 22;
  const rise = row * 1.15;
  const turns = Math.ceil((width * 2) / length) + 2;
  return `M${-row * 31} ${y.toFixed(1)}q${length / 4} ${-rise} ${length / 2} 0${`t${length / 2} 0`.repeat(turns)}`;
});

/** A low sun on the water: the only picture of the page that shows no product. */
export function Sea() {
  return (
    <svg className="sea" viewBox={`0 0 ${width} 250`} aria-hidden="true">
      <path className="sun" d={`M930 ${horizon}a112 112 0 0 1 224 0z`} />
      {swell.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
