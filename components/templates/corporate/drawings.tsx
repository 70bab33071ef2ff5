import type { ReactNode } from "react";

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="drawing" viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
      {children}
    </svg>
  );
}

const columns = [0, 1, 2, 3, 4];

/** A front elevation with its measuring lines. */
export function SurveyDrawing() {
  return (
    <Drawing>
      <rect className="fill" x="66" y="34" width="120" height="36" />
      <path d="M66 34h120v92H66zM66 70h120M66 98h120" />
      {columns.map((column) => (
        <path
          key={column}
          d={`M${74 + column * 23} 42h12v20h-12zM${74 + column * 23} 78h12v14h-12z`}
        />
      ))}
      <path d="M114 126v-20h24v20" />
      <path d="M20 126h200" strokeWidth="3" />
      <path d="M46 34v92M40 34h12M40 126h12M66 18h120M66 12v12M186 12v12" />
      <path d="M42 38l8-8M42 130l8-8M62 22l8-8M182 22l8-8" />
    </Drawing>
  );
}

/** A floor plan: walls, a stair and the swing of two doors. */
export function PlanningDrawing() {
  return (
    <Drawing>
      <rect className="fill" x="130" y="22" width="84" height="52" />
      <path d="M26 22h188v106H26z" strokeWidth="5" />
      <path d="M130 22v20M130 66v62M130 74h84M26 84h40M98 84h32" strokeWidth="4" />
      <path d="M130 42a24 24 0 0 1 24 24h-24M66 84a32 32 0 0 0 32 32V84" />
      <path d="M150 74v24M160 74v24M170 74v24M180 74v24M190 74v24M200 74v24M150 98h64" />
      <path d="M44 38h44v28H44zM44 52h44M66 38v28" />
    </Drawing>
  );
}

/** A frame going up beside a crane. */
export function ConstructionDrawing() {
  return (
    <Drawing>
      <rect className="fill" x="122" y="98" width="88" height="28" />
      <path
        d="M122 126V46M151 126V46M181 126V46M210 126V74M122 46h59M122 70h88M122 98h88"
        strokeWidth="3"
      />
      <path d="M122 98l29-28M151 98l-29-28M181 98l29-24" />
      <path d="M58 126V14M70 126V14M58 126l12-16-12-16 12-16-12-16 12-16-12-16 12-16" />
      <path d="M22 26h136M64 6L22 26M64 6l94 20M64 6v20M22 26v14h18V26M140 26v12" />
      <path d="M20 126h200" strokeWidth="3" />
    </Drawing>
  );
}

/** The same house in the evening, some of its windows lit. */
export function CareDrawing() {
  return (
    <Drawing>
      <path d="M52 24h82v102H52zM134 58h58v68h-58z" />
      {columns.slice(0, 4).map((row) => (
        <path
          key={row}
          className={row % 2 ? "fill" : undefined}
          d={`M62 ${34 + row * 22}h14v12H62zM86 ${34 + row * 22}h14v12H86z`}
        />
      ))}
      {columns.slice(0, 4).map((row) => (
        <path
          key={row}
          className={row === 2 || row === 0 ? "fill" : undefined}
          d={`M110 ${34 + row * 22}h14v12h-14z`}
        />
      ))}
      <path className="fill" d="M144 68h38v16h-38z" />
      <path d="M144 68h38v16h-38zM163 68v16M150 126V98h26v28M163 98v28" />
      <path d="M204 126V92M204 92a14 14 0 1 1 .1 0M20 126h200" strokeWidth="3" />
    </Drawing>
  );
}

/** Where the office is: four streets, the river and one marked corner. */
export function SitePlan() {
  return (
    <svg className="site-plan" viewBox="0 0 480 420" width="480" height="420" aria-hidden="true">
      <path className="river" d="M-10 330C90 300 140 390 250 352S420 292 500 320" />
      <path d="M0 96L480 60M0 206L480 176M96 0l34 330M262 0l26 346M404 0l22 306" />
      <g className="blocks">
        <path d="M112 20l136-8 6 54-136 10zM10 20l74-4 5 66-79 5zM276 10l112-6 4 52-112 8zM418 4l62-2v48l-58 4z" />
        <path d="M14 110l78-6 9 86-87 5zM128 100l134-10 2 28-132 10zM132 144l132-9 3 42-130 9zM284 88l112-8 2 20-112 8zM430 78l50-4v92l-44 3z" />
        <path d="M20 220l84-5 9 78-93 12zM140 212l128-8 7 124-122-18zM294 202l112-8 8 92-114 36zM440 192l40-3v106l-34-6z" />
      </g>
      <path className="spot" d="M288 120l110-8 5 62-112 7z" />
      <path d="M345 146V78" strokeWidth="3" />
      <path className="flag" d="M345 78h44l-10 13 10 13h-44z" />
    </svg>
  );
}
