/** Numbers as people read them. */

/** A number as it is, with a real minus where it is below zero. */
export function figure(amount: number): string {
  return amount < 0 ? signed(amount) : `${amount}`;
}

/** A number with its sign; a real minus, so that columns align. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

/** A number with its sign and at most one place behind its point, or comma. */
export function signedDecimal(amount: number, language: string): string {
  const told = Math.abs(amount).toLocaleString(language, { maximumFractionDigits: 1 });
  return told === "0" ? told : `${amount > 0 ? "+" : "−"}${told}`;
}
