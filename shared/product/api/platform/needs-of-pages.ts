/**
 * The part of a composition that says which pages may do more than the document of a tab.
 *
 * The policy of a document stays for as long as the document, and a navigation inside it reaches pages of other apps.
 */
export interface NeedsOfPages {
  /**
   * Route pattern -> what a document of that page may do beyond a page of the shell alone, such as `frame 'self'`. Absent: no page
   * may do more.
   */
  needs?: Readonly<Record<string, readonly string[]>>;
}
