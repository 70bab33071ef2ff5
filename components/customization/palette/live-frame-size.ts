import { type Screen, screens } from "@/lib/customization/preview/screens";

export interface LiveFrameSize {
  width: number;
  height: number;
  /** Percent of the slot it fills. */
  fill: number;
}

/**
 * The size of the page in a LiveFrame before it is scaled into its 4:3 slot. A template of a fixed width
 * keeps that width on smaller screens, as a phone renders it.
 */
export function liveFrameSize(screen: Screen, isFixed: boolean): LiveFrameSize {
  const { width } = screens.desktop;
  if (screen === "desktop") return { width, height: (width * 3) / 4, fill: 100 };
  const device = screens[screen];
  const pageWidth = isFixed ? width : device.width;
  const height = Math.round((device.height * pageWidth) / device.width);
  return { width: pageWidth, height, fill: 92 };
}
