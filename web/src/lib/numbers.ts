/** Numbers as people read them. */

/** A number as it is, with a real minus where it is below zero. */
export function figure(amount: number): string {
  return amount < 0 ? signed(amount) : `${amount}`;
}

/** A number with its sign; a real minus, so that columns align. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}
