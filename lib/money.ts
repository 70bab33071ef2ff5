/** Money is integer cents everywhere but on the wire, where it is dollars. */
export const dollars = (cents: number): number => cents / 100;

/** The way back, for prices that came over the wire. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** `$20`, `$17.50`, `$1,250`: no cents when the price is whole. */
export function formatPrice(cents: number): string {
  const whole = cents % 100 === 0;
  return `$${dollars(cents).toLocaleString("en-US", {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
}
