import { makeActors, type ActorHeaders } from './actors.ts';
import type { Catalog } from './catalog.ts';
import { checkSite } from './check-site.ts';
import type { FuzzRequest, Interface } from './fuzz-request.ts';
import type { FuzzedSite } from './fuzzed-site.ts';
import { namedFailure } from './named-failures.ts';
import { makeRequest } from './requests/make-request.ts';
import { send, type Answer } from './send.ts';

export interface FuzzOptions {
  seed: number;
  /** How many requests. */
  requests: number;
  /** The first one, by its number; default 0. */
  from?: number;
  /** The site is checked after as many; default 500. */
  checkEvery?: number;
  catalog: Catalog;
  onProgress?: (done: number) => void;
}

/** One kind of failure, with the first request that had it. */
export interface Failure {
  index: number;
  request: FuzzRequest;
  answer: Answer;
  count: number;
}

export interface FuzzResult {
  /** How often each interface answered with each status. */
  statuses: ReadonlyMap<Interface, ReadonlyMap<number, number>>;
  /** Unknown failures. */
  failures: readonly Failure[];
  /** Failures that are meant, by their reason. */
  named: ReadonlyMap<string, number>;
  /** Problems that a check found, with the number of requests before it. */
  problems: readonly string[];
  /** The slowest requests, slowest first. */
  slowest: readonly { index: number; ms: number; request: FuzzRequest }[];
}

/** Requests at a time: more than one, so that one that holds a connection keeps others waiting. */
const AT_ONCE = 4;

/** Sends the requests of a seed, and checks the site again and again. */
export async function runFuzz(site: FuzzedSite, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, from = 0, checkEvery = 500, catalog, onProgress = () => {} } = options;
  const statuses = new Map<Interface, Map<number, number>>();
  const failures = new Map<string, Failure>();
  const named = new Map<string, number>();
  const problems: string[] = [];
  let slowest: FuzzResult['slowest'] = [];

  async function ask(index: number, actors: ActorHeaders): Promise<void> {
    const request = makeRequest(seed, index, catalog);
    const { method, target, body } = request;
    const headers = { ...actors[request.actor], ...request.headers };
    const answer = await send({
      port: site.port,
      method,
      target,
      body,
      headers,
      address: addressOf(index),
    });
    const counts = statuses.get(request.interface) ?? new Map<number, number>();
    statuses.set(
      request.interface,
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1),
    );
    slowest = [...slowest, { index, ms: answer.ms, request }]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 5);
    if (answer.status !== 0 && answer.status < 500) return;
    const meant = namedFailure(request, answer);
    if (meant !== null) return void named.set(meant.reason, (named.get(meant.reason) ?? 0) + 1);
    const key = `${request.interface} ${kindOf(answer)}`;
    const known = failures.get(key);
    if (known !== undefined) known.count += 1;
    else failures.set(key, { index, request, answer, count: 1 });
  }

  const pid = site.backendPid();
  for (let first = from; first < from + requests; first += checkEvery) {
    const last = Math.min(first + checkEvery, from + requests);
    const actors = await makeActors(site, first);
    let next = first;
    const work = async (): Promise<void> => {
      while (next < last) {
        const index = next;
        next += 1;
        await ask(index, actors);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const problem of await checkSite(site)) problems.push(`after request ${last}: ${problem}`);
    onProgress(last - from);
  }
  if (site.backendPid() !== pid) problems.push('the process of the backend crashed');
  return { statuses, failures: [...failures.values()], named, problems, slowest };
}

/** Failures that differ only in numbers and quoted values are one. */
function kindOf({ status, text }: Answer): string {
  const generic = text.replaceAll(/\\?"[^"]*\\?"|'[^']*'/g, (quoted) =>
    /^"(code|message|details|hint|error)/.test(quoted) ? quoted : quoted.slice(0, 60),
  );
  return `${status} ${generic.replaceAll(/\d+/g, '0').slice(0, 160)}`;
}

/** Limits are for each address: every request has its own. */
function addressOf(index: number): string {
  return `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}
