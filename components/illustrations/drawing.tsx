import type { StaticImageData } from "next/image";

interface DrawingProps {
  file: StaticImageData;
  className?: string;
}

/**
 * A drawing of a file of its own, which the browser keeps: in a page it would stand twice, as markup and in
 * the framework's data. Its colors are the tokens of the page, which an `<img>` would not know.
 */
export const Drawing = ({ file: { src, width, height }, className }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${src}#drawing`} />
  </svg>
);
