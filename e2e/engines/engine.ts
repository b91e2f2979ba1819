import type { EnginePage } from '../fixtures/browser/engine-page.ts';

/** The engines that the journeys run in. A journey that is wrong itself fails in Chromium, which runs first. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser that runs. */
export interface Engine {
  /** Opens a tab for a new visitor: no cookie, no storage. @param origin - what paths are relative to */
  openVisitor(origin: string): Promise<Visitor>;
  stop(): Promise<void>;
}

/** A visitor's browser, with its open tabs. */
export interface Visitor {
  page: EnginePage;
  openTab(): Promise<EnginePage>;
  /** Messages of the console, uncaught exceptions and violations of the security policy of all tabs so far, as `kind: text`. */
  messages(): Promise<string[]>;
  /** A picture of the first tab, PNG. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
