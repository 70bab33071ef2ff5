/** Parts of the examples' pictures: SVG as text, which `sharp` draws. */

export interface Drawing {
  width: number;
  height: number;
  /** The inside of the `svg` element. */
  body: string;
}

export type Drawings = Readonly<Record<string, () => Drawing>>;

/** Equal numbers on every run, so that a picture is drawn the same again. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

type Stops = readonly (string | readonly [color: string, at: number, opacity?: number])[];

const stopsOf = (stops: Stops) =>
  stops
    .map((stop, index) => {
      const even = index / Math.max(1, stops.length - 1);
      const [color, at, opacity] = typeof stop === "string" ? [stop, even, 1] : stop;
      return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity ?? 1}"/>`;
    })
    .join("");

/** A gradient from `from` to `to`, points in fractions of the shape. */
export const linear = (
  id: string,
  stops: Stops,
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

export const radial = (id: string, stops: Stops, cx = 0.5, cy = 0.5, r = 0.6): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;

export const at = (x: number, y: number, body: string, turn = 0, scale: number | string = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

export const path = (d: string, fill: string, more = "") =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = "") =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

/** What a shape holds of `body`. */
export const inside = (id: string, shape: string, body: string) =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;

/** A shadow on the ground under a thing that stands free. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.34) =>
  oval(x, y, rx, ry, "#000", `opacity="${opacity}" filter="url(#soft)"`);

export const soft = 'filter="url(#soft)"';

/** A leaf from its stem at 0 0 up to its tip. */
const leafPath = (length: number, width: number, bend = 0) =>
  `M0 0C${-width} ${-length * 0.25} ${-width * 0.9 + bend} ${-length * 0.7} ${bend} ${-length}C${width * 0.9 + bend} ${-length * 0.7} ${width} ${-length * 0.25} 0 0Z`;

/** A leaf with a lit half and its middle vein. */
export function leaf(length: number, width: number, colors: readonly [string, string], bend = 0) {
  const half = `M0 0C${width} ${-length * 0.25} ${width * 0.9 + bend} ${-length * 0.7} ${bend} ${-length}Q${bend * 0.4} ${-length * 0.5} 0 0Z`;
  return (
    path(leafPath(length, width, bend), colors[0]) +
    path(half, colors[1]) +
    line(`M0 0Q${bend * 0.4} ${-length * 0.5} ${bend} ${-length}`, colors[1], width * 0.06)
  );
}

/** The page of a drawing, with the filters that its parts name. */
export const pageOf = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${width / 70}"/></filter>
<filter id="mist" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${width / 22}"/></filter>
<filter id="grain" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">
<feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="2" seed="11"/>
<feColorMatrix values="0.9 0 0 0 0.05 0.9 0 0 0 0.05 0.9 0 0 0 0.05 0 0 0 0 1" result="noise"/>
<feBlend in="noise" in2="SourceGraphic" mode="soft-light"/>
<feComposite in2="SourceGraphic" operator="in" result="grained"/>
<feComposite in="grained" in2="SourceGraphic" operator="arithmetic" k2="0.4" k3="0.6"/>
</filter>
<g filter="url(#grain)">${body}</g></svg>`;
