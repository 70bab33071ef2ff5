import type { ReactNode } from "react";

function Poster({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 300 360" width="300" height="360" aria-hidden="true">
      {children}
    </svg>
  );
}

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

export function ChairPoster() {
  return (
    <Poster>
      <rect className="c-accent" width="300" height="360" />
      <circle className="c-light" cx="206" cy="104" r="54" />
      <path className="c-secondary" d="M0 300h300v60H0z" />
      <path
        className="c-primary"
        d="M62 116c12-7 29-3 34 11l31 84h96c13 0 21 9 18 21l-3 12H116c-14 0-23-7-28-20L52 141c-4-10 1-20 10-25z"
      />
      <path className="c-secondary" d="M112 182h108c10 0 14 16 3 18l-101 8z" />
      <path className="s-secondary" d="M120 244l-20 70M222 244l22 70M132 244h88" strokeWidth="8" />
    </Poster>
  );
}

export function LampPoster() {
  return (
    <Poster>
      <rect className="c-secondary" width="300" height="360" />
      <path className="c-primary" d="M0 306h300v54H0z" />
      <path className="c-light glow" d="M158 132h104l38 174H120z" />
      <path className="s-light" d="M76 306V132c0-62 34-98 78-98s56 26 56 52" strokeWidth="6" />
      <path className="c-accent" d="M158 132c0-30 22-50 52-50s52 20 52 50z" />
      <circle className="c-light" cx="210" cy="134" r="12" />
      <path className="c-accent" d="M40 306c2-14 16-22 36-22s34 8 36 22z" />
    </Poster>
  );
}

export function SideboardPoster() {
  return (
    <Poster>
      <rect className="c-primary" width="300" height="360" />
      <path className="c-secondary" d="M0 312h300v48H0z" />
      <g className="s-accent" strokeWidth="4">
        {rays.map((angle, index) => (
          <path
            key={angle}
            d={index % 2 ? "M0-30V-46" : "M0-30V-64"}
            transform={`translate(190 96) rotate(${angle})`}
          />
        ))}
      </g>
      <circle className="c-light" cx="190" cy="96" r="24" />
      <path className="s-primary" d="M190 82v14l9 7" strokeWidth="3" />
      <path className="c-accent" d="M24 204h252v76H24z" />
      <path className="c-light" d="M108 212h76v60h-76z" />
      <path
        className="s-primary"
        d="M108 204v76M184 204v76M96 236v14M196 236v14M146 220v44"
        strokeWidth="3"
      />
      <path className="s-accent" d="M52 280l-8 40M248 280l8 40" strokeWidth="8" />
      <path className="c-light" d="M58 204c-13-14-13-34-3-44v-12h18v12c10 10 10 30-3 44z" />
      <path
        className="s-light"
        d="M62 150c-2-22-16-30-22-46M66 150c0-24 8-36 18-48"
        strokeWidth="3"
      />
    </Poster>
  );
}

export function SofaPoster() {
  return (
    <Poster>
      <rect className="c-light" width="300" height="360" />
      <path className="c-accent" d="M0 308h300v52H0z" />
      <path className="c-primary" d="M82 44h136v92H82z" />
      <circle className="c-accent" cx="126" cy="98" r="26" />
      <path className="c-secondary" d="M140 136c0-36 22-62 50-62v62z" />
      <path className="c-secondary" d="M40 196c0-14 10-22 22-22h176c12 0 22 8 22 22v48H40z" />
      <path className="c-primary" d="M18 218c0-18 34-18 34 0v20h196v-20c0-18 34-18 34 0v58H18z" />
      <path className="s-accent" d="M150 184v50M52 252h196" strokeWidth="3" />
      <path className="s-secondary" d="M44 276l-8 40M256 276l8 40M150 276v36" strokeWidth="7" />
    </Poster>
  );
}
