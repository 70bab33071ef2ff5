import type { CSSProperties, Ref } from "react";
import type { LiveFrameSize } from "./live-frame-size";

interface LiveFrameProps {
  src: string;
  title: string;
  size: LiveFrameSize;
  ref?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
}

/** The largest scale that fits. CSS cannot divide two lengths, but tan(atan2(a, b)) is a / b. */
const scaleOf = ({ width, height, fill }: LiveFrameSize) =>
  `min(tan(atan2(${fill}cqw, ${width}px)), tan(atan2(${fill}cqh, ${height}px)))`;

/** A page in an inert iframe, scaled to fit the positioned element around it. */
export function LiveFrame({ src, title, size, ref, onLoad }: LiveFrameProps) {
  const style: CSSProperties = {
    width: size.width,
    height: size.height,
    transform: `translate(-50%, -50%) scale(${scaleOf(size)})`,
  };
  return (
    <div
      inert
      className={`@container-size absolute inset-0 overflow-hidden ${size.fill === 100 ? "" : "bg-card"}`}
    >
      <iframe
        ref={ref}
        onLoad={onLoad}
        src={src}
        title={title}
        loading="lazy"
        tabIndex={-1}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 max-w-none rounded-card border-0 bg-card"
        style={style}
      />
    </div>
  );
}
