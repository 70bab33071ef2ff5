/** A browser still reads the object URL after the click; a minute is long enough for any. */
const revokeAfterMs = 60_000;

/** Starts a download of the file in the browser. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
