import { ArrowLeft } from "lucide-react";
import { iconButton } from "@/components/ui/button";
import { presetTexts as texts } from "./texts";

/** One image URL per line. */
export const parseImages = (lines: string): string[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

interface SortableImagesProps {
  lines: string;
  onChange: (lines: string) => void;
}

/** The images in the order of the preset's page, each with a button that moves it forward. */
export function SortableImages({ lines, onChange }: SortableImagesProps) {
  const images = parseImages(lines);
  const moveForward = (index: number) => {
    const moved = images.toSpliced(index - 1, 2, ...images.slice(index - 1, index + 1).reverse());
    onChange(moved.join("\n"));
  };
  return (
    <ol className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-5">
      {images.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a URL can occur twice; the position identifies the row.
        <li key={index}>
          <img
            src={address}
            alt=""
            className="aspect-4/3 w-full rounded-control border border-line bg-paper object-cover object-top"
          />
          <span className="flex h-11 items-center justify-between text-sm">
            {index === 0 ? texts.card : index + 1}
            {index > 0 && (
              <button
                type="button"
                aria-label={texts.moveForward(index + 1)}
                className={iconButton}
                onClick={() => moveForward(index)}
              >
                <ArrowLeft className="size-4" strokeWidth={1.5} aria-hidden />
              </button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
