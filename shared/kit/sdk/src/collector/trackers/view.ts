/** One visit of one page; each change of the path starts another. The shell writes it. */
export interface View {
  /** `arriving`: the path has changed, but the page is not on the screen yet. */
  status: 'arriving' | 'shown';
  path: string;
  /** Start time, ms since 1970; once the page is shown, the time at which it was. */
  at: number;
  /** From the request to the page being on the screen, ms; null for the served document. */
  loadTime: number | null;
}

/** The view of this tab. */
export interface ViewStore {
  getState: () => View;
  subscribe: (listener: (view: View, before: View) => void) => void;
}
