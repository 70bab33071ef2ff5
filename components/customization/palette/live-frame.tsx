import type { CSSProperties, Ref } from "react";
import type { LiveFrameSize } from "./live-frame-size";

interface LiveFrameProps {
  src: string;
  title: string;
  size: LiveFrameSize;
  ref?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
}

/**
 * The largest scale that fits. CSS cannot divide two lengths, but tan(atan2(a, b)) is a / b. A page
 * that fills its slot is a pixel wider, because a scaled edge may end in the middle of a pixel.
 */
function scaleOf({ width, height, fill }: LiveFrameSize) {
  const bleed = fill === 100 ? "1px" : "0px";
  const [across, down] = [`${fill}cqw + ${bleed}`, `${fill}cqh + ${bleed}`];
  return `min(tan(atan2(${across}, ${width}px)), tan(atan2(${down}, ${height}px)))`;
}

/** A page in an inert iframe, scaled to fit the positioned element around it. */
export function LiveFrame({ src, title, size, ref, onLoad }: LiveFrameProps) {
  const style: CSSProperties = {
    width: size.width,
    height: size.height,
    transform: `translate(-50%, -50%) scale(${scaleOf(size)})`,
  };
  return (
    <div inert className="@container-size absolute inset-0 overflow-hidden bg-card">
      <iframe
        ref={ref}
        onLoad={onLoad}
        src={src}
        title={title}
        loading="lazy"
        tabIndex={-1}
        aria-hidden="true"
        className={`pointer-events-none absolute top-1/2 left-1/2 max-w-none border-0 bg-card ${size.fill === 100 ? "" : "rounded-card"}`}
        style={style}
      />
    </div>
  );
}
