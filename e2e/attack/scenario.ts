import type { AttackedSite } from './attacked-site.ts';

/** One thing that was tried, with what was expected and what was seen, in words. */
export interface Finding {
  tried: string;
  expected: string;
  seen: string;
  ok: boolean;
}

/** Takes down what was tried: expectations are literals of the scenario. */
export interface Notes {
  /** Passes where `seen` has the same JSON as `expected`. */
  same(tried: string, expected: unknown, seen: unknown): void;
  /** For a bound: `expected` says it in words, `ok` whether it holds. */
  holds(tried: string, expected: string, seen: string, ok: boolean): void;
  /** Something could not be tried here; it fails nothing and is printed. */
  skipped(tried: string, reason: string): void;
}

/** An attack: one file of `scenarios/` each, which exports it as `scenario`. */
export interface Scenario {
  /** Name of its file. */
  name: string;
  /**
   * `shared`: leaves the site as it needs it for others. `own`: gets a site of its own, because it kills, damages or
   * fills it. `last`: looks at what all others on the shared site have left behind.
   */
  site: 'shared' | 'own' | 'last';
  /** Whether a visitor without the data folder can play it, so that `--site` can name a site that runs already. */
  byVisitor?: boolean;
  attack(site: AttackedSite, notes: Notes): Promise<void>;
}
