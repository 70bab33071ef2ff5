import { useLanguage } from "#translations";
import type { TemplateSlug } from "@/components/templates/registry";
import type { TradeSlug } from "@/lib/catalogue/trades/rules";
import { templateOnPage } from "./template-on-page";

interface TemplatePictureProps {
  trade: TradeSlug;
  template: TemplateSlug;
  /** Empty where the picture is described elsewhere. By default it is described. */
  alt?: "";
  /** The value of `<img sizes>`. */
  sizes: string;
  isEager?: boolean;
  className?: string;
}

/** A template as the page of a trade shows it. */
export function TemplatePicture({
  trade,
  template,
  alt,
  sizes,
  isEager,
  className,
}: TemplatePictureProps) {
  const shown = templateOnPage(trade, template, useLanguage());
  const [width, height] = shown.size;
  return (
    <img
      src={shown.picture}
      {...(shown.smaller && { srcSet: `${shown.smaller},${shown.picture} ${width}w`, sizes })}
      alt={alt ?? shown.alt}
      width={width}
      height={height}
      loading={isEager ? undefined : "lazy"}
      className={className}
    />
  );
}
