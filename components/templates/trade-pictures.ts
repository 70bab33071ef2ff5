/** Pictures of trades, in the folder `public/trades`; any template can show them. */

export type Mood = "day" | "evening";

export const tradePicture = (trade: string, number: number, mood: Mood): string =>
  `${trade}-${number}-${mood}.webp`;

export const tradePicturePattern = /^[a-z]+(?:-[a-z]+)*-[1-8]-(?:day|evening)\.webp$/;

/** The trade and the number of a picture's file; null for any other file. */
export function tradeOfPicture(file: string): { trade: string; number: number } | null {
  const [, trade, number] = /^(.+)-(\d)-[a-z]+\.webp$/.exec(isTradePicture(file) ? file : "") ?? [];
  return trade ? { trade, number: Number(number) } : null;
}

/** Whether a picture's file is one of a trade. */
export const isTradePicture = (file: string): boolean => tradePicturePattern.test(file);

/** In pixels: the first five show what is offered, the others the place. */
export const tradePictureSize = (number: number): readonly [number, number] =>
  number <= 5 ? [1000, 1000] : [1600, 1000];
