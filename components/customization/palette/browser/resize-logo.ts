import { isLogo } from "@/lib/customization/brand";

const maxPixels = 256;
const maxBytes = 20_000_000;

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
}

/** Throws for a file that the browser cannot show. */
export async function decodeImage(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await readAsDataUrl(file);
  await image.decode();
  return image;
}

/** An image file as a small data: URL; null when the file is no image or stays too large. */
export async function resizeLogo(file: File): Promise<string | null> {
  if (file.size > maxBytes) return null;
  try {
    const image = await decodeImage(file);
    const [width, height] = [image.naturalWidth || maxPixels, image.naturalHeight || maxPixels];
    for (const side of [maxPixels, 192, 128, 64]) {
      const scale = Math.min(1, side / Math.max(width, height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
      // Browsers without a WebP encoder return a PNG.
      const logo = canvas.toDataURL("image/webp", 0.9);
      if (isLogo(logo)) return logo;
    }
    return null;
  } catch {
    return null;
  }
}
