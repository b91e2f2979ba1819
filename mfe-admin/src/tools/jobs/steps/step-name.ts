/** The steps of a report, in their order. */
export const stepNames = ['measure', 'write', 'preview', 'publish', 'send', 'post'] as const;

export type StepName = (typeof stepNames)[number];

/** The step that an address names; null for none, or for another word. */
export function readStep(text: string | null): StepName | null {
  return stepNames.find((name) => name === text) ?? null;
}
