/** Hash of a step: each has an address, so that the browser's own buttons go back and forward too. */
export function hashOfStep(step: number, questions: number): string {
  return step < questions ? `#question-${step + 1}` : '#review';
}

/** The step that a hash names; null for any other hash. */
export function stepOfHash(hash: string, questions: number): number | null {
  if (hash === '#review') return questions;
  const number = Number(/^#question-(\d{1,2})$/.exec(hash)?.[1] ?? 0);
  return number >= 1 && number <= questions ? number - 1 : null;
}
