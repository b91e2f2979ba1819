import type { ReactNode } from 'react';

/** One component of the gallery, in each of its states. */
export interface Entry {
  /** Apps import `@talent/ui/<name>`. */
  name: string;
  /** Its purpose, in one sentence. */
  about: string;
  states: readonly State[];
}

/** One way a component can look. */
export interface State {
  label: string;
  element: ReactNode;
  /** Takes the whole width of the page, for tables, charts and page parts. */
  wide?: true;
}

/** The components of one folder of `src/`. */
export interface Room {
  title: string;
  entries: readonly Entry[];
}
