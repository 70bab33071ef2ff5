import { cacheLife } from "next/cache";
import { site } from "@/lib/site";
import type { OgCardText } from "./og-card-text";
import { drawOgImage, ogFont } from "./og-image";

interface OgCard extends OgCardText {
  /** A PNG. */
  logo?: Buffer | null;
}

/** In pixels; twice the rendered size, for sharpness. */
export const ogLogoSide = 240;

/** A PNG of 1200 by 630 pixels. Drawing takes 0.1 seconds of CPU time. */
export const drawOgCard = ({ title, line, chips, logo }: OgCard): Promise<Buffer> =>
  drawOgImage(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        background: "#f8f5ef",
        color: "#26221d",
        fontFamily: ogFont,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", width: 190 }}>
        {chips.map((chip, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two chips can have one color
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
          {logo && (
            <img
              src={`data:image/png;base64,${logo.toString("base64")}`}
              alt=""
              width={ogLogoSide / 2}
              height={ogLogoSide / 2}
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
  );

/** In base64, because a `use cache` function returns serializable values. */
async function drawCachedCard(text: OgCardText): Promise<string> {
  "use cache";
  cacheLife("max");
  return (await drawOgCard(text)).toString("base64");
}

export const pngResponse = (png: Buffer): Response =>
  new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=3600, s-maxage=86400",
    },
  });

/** An Open Graph image of a page, cached per text. */
export const ogCardResponse = async (text: OgCardText): Promise<Response> =>
  pngResponse(Buffer.from(await drawCachedCard(text), "base64"));
