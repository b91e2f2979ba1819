/** `1st`, `22nd`, `53rd`, `111th`, from a number that is rounded to a whole one. */
export function ordinal(value: number): string {
  const whole = Math.round(value);
  const isTeen = whole % 100 >= 11 && whole % 100 <= 13;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][whole % 10] ?? 'th');
  return `${whole}${ending}`;
}
