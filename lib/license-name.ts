/** The name of an item: that of its preset, with the number of a further license. */
export const licenseName = (preset: string, license: number): string =>
  license === 1 ? preset : `${preset}, license ${license}`;

/** The name of the preset of an item. */
export const presetNameOf = (item: string, license: number): string =>
  item.slice(0, item.length - licenseName("", license).length);
