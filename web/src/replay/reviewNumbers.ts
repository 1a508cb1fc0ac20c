/** Numbers of a review: one place, a true minus, and the reader's comma. */

/** As in the settings. */
type Language = "en" | "de";

export function onePlace(number: number, language: Language): string {
  const written = Math.abs(number).toFixed(1);
  const told = language === "de" ? written.replace(".", ",") : written;
  return number <= -0.05 ? `−${told}` : told;
}

export function signedPlace(number: number, language: Language): string {
  const told = onePlace(number, language);
  return number >= 0.05 ? `+${told}` : told;
}
