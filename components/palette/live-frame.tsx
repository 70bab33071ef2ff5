import type { CSSProperties, Ref } from "react";
import type { LiveFrameSize } from "./live-frame-size";

interface LiveFrameProps {
  src: string;
  title: string;
  view: LiveFrameSize;
  ref?: Ref<HTMLIFrameElement>;
  onLoad?: () => void;
}

/** As large as fits; the tangent of an angle is how CSS divides one length by another. */
const scaleOf = ({ width, height, fill }: LiveFrameSize) =>
  `min(tan(atan2(${fill}cqw, ${width}px)), tan(atan2(${fill}cqh, ${height}px)))`;

/** A page, scaled into the positioned element around it: to be looked at only. */
export function LiveFrame({ src, title, view, ref, onLoad }: LiveFrameProps) {
  const style: CSSProperties = {
    width: view.width,
    height: view.height,
    transform: `translate(-50%, -50%) scale(${scaleOf(view)})`,
  };
  return (
    <div
      inert
      className={`@container-size absolute inset-0 overflow-hidden ${view.fill === 100 ? "" : "bg-card"}`}
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
