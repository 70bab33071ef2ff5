import type { ReactNode } from "react";

type IllustrationProps = { className?: string };

/** The four palette colors of a chip, and its page color. */
type Palette = { page: string; primary: string; secondary: string; text1: string; text2: string };
type LayoutProps = { p: Palette };

const SHADE = "rgb(20 14 8 / 0.16)";

/** The fill of a color chip: the card's color, lighter in dark mode. */
const SHEET = "oklch(from var(--color-card) calc(l + 0.07) c h)";

/* Each layout draws a page of 108 by 180, in the four colors of its chip. */

function Nav({ fill, logo, x = 10 }: { fill: string; logo: string; x?: number }) {
  return (
    <>
      <circle cx={x + 4} cy="13" r="4.5" fill={logo} />
      <path fill={fill} d="M60 11.5h10v3H60zM74 11.5h10v3H74zM88 11.5h10v3H88z" />
    </>
  );
}

function Boutique({ p }: LayoutProps) {
  return (
    <>
      <Nav fill={p.text2} logo={p.primary} />
      <rect x="8" y="26" width="92" height="66" rx="4" fill={p.primary} />
      <path fill={p.secondary} d="M62 92V66a17 17 0 0 1 34 0v26z" />
      <circle cx="79" cy="66" r="8" fill={p.page} />
      <path fill={p.page} d="M16 40h34v6H16zM16 50h24v6H16z" />
      <rect x="16" y="66" width="26" height="10" rx="5" fill={p.text1} />
      <rect x="8" y="100" width="43" height="44" rx="4" fill={p.text1} opacity=".38" />
      <rect x="57" y="100" width="43" height="44" rx="4" fill={p.secondary} opacity=".3" />
      <path fill={p.primary} d="M23 112h13l4 12q2 12-10.5 12T19 124z" />
      <path fill={p.secondary} d="M66 136a12.5 16 0 0 1 25 0z" />
      <path
        fill={p.text2}
        d="M8 150h28v3.5H8zM57 150h24v3.5H57zM8 158h14v3.5H8zM57 158h16v3.5H57z"
      />
      <path fill={p.primary} d="M0 170h108v10H0z" />
    </>
  );
}

function Kitchen({ p }: LayoutProps) {
  return (
    <>
      <path fill={p.primary} d="M0 0h108v112H0z" />
      <Nav fill={p.page} logo={p.secondary} />
      <circle cx="62" cy="70" r="36" fill={p.page} />
      <circle cx="62" cy="70" r="27" fill={p.text1} />
      <path fill={p.secondary} d="M42 66a21 21 0 0 1 40-4c-10 2-14 12-24 12-8 0-12-2-16-8Z" />
      <circle cx="70" cy="80" r="7" fill={p.primary} />
      <circle cx="54" cy="83" r="4" fill={p.page} />
      <path fill={p.text2} d="M10 122h46v6H10zM10 132h30v6H10z" />
      <path
        fill={p.text2}
        opacity=".4"
        d="M10 146h54v3H10zM10 154h54v3H10zM10 162h54v3H10zM86 146h12v3H86zM86 154h12v3H86zM86 162h12v3H86z"
      />
      <rect x="72" y="121" width="28" height="12" rx="6" fill={p.secondary} />
    </>
  );
}

function Studio({ p }: LayoutProps) {
  return (
    <>
      <Nav fill={p.text2} logo={p.secondary} />
      <path fill={p.text2} d="M10 28h58v8H10zM10 40h40v8H10z" />
      <rect x="8" y="58" width="44" height="62" rx="3" fill={p.primary} />
      <path fill={p.text1} d="M8 120V98q16-14 26-6t18-4v29a3 3 0 0 1-3 3z" />
      <circle cx="36" cy="76" r="8" fill={p.page} />
      <rect x="56" y="58" width="44" height="34" rx="3" fill={p.secondary} />
      <path fill={p.page} opacity=".75" d="M56 92l16-20 12 13 6-7 10 14z" />
      <rect x="56" y="96" width="44" height="50" rx="3" fill={p.text1} />
      <path fill={p.primary} d="M66 146v-22a12 12 0 0 1 24 0v22z" />
      <rect x="8" y="124" width="44" height="22" rx="3" fill={p.text2} />
      <path fill={p.page} d="M14 132h22v3H14z" />
      <path fill={p.text2} opacity=".4" d="M8 154h92v3H8zM8 162h70v3H8z" />
    </>
  );
}

function Audio({ p }: LayoutProps) {
  return (
    <>
      <path fill={p.text2} d="M0 0h18v180H0z" />
      <circle cx="9" cy="13" r="4" fill={p.secondary} />
      <path fill={p.text1} opacity=".6" d="M6 30h6v6H6zM6 44h6v6H6zM6 58h6v6H6z" />
      <rect x="26" y="10" width="74" height="74" rx="4" fill={p.primary} />
      <circle cx="63" cy="47" r="28" fill={p.text2} />
      <circle cx="63" cy="47" r="18" fill={p.secondary} />
      <circle cx="63" cy="47" r="5" fill={p.page} />
      <path fill={p.text1} d="M26 94h50v7H26zM26 106h30v4H26z" />
      <path
        fill={p.secondary}
        d="M26 140h5v14h-5zM34 130h5v24h-5zM42 122h5v32h-5zM50 134h5v20h-5zM58 126h5v28h-5zM66 118h5v36h-5zM74 132h5v22h-5zM82 124h5v30h-5zM90 138h5v16h-5z"
      />
      <rect x="26" y="162" width="74" height="4" rx="2" fill={p.text2} />
      <rect x="26" y="162" width="34" height="4" rx="2" fill={p.text1} />
    </>
  );
}

function Villa({ p }: LayoutProps) {
  return (
    <>
      <path fill={p.secondary} d="M0 0h108v104H0z" />
      <Nav fill={p.page} logo={p.page} />
      <circle cx="72" cy="56" r="22" fill={p.text1} />
      <path fill={p.primary} d="M0 104V84q24-22 48-8t60-14v42z" />
      <path fill={p.text2} d="M40 104V82l19-12 19 12v22z" />
      <path fill={p.text1} d="M54 104V90h10v14z" />
      <path fill={p.text2} d="M10 114h60v7H10zM10 125h40v7H10z" />
      <rect x="8" y="142" width="28" height="28" rx="3" fill={p.primary} />
      <rect x="40" y="142" width="28" height="28" rx="3" fill={p.secondary} />
      <rect x="72" y="142" width="28" height="28" rx="3" fill={p.text1} />
    </>
  );
}

function Ledger({ p }: LayoutProps) {
  return (
    <>
      <path fill={p.primary} d="M0 0h108v96H0z" />
      <Nav fill={p.page} logo={p.text1} />
      <path fill={p.page} d="M28 34h56v8H28zM38 46h46v8H38z" />
      <rect x="54" y="64" width="30" height="12" rx="6" fill={p.secondary} />
      <rect x="14" y="84" width="80" height="40" rx="4" fill={p.page} />
      <path
        fill={p.secondary}
        d="M24 108h8v10h-8zM36 102h8v16h-8zM48 106h8v12h-8zM60 96h8v22h-8zM72 90h8v28h-8z"
      />
      <circle cx="20" cy="142" r="8" fill={p.text1} />
      <circle cx="54" cy="142" r="8" fill={p.secondary} />
      <circle cx="88" cy="142" r="8" fill={p.primary} />
      <path
        fill={p.text2}
        opacity=".6"
        d="M8 156h24v3H8zM42 156h24v3H42zM76 156h24v3H76zM12 163h16v3H12zM46 163h16v3H46zM80 163h16v3H80z"
      />
    </>
  );
}

function Atelier({ p }: LayoutProps) {
  return (
    <>
      <Nav fill={p.text2} logo={p.primary} />
      <path fill={p.primary} d="M40 104V60a30 30 0 0 1 60 0v44z" />
      <path fill={p.text1} d="M52 104V66a18 18 0 0 1 36 0v38z" />
      <path fill={p.secondary} d="M60 104V84h20v20z" />
      <path fill={p.text2} d="M8 34h24v7H8zM8 45h18v7H8z" />
      <rect x="8" y="62" width="24" height="10" rx="5" fill={p.secondary} />
      <path fill={p.secondary} d="M0 114h108v30H0z" />
      <path fill={p.page} d="M34 122h64v5H34zM58 132h40v5H58z" />
      <path fill={p.text2} opacity=".45" d="M8 152h92v3H8zM8 160h92v3H8zM8 168h50v3H8z" />
    </>
  );
}

type Strip = { angle: number; palette: Palette; Layout: (props: LayoutProps) => ReactNode };

/* In drawing order, from back to front. */
const STRIPS: Strip[] = [
  {
    angle: 57,
    Layout: Ledger,
    palette: {
      page: "#f3f1ea",
      primary: "#27415f",
      secondary: "#e08a5b",
      text1: "#9db9cc",
      text2: "#1d2b3c",
    },
  },
  {
    angle: 42.5,
    Layout: Villa,
    palette: {
      page: "#fbf3e2",
      primary: "#7f9268",
      secondary: "#bfd3cf",
      text1: "#f0c46a",
      text2: "#3c4a38",
    },
  },
  {
    angle: 28,
    Layout: Audio,
    palette: {
      page: "#2b2030",
      primary: "#6b3550",
      secondary: "#f0a08a",
      text1: "#f3d9d2",
      text2: "#46304a",
    },
  },
  {
    angle: 13.5,
    Layout: Kitchen,
    palette: {
      page: "#fbf2df",
      primary: "#e0a340",
      secondary: "#5f7a4a",
      text1: "#f6dfa8",
      text2: "#45391f",
    },
  },
  {
    angle: -1,
    Layout: Studio,
    palette: {
      page: "#fbece4",
      primary: "#c2503a",
      secondary: "#eeb09a",
      text1: "#f3cbb2",
      text2: "#4a221c",
    },
  },
  {
    angle: -15.5,
    Layout: Atelier,
    palette: {
      page: "#f4ede1",
      primary: "#b98a6a",
      secondary: "#5a4a42",
      text1: "#e6cdb0",
      text2: "#3a2f2a",
    },
  },
  {
    angle: -30,
    Layout: Boutique,
    palette: {
      page: "#f3f1e8",
      primary: "#14636b",
      secondary: "#e3a64a",
      text1: "#7fb5b0",
      text2: "#173c41",
    },
  },
];

const STRIP =
  "M-54-412H54a10 10 0 0 1 10 10V26a20 20 0 0 1-20 20h-88a20 20 0 0 1-20-20v-428a10 10 0 0 1 10-10Z";

function SwatchStrip({ angle, palette, Layout }: Strip) {
  return (
    <g transform={`rotate(${angle})`}>
      <path fill={SHADE} d={STRIP} transform="rotate(1.8)" />
      <path fill={SHEET} d={STRIP} />
      <g transform="translate(-55 -403)scale(1.0185)">
        <path fill={palette.page} d="M0 0h108v180H0z" />
        <Layout p={palette} />
      </g>
      <path fill="var(--color-ink)" opacity=".75" d="M-54-212h38v5h-38zM22-212h32v5h-32z" />
      <path fill="var(--color-ink)" opacity=".3" d="M-54-202h24v4h-24zM36-202h18v4h-18z" />
      <path fill={palette.primary} d="M-55-188H55v44H-55z" />
      <path fill={palette.secondary} d="M-55-138H55v34H-55z" />
      <path fill={palette.text1} d="M-55-98H55v26H-55z" />
      <path fill={palette.text2} d="M-55-66H55v18H-55z" />
    </g>
  );
}

function LooseChip({ x, y, turn, fill }: { x: number; y: number; turn: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y})rotate(${turn})`} fill="var(--color-card)">
      <rect x="4" y="5" width="64" height="74" rx="7" fill={SHADE} />
      <rect width="64" height="74" rx="7" fill={SHEET} />
      <path fill={fill} d="M5 5h54v44H5z" />
      <path fill="var(--color-ink)" opacity=".75" d="M5 55h22v4H5z" />
      <path fill="var(--color-ink)" opacity=".3" d="M5 63h14v4H5zM43 55h16v4H43z" />
    </g>
  );
}

/** The hero illustration: an open swatch book whose chips are small websites. */
export function SwatchFan({ className }: IllustrationProps) {
  return (
    <svg
      viewBox="0 0 720 560"
      className={className}
      fill="var(--color-card)"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="404" cy="276" r="256" fill="var(--color-line)" opacity=".45" />
      <LooseChip x={462} y={476} turn={-11} fill="var(--color-accent)" />
      <LooseChip x={552} y={458} turn={5} fill="var(--color-gold)" />
      <LooseChip x={630} y={470} turn={-7} fill="#d8693f" />
      <g transform="translate(262 470)" fill="var(--color-card)">
        <g transform="rotate(71.5)">
          <path fill={SHADE} d={STRIP} transform="rotate(1.8)" />
          <path fill="var(--color-accent)" d={STRIP} />
          <g transform="translate(-4 -396)scale(2.6)">
            <path
              fill="var(--color-paper)"
              d="M3.5 0h13A3.5 3.5 0 0 1 20 3.5V5a1 1 0 0 1-1 1H1a1 1 0 0 1-1-1V3.5A3.5 3.5 0 0 1 3.5 0Z"
            />
            <path
              fill="var(--color-gold)"
              d="M1 7h6a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H3.5A3.5 3.5 0 0 1 0 16.5V8a1 1 0 0 1 1-1Z"
            />
            <path
              fill="var(--color-paper)"
              opacity=".7"
              d="M10 7h9a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1Z"
            />
            <path
              fill="var(--color-paper)"
              opacity=".4"
              d="M10 14h9a1 1 0 0 1 1 1v1.5a3.5 3.5 0 0 1-3.5 3.5H10a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1Z"
            />
          </g>
          <path fill="var(--color-paper)" opacity=".7" d="M26-326h22v5H26zM32-314h16v5H32z" />
        </g>
        {STRIPS.map((strip) => (
          <SwatchStrip key={strip.angle} {...strip} />
        ))}
        <circle r="17" fill="var(--color-gold)" />
        <circle r="7" fill={SHADE} />
      </g>
    </svg>
  );
}
