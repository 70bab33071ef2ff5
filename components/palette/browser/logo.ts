import { isLogo } from "@/lib/brand/rules";

const mostPixels = 256;
const mostBytes = 8_000_000;

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });
}

async function pictureOf(file: File): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = await addressOf(file);
  await picture.decode();
  return picture;
}

/** A picture file as a small data: address; null for what is no picture or will not get small. */
export async function logoOf(file: File): Promise<string | null> {
  if (file.size > mostBytes) return null;
  try {
    const picture = await pictureOf(file);
    const [width, height] = [
      picture.naturalWidth || mostPixels,
      picture.naturalHeight || mostPixels,
    ];
    for (const side of [mostPixels, 192, 128, 64]) {
      const scale = Math.min(1, side / Math.max(width, height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      // Browsers that cannot write WebP answer with PNG.
      const logo = canvas.toDataURL("image/webp", 0.9);
      if (isLogo(logo)) return logo;
    }
    return null;
  } catch {
    return null;
  }
}
