/**
 * Decodes one picture, in a process of its own: what libvips allocates for a hostile picture cannot be
 * limited inside the server. Above its share of memory it ends itself; only this picture is lost then.
 * Started by `decode.ts`. It is not bundled, so it imports nothing but packages.
 */
import sharp from "sharp";

// sharp detects the format by content, so all loaders but those of accepted formats are blocked.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.concurrency(1);
sharp.cache(false);

/** Milliseconds. Decoders touch new memory at about 2 GB a second. */
const memoryCheckInterval = 5;

/** Decoding is a library's work on another thread, so this thread is free to watch it. */
function endAboveMemory(limit) {
  const check = () => {
    if (process.memoryUsage.rss() > limit) process.kill(process.pid, "SIGKILL");
  };
  setInterval(check, memoryCheckInterval).unref();
}

/** Dimensions are read from the header. Of an animated picture only the first frame is decoded, once. */
async function decode({ bytes, maxPixels, boxes, crop, quality }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels.other });
  const { format, width, height, autoOrient: upright } = await picture.metadata();
  if (width * height > (maxPixels[format] ?? maxPixels.other)) return { refusal: "too_large" };
  let source = picture.autoOrient();
  if (crop) {
    const { x: left, y: top, width, height } = crop;
    if (left + width > upright.width || top + height > upright.height) {
      return { refusal: "crop_outside" };
    }
    source = source.extract({ left, top, width, height });
  }
  const pictures = [];
  // Each is drawn from the next larger one, which is smaller than the file.
  for (const [index, box] of boxes.entries()) {
    const fitting = source.resize({ ...box, fit: "inside", withoutEnlargement: true });
    const isLast = index === boxes.length - 1;
    const raw = isLast ? null : await fitting.raw().toBuffer({ resolveWithObject: true });
    const drawn = raw ? sharp(raw.data, { raw: raw.info }) : fitting;
    const { data, info } = await drawn.webp({ quality }).toBuffer({ resolveWithObject: true });
    pictures.push({ content: data, width: info.width, height: info.height });
    if (raw) source = sharp(raw.data, { raw: raw.info });
  }
  return { pictures };
}

process.once("message", async (task) => {
  endAboveMemory(task.maxMemory);
  const result = await decode(task).catch((error) => ({
    refusal: /pixel limit/.test(error.message) ? "too_large" : "unreadable",
  }));
  process.send(result, () => process.disconnect());
});

// The server ended.
process.once("disconnect", () => process.exit());
