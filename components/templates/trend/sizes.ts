/** The places of the sizes, which the stylesheet knows by these names. */
const names = ["xs", "s", "m", "l", "xl", "2xl", "3xl"] as const;

/** Every size with the name of its place. */
export const withSizeNames = <S>(sizes: readonly S[]): (S & { size: (typeof names)[number] })[] =>
  names.flatMap((size, index) => {
    const item = sizes[index];
    return item ? [{ ...item, size }] : [];
  });
