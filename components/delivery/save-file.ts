/** Milliseconds after which no browser needs the address any more. */
const revokeAfterMs = 60_000;

/** Puts a file where the browser keeps what was downloaded. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
