/**
 * Decodes one picture, in a process of its own: what libvips allocates for a hostile picture cannot be
 * limited inside the server. Above its share of memory it ends itself; only this picture is lost then.
 * Started by `decode.ts`. It is not bundled, so it imports nothing but packages.
 */
import { constants, setPriority } from "node:os";
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

/** Dimensions are read from the header. Of an animated picture only the first frame is decoded. */
async function decode({ bytes, maxPixels, maxSide }) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels.other });
  const { format, width, height } = await picture.metadata();
  if (width * height > (maxPixels[format] ?? maxPixels.other)) return { refusal: "too_large" };
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

process.once("message", async (task) => {
  // Others of this machine come first, logins above all.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  endAboveMemory(task.maxMemory);
  const result = await decode(task).catch((error) => ({
    refusal: /pixel limit/.test(error.message) ? "too_large" : "unreadable",
  }));
  process.send(result, () => process.disconnect());
});

// The server ended.
process.once("disconnect", () => process.exit());
