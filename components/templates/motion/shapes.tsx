import type { ReactNode } from "react";

type Cell = "rise" | "fall" | "ring" | "bow" | "leaf" | "dots" | "steps" | "eye";

const drawn: Record<Cell, ReactNode> = {
  rise: <path d="M0 100A100 100 0 0 1 100 0V100Z" />,
  fall: <path d="M0 0A100 100 0 0 0 100 100V0Z" />,
  ring: (
    <path
      fillRule="evenodd"
      d="M50 0a50 50 0 1 1 0 100a50 50 0 0 1 0-100m0 26a24 24 0 1 0 0 48a24 24 0 0 0 0-48"
    />
  ),
  bow: <path d="M0 0A50 50 0 0 0 100 0ZM0 100A50 50 0 0 1 100 100Z" />,
  leaf: <path d="M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z" />,
  dots: (
    <path d="M25 5a20 20 0 1 1 0 40a20 20 0 0 1 0-40M75 5a20 20 0 1 1 0 40a20 20 0 0 1 0-40M25 55a20 20 0 1 1 0 40a20 20 0 0 1 0-40M75 55a20 20 0 1 1 0 40a20 20 0 0 1 0-40" />
  ),
  steps: <path d="M0 0H100V20H0ZM0 40H100V60H0ZM0 80H100V100H0Z" />,
  eye: <path d="M0 50A50 50 0 0 1 100 50A50 50 0 0 1 0 50Z" />,
};

type Tile = [x: number, y: number, ground: string, shape: string, cell: Cell];

/** Ground and shape of each tile, left to right, top to bottom; the gap is for the product. */
const wall: Tile[] = [
  [0, 0, "none", "second", "rise"],
  [1, 0, "accent", "first", "leaf"],
  [4, 0, "none", "accent", "ring"],
  [0, 1, "second", "accent", "bow"],
  [1, 1, "none", "second", "fall"],
  [4, 1, "second", "text", "rise"],
  [0, 2, "none", "accent", "eye"],
  [1, 2, "second", "first", "dots"],
  [2, 2, "none", "second", "steps"],
  [3, 2, "text", "second", "leaf"],
  [4, 2, "accent", "second", "fall"],
  [0, 3, "second", "text", "rise"],
  [1, 3, "none", "accent", "bow"],
  [2, 3, "accent", "second", "eye"],
  [3, 3, "none", "second", "fall"],
  [4, 3, "second", "first", "dots"],
];

const drawTiles = (tiles: Tile[]) =>
  tiles.map(([x, y, ground, shape, cell]) => (
    <g key={`${x}-${y}`} transform={`translate(${x * 100} ${y * 100})`}>
      {ground !== "none" && <rect className={ground} width="100" height="100" />}
      <g className={`turn ${shape}`}>{drawn[cell]}</g>
    </g>
  ));

export function Wall() {
  return (
    <svg className="wall" viewBox="0 0 500 400" aria-hidden="true">
      <rect className="second" x="200" width="200" height="200" />
      <circle className="accent" cx="300" cy="100" r="92" />
      {drawTiles(wall)}
    </svg>
  );
}

const frieze: Tile[] = [
  [0, 0, "second", "accent", "rise"],
  [1, 0, "none", "text", "eye"],
  [2, 0, "accent", "second", "leaf"],
  [3, 0, "second", "text", "fall"],
];

/** A row of the wall. */
export function Frieze() {
  return (
    <svg className="wall" viewBox="0 0 400 100" aria-hidden="true">
      {drawTiles(frieze)}
    </svg>
  );
}

export function CartIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 8h14l-1.2 12H6.2zM8.5 10V6.5a3.5 3.5 0 0 1 7 0V10" />
    </svg>
  );
}

export function SearchIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.5 15.5 21 21" />
    </svg>
  );
}

export function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4a8 8 0 1 0 0 16z" className="full" />
      <path d="M12 4a8 8 0 0 1 0 16" />
    </svg>
  );
}
