/**
 * Decodes one picture, in a process of its own: the memory that libvips allocates for a hostile
 * picture cannot be limited inside the server. Above its limits the process ends itself, and only
 * this picture is lost. Started by `decode.ts`. The file is not bundled, so it imports only
 * packages.
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
const checkInterval = 5;

/** A library decodes on another thread, so this thread can watch the memory and the processor time. */
function endAbove({ maxMemory, maxWork }) {
  const check = () => {
    const { user, system } = process.cpuUsage();
    const isAbove = process.memoryUsage.rss() > maxMemory || (user + system) / 1000 > maxWork;
    if (isAbove) process.kill(process.pid, "SIGKILL");
  };
  setInterval(check, checkInterval).unref();
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
  // Each size is scaled down from the next larger one, which is faster than from the file.
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
  endAbove(task);
  const result = await decode(task).catch((error) => ({
    refusal: /pixel limit/.test(error.message) ? "too_large" : "unreadable",
  }));
  process.send(result, () => process.disconnect());
});

// The server process ended.
process.once("disconnect", () => process.exit());
