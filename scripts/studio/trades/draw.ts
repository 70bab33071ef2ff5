import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { type Drawing, pageOf } from "../examples/kit";
import { moods, type TradePictures } from "./moods";

/** Draws the pictures of trades, `public/trades/{trade}-{number}-{mood}.webp`: see README.md. */
const folder = resolve(import.meta.dirname, "../../../public/trades");

const draw = (drawing: Drawing) =>
  sharp(Buffer.from(pageOf(drawing)))
    .webp({ quality: 72, effort: 6, smartSubsample: true })
    .toBuffer();

for (const trade of process.argv.slice(2)) {
  const { pictures } = (await import(`./drawings/${trade}`)) as { pictures: TradePictures };
  for (const [index, picture] of pictures.entries()) {
    for (const mood of moods) {
      await writeFile(`${folder}/${trade}-${index + 1}-${mood}.webp`, await draw(picture(mood)));
    }
  }
  console.log(trade);
}
