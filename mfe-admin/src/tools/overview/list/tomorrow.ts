/** Six in the morning of the next day, where the person is: before a working day begins. */
export function tomorrow(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 6);
}
