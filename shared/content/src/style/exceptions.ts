/** Words that the list refuses and that stay in one file, each with its reason. */
export interface StyleException {
  /** Path from the repository's root. */
  file: string;
  /** The text around it as it is written there, long enough to be found once or more. */
  text: string;
  reason: string;
}

export const styleExceptions: readonly StyleException[] = [];
