/** Words that the list refuses and that stay in one file, each with its reason. */
export interface StyleException {
  /** Path from the repository's root. */
  file: string;
  /** The text around it as it is written there, long enough to be found once or more. */
  text: string;
  reason: string;
}

export const styleExceptions: readonly StyleException[] = [
  {
    file: 'supabase/assessment/questions/experiment-design.json',
    text: 'adjusting-by-past-behaviour',
    reason: 'a key that stored results refer to; no one reads it',
  },
  {
    file: 'supabase/assessment/questions/vision.json',
    text: 'colours-differ-in-production',
    reason: 'a key that stored results refer to; no one reads it',
  },
];
