import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import { getPreset } from "@/lib/catalogue/queries/get-preset";
import { presetId } from "@/lib/catalogue/schemas";
import { getPicturePng } from "@/lib/media/queries";
import { formatPrice, toCents } from "@/lib/money";
import { site } from "@/lib/site";

export interface CardFacts {
  title: string;
  line: string;
  chips: readonly string[];
  /** The id of an uploaded picture. */
  logo?: string;
}

const ownChips = ["#0f5a66", "#d98e32", "#26221d", "#b9b2a4"] as const;

const chipOf = {
  white: "#f5f5f4",
  green: "#15803d",
  blue: "#1d4ed8",
  yellow: "#eab308",
  brown: "#7c4a21",
  red: "#b91c1c",
} as const;

const pages: Record<string, CardFacts> = {
  home: { title: site.name, line: site.tagline, chips: ownChips },
  shop: { title: "All presets", line: "Twelve finished layouts, priced and live", chips: ownChips },
  team: { title: "The team", line: "Eight people behind the presets", chips: ownChips },
};

/** What the card of that name says; null when there is no such card. */
export async function cardFacts(name: string): Promise<CardFacts | null> {
  if (Object.hasOwn(pages, name)) return pages[name] ?? null;
  const id = presetId.safeParse(/^preset-(\d+)$/.exec(name)?.[1]);
  const preset = id.success ? await getPreset(id.data) : null;
  if (!preset) return null;
  return {
    title: preset.name,
    line: `${formatPrice(toCents(preset.price))} · ${preset.category} ${preset.type} template`,
    chips: [chipOf[preset.color], ...ownChips.slice(1)],
  };
}

const font = () =>
  readFile(
    join(
      process.cwd(),
      "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
    ),
  );

/** Twice the size it is drawn in. */
const logoSide = 240;

async function logoSource(id: string): Promise<string | null> {
  const png = await getPicturePng(id, logoSide);
  return png && `data:image/png;base64,${png.toString("base64")}`;
}

/** A PNG in base64. Drawing costs a tenth of a second of processor time: once per text is enough. */
export async function renderCard({ title, line, chips, logo }: CardFacts): Promise<string> {
  "use cache";
  cacheLife("max");
  const picture = logo ? await logoSource(logo) : null;
  const image = new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        background: "#f8f5ef",
        color: "#26221d",
        fontFamily: "Bricolage Grotesque",
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", width: 190 }}>
        {chips.map((chip, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two chips can have one colour
            key={index}
            style={{ flexGrow: 1, background: chip, borderBottom: "6px solid #f8f5ef" }}
          />
        ))}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          padding: "72px 80px",
          flexGrow: 1,
        }}
      >
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            fontSize: 34,
          }}
        >
          {site.name}
          {picture && (
            <img
              src={picture}
              alt=""
              width={logoSide / 2}
              height={logoSide / 2}
              style={{ objectFit: "contain" }}
            />
          )}
        </div>
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ fontSize: title.length > 24 ? 72 : 104, lineHeight: 1.05 }}>{title}</div>
          <div style={{ fontSize: 38, marginTop: 20, color: "#6b6357" }}>{line}</div>
        </div>
      </div>
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [{ name: "Bricolage Grotesque", data: await font(), weight: 700, style: "normal" }],
    },
  );
  return Buffer.from(await image.arrayBuffer()).toString("base64");
}
