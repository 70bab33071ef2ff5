const count = new Intl.NumberFormat("en-US");

/** `1,234`. */
export const formatCount = (number: number): string => count.format(number);
