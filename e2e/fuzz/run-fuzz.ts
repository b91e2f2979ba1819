import fc from 'fast-check';
import { makeActors, type ActorHeaders } from './actors.ts';
import type { Catalog } from './catalog.ts';
import { checkSite } from './check-site.ts';
import type { FuzzedSite } from './fuzzed-site.ts';
import { requestsOf, type FuzzRequest } from './requests.ts';
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

export interface FuzzResult {
  /** How often each interface answered with each status: `rest 200`. */
  statuses: ReadonlyMap<string, number>;
  /** A line for each kind of unknown failure, with the first request that had it, and for each problem that a check found. */
  faults: readonly string[];
}

/** Requests at a time: more than one, so that one that holds a connection keeps others waiting. */
const AT_ONCE = 4;

/** Sends the requests of a seed, and checks the site again and again. */
export async function runFuzz(site: FuzzedSite, options: FuzzOptions): Promise<FuzzResult> {
  const { seed, requests, from = 0, checkEvery = 500, catalog, onProgress = () => {} } = options;
  const statuses = new Map<string, number>();
  const failures = new Map<string, string>();
  const problems: string[] = [];
  const all = fc.sample(requestsOf(catalog), { seed, numRuns: from + requests });

  async function ask(index: number, actors: ActorHeaders): Promise<void> {
    const request = all[index];
    if (request === undefined) return;
    const { method, target, body } = request;
    const headers = { ...actors[request.actor], ...request.headers };
    const { port } = site;
    const answer = await send({ port, method, target, body, headers, address: addressOf(index) });
    const counted = `${request.interface} ${answer.status}`;
    statuses.set(counted, (statuses.get(counted) ?? 0) + 1);
    if ((answer.status !== 0 && answer.status < 500) || isMeant(answer)) return;
    const key = `${request.interface} ${kindOf(answer)}`;
    if (failures.has(key)) return;
    const seen = `${answer.status} ${answer.text.slice(0, 300)}`;
    failures.set(key, `${seen}\n  seed ${seed}, request ${index}: ${describeRequest(request)}`);
  }

  const pid = site.backendPid();
  for (let first = from; first < from + requests; first += checkEvery) {
    const last = Math.min(first + checkEvery, from + requests);
    const actors = await makeActors(site, first);
    let next = first;
    const work = async (): Promise<void> => {
      while (next < last) await ask(next++, actors);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const problem of await checkSite(site)) problems.push(`after request ${last}: ${problem}`);
    onProgress(last - from);
  }
  if (site.backendPid() !== pid) problems.push('the process of the backend crashed');
  return { statuses, faults: [...failures.values(), ...problems] };
}

/** Everything that may answer with a status of 500 or more: a statement that takes longer than its role may (57014). */
export function isMeant({ status, text }: Pick<Answer, 'status' | 'text'>): boolean {
  return status === 504 && text.includes('"code":"57014"');
}

/** Failures that differ only in numbers and quoted values are one. */
function kindOf({ status, text }: Answer): string {
  const generic = text.replaceAll(/\\?"[^"]*\\?"|'[^']*'/g, (quoted) =>
    /^"(code|message|details|hint|error)/.test(quoted) ? quoted : quoted.slice(0, 60),
  );
  return `${status} ${generic.replaceAll(/\d+/g, '0').slice(0, 160)}`;
}

function describeRequest({ actor, method, target, headers, body }: FuzzRequest): string {
  const sent = body === null ? '' : ` ${new TextDecoder().decode(body.subarray(0, 300))}`;
  return `${actor} ${method} ${target} ${JSON.stringify(headers)}${sent}`.slice(0, 600);
}

/** Limits are for each address: every request has its own. */
function addressOf(index: number): string {
  return `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`;
}
