import type { AttackedSite } from './attacked-site.ts';
import { takeNotes } from './notes.ts';
import type { Finding, Scenario } from './scenario.ts';

/** The outcome of one scenario. */
export interface Outcome {
  name: string;
  seconds: number;
  findings: Finding[];
  ok: boolean;
}

/** Where scenarios get the sites that they attack. */
export interface Sites {
  /** The one that all others of this run attack too. */
  shared(): Promise<AttackedSite>;
  /** A site for one scenario; it is stopped afterwards. */
  own(): Promise<AttackedSite>;
}

/** The longest that one scenario may take, ms. */
const LIMIT_MS = 180_000;

/** Plays scenarios one after the other. One that throws, finds nothing or takes too long has failed. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  sites: Sites,
  {
    onDone = () => {},
    limitMs = LIMIT_MS,
  }: { onDone?: (outcome: Outcome) => void; limitMs?: number } = {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const inOrder = scenarios.toSorted(
    (a, b) => Number(a.site === 'last') - Number(b.site === 'last'),
  );
  for (const scenario of inOrder) {
    const outcome = await play(scenario, sites, limitMs);
    outcomes.push(outcome);
    onDone(outcome);
  }
  return outcomes;
}

/** 0 where every scenario held, 1 otherwise, and where there was none. */
export function exitCodeOf(outcomes: readonly Outcome[]): 0 | 1 {
  return outcomes.length > 0 && outcomes.every(({ ok }) => ok) ? 0 : 1;
}

async function play(scenario: Scenario, sites: Sites, limitMs: number): Promise<Outcome> {
  const start = performance.now();
  const { notes, findings } = takeNotes();
  let own: AttackedSite | null = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    own = scenario.site === 'own' ? await sites.own() : null;
    const site = own ?? (await sites.shared());
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`not over after ${limitMs / 1000} s`)), limitMs);
    });
    await Promise.race([scenario.attack(site, notes), late]);
    if (findings.length === 0) notes.holds('anything', 'something is tried', 'nothing', false);
  } catch (error) {
    notes.holds('the scenario', 'it ends by itself', describe(error), false);
  } finally {
    clearTimeout(timer);
    await own?.stop();
  }
  const seconds = (performance.now() - start) / 1000;
  return { name: scenario.name, seconds, findings, ok: findings.every(({ ok }) => ok) };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
