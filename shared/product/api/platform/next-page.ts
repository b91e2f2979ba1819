/** Facts that the gateway adds to the contract, so that a navigation shows the next page before its code. */

/** In `data.json` of a page. */
export interface ServedContent {
  /** HTML of the content as a document has it. Absent: the page is not shown before its code. */
  content?: string;
}

/** In a remote of the composition. */
export interface SharedStyles {
  /** The stylesheets that all pages of the remote have, relative to its `base`. Absent where they differ. */
  styles?: readonly { file: string; integrity: string }[];
}
