import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from "fflate";
import type { SiteFile } from "./rules";

/** A fixed date in local time, because zip stores local time without a time zone. */
const timestamp = () => new Date(2000, 0, 1);

const isCompressed = (path: string) => /\.(webp|png|jpg|woff2|pdf)$/.test(path);

/**
 * Streams the files as a zip archive, one file per pull of the reader; the files may also be read
 * from their source one at a time.
 */
export function zipStream(
  files: Iterable<SiteFile> | AsyncIterable<SiteFile>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const remaining =
    Symbol.asyncIterator in files ? files[Symbol.asyncIterator]() : files[Symbol.iterator]();
  const zip = new Zip();
  return new ReadableStream({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      };
    },
    async pull() {
      const next = await remaining.next();
      if (next.done) zip.end();
      else add(zip, next.value);
    },
    async cancel() {
      zip.terminate();
      await remaining.return?.();
    },
  });
}

function add(zip: Zip, { path, bytes }: SiteFile) {
  const entry: ZipInputFile & { push: ZipDeflate["push"] } = isCompressed(path)
    ? new ZipPassThrough(path)
    : new ZipDeflate(path, { level: 9 });
  entry.mtime = timestamp();
  zip.add(entry);
  entry.push(bytes, true);
}
