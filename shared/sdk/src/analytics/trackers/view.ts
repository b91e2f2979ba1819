/** One visit of one page; each change of the path begins another. The shell keeps it. */
export interface View {
  /** `arriving`: the path has changed, and the page is not on the screen yet. */
  status: 'arriving' | 'shown';
  path: string;
  /** When it began, ms since 1970: when the page came on the screen, as soon as it has. */
  at: number;
  /** From the request of the page to its being on the screen, ms; null for the served document. */
  loadTime: number | null;
}

/** The view of this tab. */
export interface ViewStore {
  getState: () => View;
  subscribe: (listener: (view: View, before: View) => void) => void;
}
