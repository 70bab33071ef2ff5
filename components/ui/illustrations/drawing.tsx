import type { StaticImageData } from "next/image";

interface DrawingProps {
  file: StaticImageData;
  className?: string;
}

/**
 * An illustration in a file of its own, which the browser caches: inlined, it would be in the page
 * twice, as markup and in the framework's data. Its colors are the tokens of the page, which an
 * `<img>` could not use.
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
