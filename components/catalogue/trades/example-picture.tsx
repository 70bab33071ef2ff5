import type { TemplateSlug } from "@/components/templates/registry";

interface ExamplePictureProps {
  slug: TemplateSlug;
  alt: string;
  /** The value of `<img sizes>`. */
  sizes: string;
  isEager?: boolean;
  className?: string;
}

/** A template as the site of an invented company; `npm run examples` takes these pictures. */
export const ExamplePicture = ({ slug, alt, sizes, isEager, className }: ExamplePictureProps) => (
  <img
    src={`/examples/${slug}-480.webp`}
    srcSet={`/examples/${slug}-480.webp 480w,/examples/${slug}-960.webp 960w`}
    sizes={sizes}
    alt={alt}
    width={480}
    height={360}
    loading={isEager ? undefined : "lazy"}
    className={className}
  />
);
