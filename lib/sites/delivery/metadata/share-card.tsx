import { drawOgImage, isDrawable, ogFont, ogSize } from "@/lib/catalogue/seo/og-image";
import { contrast } from "@/lib/customization/palette/contrast";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import { firstCharacters, isWithin } from "@/lib/graphemes";
import { inOneLine } from "@/lib/in-one-line";
import { type SiteFile, siteFolders } from "../rules";

export const sharePath = `${siteFolders.images}/share.png`;
export const shareSize = ogSize;

interface ShareCard {
  company: string;
  /** The text below the name; may be empty. */
  line: string;
  palette: PaletteColors;
  /** A PNG as a `data:` URL. */
  logo: Uint8Array;
}

const side = { chips: 150, logo: 132, margin: 80 } as const;
const textWidth = ogSize.width - side.chips - 2 * side.margin;

/** The least contrast of large text. */
const minContrast = 3;

/** The color if it is readable on the background, else black or white. */
function readable(color: string, ground: string): string {
  if ((contrast(color, ground) ?? 0) >= minContrast) return color;
  const [dark, light] = ["#1c1917", "#ffffff"] as const;
  return (contrast(dark, ground) ?? 0) >= (contrast(light, ground) ?? 0) ? dark : light;
}

/** A size at which the longest word fits in a line, and the name in three lines. */
function nameSize(company: string): number {
  const longest = Math.max(...company.split(/\s/).map((word) => word.length));
  // The mean width of a letter is about half of the font size.
  const fitting = Math.min(textWidth / (longest * 0.6), (3 * textWidth) / (company.length * 0.68));
  return Math.round(Math.min(112, fitting));
}

const maxLine = 90;

/** The first words of a text, as many as there is room for. */
const shortened = (text: string) =>
  isWithin(text, maxLine) ? text : `${firstCharacters(text, maxLine).replace(/\s+\S*$/, "")}…`;

const known = (text: string) => {
  const words = inOneLine(text);
  return isDrawable(words) ? words : "";
};

/** The picture that chats show for a link to the site: its name in its colors, beside its logo. */
export async function drawShareCard({
  company,
  line,
  palette,
  logo,
}: ShareCard): Promise<SiteFile> {
  const name = known(company);
  const below = shortened(known(line));
  const { primary, secondary, text01, text02 } = palette;
  const bytes = await drawOgImage(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        background: primary,
        fontFamily: ogFont,
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flexGrow: 1,
          padding: side.margin,
          color: readable(text01, primary),
        }}
      >
        <img
          src={`data:image/png;base64,${Buffer.from(logo).toString("base64")}`}
          alt=""
          width={side.logo}
          height={side.logo}
        />
        <div style={{ display: "flex", flexDirection: "column", width: textWidth }}>
          <div style={{ fontSize: nameSize(name), lineHeight: 1.05, wordBreak: "break-word" }}>
            {name}
          </div>
          <div
            style={{
              fontSize: 36,
              lineHeight: 1.25,
              marginTop: 24,
              color: readable(text02, primary),
            }}
          >
            {below}
          </div>
        </div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: side.chips }}>
        <div style={{ flexGrow: 4, background: secondary }} />
        <div style={{ flexGrow: 1, background: text01 }} />
        <div style={{ flexGrow: 1, background: text02 }} />
      </div>
    </div>,
  );
  return { path: sharePath, bytes: new Uint8Array(bytes) };
}
