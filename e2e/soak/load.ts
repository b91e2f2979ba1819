import { setTimeout as pause } from 'node:timers/promises';
import { keepFiles, type KeptFiles } from './kept-files.ts';
import { checkPage, isNamedFile, type NamedFile } from './page-problems.ts';

/** The paths that visitors request over and over; each answer is checked as a whole. */
const pages = [
  '/',
  '/ai-hiring-insights-blog',
  '/about-ai-talent-experts',
  '/ai-ml-salary-data',
  '/ai-salary-calculator',
  '/blog/no-such-post',
] as const;
const VISITORS = 6;

/** The visitors' results so far. */
export interface LoadReport {
  requests: number;
  /** Lost with a gateway that was killed: its connections, and those that found none meanwhile. */
  lostWithGateway: number;
  /** Everything else that was not as it has to be. */
  failures: string[];
  /** Times of answers, ms, in the order that they came. */
  times: number[];
  /** Files that came as the difference to a version that the visitor had. */
  deltas: number;
  /** Compositions that were met. */
  compositions: Set<string>;
}

/** Visitors who do not stop asking. */
export interface Load {
  report: LoadReport;
  /** From now on a connection may be lost; until `gatewayIsBack`. */
  gatewayIsKilled(): void;
  gatewayIsBack(): void;
  stop(): Promise<LoadReport>;
}

export function startLoad(url: string): Load {
  const report: LoadReport = {
    requests: 0,
    lostWithGateway: 0,
    failures: [],
    times: [],
    deltas: 0,
    compositions: new Set(),
  };
  let isOver = false;
  let isDown = false;
  /** Counts kills, so that a request knows whether one fell into its time. */
  let kills = 0;

  /** The answer's body; null where it was lost, or is a failure that has been noted. */
  async function ask(
    path: string,
    expected: number,
    kept?: KeptFiles,
  ): Promise<Uint8Array<ArrayBuffer> | null> {
    const killsBefore = kills;
    const startedDown = isDown;
    const start = performance.now();
    report.requests += 1;
    try {
      const signal = AbortSignal.timeout(30_000);
      const response = await fetch(url + path, { signal, headers: kept?.headersFor(path) ?? {} });
      if (response.headers.get('Content-Encoding') === 'dcz') report.deltas += 1;
      const body =
        response.ok && kept
          ? await kept.decode(path, response)
          : new Uint8Array(await response.arrayBuffer());
      report.times.push(performance.now() - start);
      if (response.status === expected) return body;
      report.failures.push(`${path} answered ${response.status}`);
    } catch (error) {
      const excused = startedDown || kills !== killsBefore;
      if (excused) report.lostWithGateway += 1;
      else
        report.failures.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      // A gateway that is away refuses at once: without a pause that would be all that is counted.
      if (excused) await pause(50);
    }
    return null;
  }

  async function askForFile(file: NamedFile, kept: KeptFiles): Promise<void> {
    const body = await ask(file.path, 200, kept);
    if (body && !isNamedFile(body, file)) report.failures.push(`${file.path} has other bytes`);
  }

  async function visit(first: number): Promise<void> {
    const kept = keepFiles();
    for (let turn = first; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      const body = await ask(path, path === '/blog/no-such-post' ? 404 : 200);
      if (!body) continue;
      const html = new TextDecoder().decode(body);
      const { problems, files } = checkPage(html);
      report.failures.push(...problems.map((problem) => `${path} ${problem}`));
      report.compositions.add(/"id":"([^"]+)"/.exec(html)?.[1] ?? '');
      const file = files[turn % files.length];
      if (file) await askForFile(file, kept);
    }
  }

  const visitors = Array.from({ length: VISITORS }, (_, at) => visit(at));
  return {
    report,
    gatewayIsKilled() {
      kills += 1;
      isDown = true;
    },
    gatewayIsBack() {
      isDown = false;
    },
    async stop() {
      isOver = true;
      await Promise.all(visitors);
      return report;
    },
  };
}
