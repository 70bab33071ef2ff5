import { type Screen, screens } from "@/lib/preview/rules";

export interface LiveFrameSize {
  width: number;
  height: number;
  /** How much of its slot it takes, in per cent. */
  fill: number;
}

/**
 * How large the page inside a live picture is, before it is scaled into a slot of 4:3. A template of a
 * fixed width is drawn at it on smaller screens too.
 */
export function liveFrameSize(screen: Screen, isFixed: boolean): LiveFrameSize {
  const { width } = screens.desktop;
  if (screen === "desktop") return { width, height: (width * 3) / 4, fill: 100 };
  const shown = screens[screen];
  const drawn = isFixed ? width : shown.width;
  return { width: drawn, height: Math.round((shown.height * drawn) / shown.width), fill: 92 };
}
