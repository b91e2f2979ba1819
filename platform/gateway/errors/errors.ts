import { hmacHex } from '@talent/api/address/hash';
import {
  errorBatchSchema,
  type BrowserReport,
  type CountedError,
} from '@talent/protocol/errors/error-reports';
import { readReports } from '@talent/api/security/csp/read-reports';
import { describeError, type Log } from '../log/log.ts';
import type { ArtifactReader } from '../live/artifact-reader.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { GatewayOptions } from '../options.ts';
import { nothingCollected, methodNotAllowed, respondJson } from '../http/respond.ts';
import { parseJson, readLimitedText } from '../http/limited-body.ts';
import type { Client } from '../http/client.ts';
import { attribute, type NotedError } from './attribute.ts';
import { cspErrors, callingPage, functionError, functionName } from './function-errors.ts';
import { createVersions } from './versions.ts';
import type { Backend } from '../http/backend.ts';
import { createBatchQueue } from '../batches/batch-queue.ts';
import { postBatch } from '../batches/post-batch.ts';

type SiteOptions = Pick<
  GatewayOptions,
  'store' | 'backend' | 'log' | 'site' | 'gatewaySecret' | 'collectAnalytics'
>;

interface ErrorsOptions extends SiteOptions {
  artifacts: ArtifactReader;
  /** The sites that visitors get now: the live one, whose apps and routes count, and a canary's. */
  sites: () => readonly LiveSite[];
  now: () => Date;
}

const FUNCTION_PATH = '/functions/v1/error-reports';
const MAX_WAITING = 200;
/** Sessions that are told apart of equal errors of a batch. */
const MAX_VISITORS = 50;

type Forward = (request: Request, client: Client) => Promise<Response>;

/** Largest batch of a tab, bytes. */
const MAX_BYTES = 64 * 1024;
/** Errors that are attributed at the same time; more are dropped: attribution reads the store. */
const MAX_AT_ONCE = 100;

export type Errors = ReturnType<typeof createErrors>;

/** Attributes errors of browsers, of the security policy and of functions. Visitors' addresses are not read. */
export function createErrors(options: ErrorsOptions) {
  const { sites, log, now, backend, collectAnalytics = false } = options;
  // Shared with the function that stores errors, and the key of hashes; null: nothing is recorded.
  const secret = options.gatewaySecret ?? null;
  const { publishableKey } = backend;
  const versions = createVersions({ ...options, publishableKey, collectAnalytics });
  const queue = secret === null ? null : createErrorQueue(backend, secret, log);
  const attributing = new Set<Promise<void>>();
  const today = () => now().toISOString().slice(0, 10);

  function note(errors: readonly NotedError[]): void {
    const [site] = sites();
    if (queue === null || site === undefined) return;
    for (const error of errors.slice(0, Math.max(0, MAX_AT_ONCE - attributing.size))) {
      const work = attribute(error, site, versions)
        .then((counted) => counted && queue.add(counted))
        .catch((cause: unknown) =>
          log({
            level: 'error',
            message: 'an error was not attributed',
            error: describeError(cause),
          }),
        )
        .then(() => void attributing.delete(work));
      attributing.add(work);
    }
  }

  /** A session is worth nothing on another day: its hash holds the day. */
  async function visitorOf(session: string): Promise<string> {
    return (await hmacHex(secret ?? '', `error-visitor:${today()}:${session}`)).slice(0, 32);
  }

  async function settle(): Promise<void> {
    await Promise.all(attributing);
    await queue?.settled();
  }

  function noteCsp(text: string): void {
    const reports = readReports(parseJson(text)) ?? [];
    note(cspErrors(reports, options.site.origin).map((error) => ({ ...error, day: today() })));
  }

  async function noteFunction(name: string, request: Request, status: number): Promise<void> {
    const [site] = sites();
    if (site === undefined) return;
    queue?.add(
      await functionError({ name, status, page: callingPage(request), day: today() }, site),
    );
  }

  return {
    /** `POST /_errors`: errors of one tab. Answers 204 before they are attributed; 404 where nothing is collected. */
    async receive(request: Request): Promise<Response> {
      if (queue === null || !collectAnalytics) return nothingCollected();
      if (request.method !== 'POST') return methodNotAllowed('POST');
      // Pages of other sites cannot send this type without asking first, and nobody answers them.
      if (!/^application\/json\b/.test(request.headers.get('Content-Type') ?? '')) {
        return respondJson(415, { code: 'wrong-type', message: 'Send JSON.' });
      }
      const { text, isExceeded } = await readLimitedText(request.body, MAX_BYTES);
      if (isExceeded)
        return respondJson(413, { code: 'too-large', message: 'Send 64 KB at most.' });
      const batch = errorBatchSchema.safeParse(parseJson(text)).data;
      if (!batch)
        return respondJson(422, { code: 'invalid', message: 'This is no batch of errors.' });
      const visitor = await visitorOf(batch.session_id);
      const facts = { composition: batch.composition, visitor, day: today() };
      note(batch.reports.map((report: BrowserReport) => ({ ...report, ...facts })));
      return new Response(null, { status: 204 });
    },

    /** Also notes failures of functions, and the reports of the content security policy that the backend accepts. */
    watching(forward: Forward): Forward {
      return async (request, client) => {
        const name = functionName(request.url);
        if (queue === null || name === null) return forward(request, client);
        const length = Number(request.headers.get('Content-Length') ?? 0);
        const isReport = name === 'csp-report' && length > 0 && length <= MAX_BYTES;
        const text = isReport ? request.clone().text() : null;
        // The copy of a refused body is not used.
        text?.catch(() => undefined);
        const response = await forward(request, client);
        if (response.status === 204 && text !== null) noteCsp(await text);
        // Refusals that say when to come back are not failures.
        if (response.status >= 500 && !response.headers.has('Retry-After')) {
          await noteFunction(name, request, response.status);
        }
        return response;
      };
    },

    settled: settle,
    async close(): Promise<void> {
      await settle();
      await queue?.close();
    },
  };
}

/** Collects errors and sends equal ones to the backend together, in the background. Never throws into a request. */
function createErrorQueue(backend: Backend, secret: string, log: Log) {
  return createBatchQueue<CountedError>({
    keyOf: ({ cause, version, route, composition, day }) =>
      JSON.stringify([cause, version, route, composition, day]),
    merge: (known, added) => ({
      ...added,
      visitors: [...new Set([...known.visitors, ...added.visitors])].slice(0, MAX_VISITORS),
      count: known.count + added.count,
    }),
    nameOf: ({ app, place, message }) => `${app}, ${place}: ${message}`,
    send: (record) => postBatch(backend, FUNCTION_PATH, secret, { record }),
    most: MAX_WAITING,
    failure: 'errors could not be stored',
    refused: 'an error was refused and is lost',
    log,
  });
}
