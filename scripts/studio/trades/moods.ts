import type { Drawing } from "../examples/kit";

/** The light of a picture: `day` for pale pages, `evening` for dark ones. */
export const moods = ["day", "evening"] as const;
export type Mood = (typeof moods)[number];

/** The colors that a picture takes from its mood. */
export interface MoodColors {
  /** Behind everything: from the top to the bottom. */
  wall: readonly [string, string];
  /** Table or floor: from the back to the front. */
  ground: readonly [string, string];
  /** Outlines and things in the shade. */
  dark: string;
  /** The light on edges. */
  light: string;
}

export type TradePicture = (mood: Mood) => Drawing;

/** Five pictures of what is offered (1000 × 1000), then three scenes (1600 × 1000). */
export type TradePictures = readonly [
  TradePicture,
  TradePicture,
  TradePicture,
  TradePicture,
  TradePicture,
  TradePicture,
  TradePicture,
  TradePicture,
];

export const itemSize = { width: 1000, height: 1000 } as const;
export const sceneSize = { width: 1600, height: 1000 } as const;
