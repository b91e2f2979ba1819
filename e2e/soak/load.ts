import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { familyOf } from '@talent/artifact/dictionary-match';
import type { Composition } from '@talent/sdk/contract';

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
    kept?: ReturnType<typeof keepFiles>,
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
      // Nobody gets a 404 while a look for the page goes on.
      const isLooking = response.status === 503 && response.headers.has('Retry-After');
      if (expected === 404 && isLooking) return null;
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

  async function askForFile(file: NamedFile, kept: ReturnType<typeof keepFiles>): Promise<void> {
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

/** The frame in front of a `dcz` body. */
const HEAD_BYTES = 40;

/** Files that a visitor's browser keeps, the last version of each, and offers for the next. */
function keepFiles() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  const keyOf = (path: string) => familyOf(path.slice(path.lastIndexOf('/') + 1)) ?? path;
  return {
    /** Headers of a request for a file. */
    headersFor(path: string): Record<string, string> {
      const dictionary = kept.get(keyOf(path));
      if (dictionary === undefined) return { 'Accept-Encoding': 'br, dcz' };
      const hash = createHash('sha256').update(dictionary).digest('base64');
      return { 'Accept-Encoding': 'br, dcz', 'Available-Dictionary': `:${hash}:` };
    },
    /** The bytes that an answer stands for. They are kept. */
    async decode(path: string, answer: Response): Promise<Uint8Array<ArrayBuffer>> {
      const sent = new Uint8Array(await answer.arrayBuffer());
      const dictionary = kept.get(keyOf(path));
      const isDelta = answer.headers.get('Content-Encoding') === 'dcz';
      if (isDelta && dictionary === undefined)
        throw new Error('a delta for a browser without a dictionary');
      const body = isDelta
        ? new Uint8Array(zstdDecompressSync(sent.subarray(HEAD_BYTES), { dictionary }))
        : sent;
      kept.set(keyOf(path), body);
      return body;
    },
  };
}

/** A file that a page names, with the hash that it names it with. */
interface NamedFile {
  path: string;
  integrity: string;
}

/** Whether every file that a page names belongs to the composition that the page carries: its problems, and the files. */
function checkPage(html: string): { problems: string[]; files: NamedFile[] } {
  const block = /<script type="application\/json" id="composition-block">(.*?)<\/script>/s.exec(
    html,
  );
  if (!block?.[1] || !html.trimEnd().endsWith('</html>')) {
    return { problems: ['not a whole page'], files: [] };
  }
  const composition = JSON.parse(block[1]) as Composition;
  const own = html.replace(block[0], '');
  const named = new Set(
    [...own.matchAll(/\/assets\/(mfe-[a-z0-9-]+)\//g)].map(([, app = '']) => app),
  );
  const problems = [...named].flatMap((app) => {
    const remote = composition.remotes.find(({ name }) => name === app);
    if (remote === undefined) return [`names files of ${app}, which is not in its composition`];
    // The name of the entry covers all files of a version.
    const entry = remote.base + remote.entry;
    return own.includes(`"${entry}"`)
      ? []
      : [`names files of ${app}, and not ${entry} as its composition does`];
  });
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)" integrity="([^"]+)"/g)].map(
    ([, path = '', integrity = '']) => ({ path, integrity }),
  );
  if (files.length === 0) problems.push('names no file');
  return { problems: [...new Set(problems)], files };
}

/** Whether the bytes of a file are those that its page names. */
function isNamedFile(body: Uint8Array, { integrity }: NamedFile): boolean {
  return integrity === `sha384-${createHash('sha384').update(body).digest('base64')}`;
}
