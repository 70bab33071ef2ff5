/** The names of presets, as a sentence lists them. */
export const namesOf = (presets: readonly { name: string }[]): string =>
  new Intl.ListFormat("en").format(presets.map(({ name }) => name));
