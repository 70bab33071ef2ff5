/** The words a preset is described with, in the order the shop shows them. */
export const categories = ["basic", "medium", "premium"] as const;
export const colors = ["white", "green", "blue", "yellow", "brown", "red"] as const;
export const types = ["shop", "home", "detail", "cart", "about"] as const;

/** What a preset is made for beyond a desktop. Only premium ones are. */
export const screens = ["phones"] as const;

export type Category = (typeof categories)[number];
export type Color = (typeof colors)[number];
export type Screen = (typeof screens)[number];
export type PresetType = (typeof types)[number];
