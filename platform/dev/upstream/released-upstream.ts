import { KnownError } from '@talent/node/terminal/known-error';
import { cutText } from '@talent/protocol/text/cut-text';
import type { SiteConfig } from '@talent/sdk/contract';
import { z } from 'zod';
import type { ContractFacts } from './contract-fit.ts';
import {
  readDocument,
  type ReadDocument,
  type UpstreamPage,
  type Upstream,
} from './read-document.ts';

/** Longest time of the first answers of a running site, ms. */
const CONNECT_MS = 10_000;

/** A running site as upstream. */
interface ReleasedUpstream extends Upstream {
  /** Released apps with their versions, as far as visitors may know them. */
  versions: Readonly<Record<string, string>>;
  site: SiteConfig;
  publishableKey: string;
  contract: ContractFacts;
}

const healthSchema = z.object({
  contract: z.object({ provides: z.string(), needs: z.record(z.string(), z.string()) }),
});

/**
 * Connects to a running site. Requests that the sources do not answer go there.
 * @param origin of the site
 * @throws `site-unreachable`, `not-a-site`
 */
export async function connectReleasedUpstream(origin: string): Promise<ReleasedUpstream> {
  const { composition, block } = await readHome(origin);
  const send = (request: Request): Promise<Response> => pass(request, origin);
  return {
    versions: {
      shell: composition.shell,
      ...Object.fromEntries(composition.remotes.map(({ name, version }) => [name, version])),
    },
    site: block.site,
    publishableKey: composition.publishableKey,
    contract: await readContract(origin),
    // Read each time: the next page shows a new release.
    composition: async (request) =>
      (await readHome(origin, request.headers.get('Cookie'))).composition,
    page: async (request) => readPage(await send(plain(request))),
    fetch: send,
    close: async () => {},
  };
}

async function readHome(origin: string, cookie: string | null = null): Promise<ReadDocument> {
  const response = await ask(`${origin}/`, cookie === null ? {} : { Cookie: cookie });
  const text = await response.text();
  const document = readDocument(text);
  if (document) return document;
  const reason =
    response.status === 503
      ? `it answers "${cutText(text.trim(), 80)}"`
      : `its start page (${response.status}) names no composition`;
  throw new KnownError(
    'not-a-site',
    `${origin} is not a site that released apps can be read from: ${reason}`,
  );
}

async function readContract(origin: string): Promise<ContractFacts> {
  const response = await ask(`${origin}/healthz`, {});
  const health = healthSchema.safeParse(await response.json().catch(() => null));
  if (health.success) return health.data.contract;
  throw new KnownError(
    'not-a-site',
    `${origin} does not say by which contract its apps are released`,
  );
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(CONNECT_MS) });
  } catch (error) {
    throw siteUnreachableError(new URL(url).origin, error);
  }
}

function siteUnreachableError(url: string, cause: unknown): KnownError {
  const message = `${url} does not answer: is the site running, and is the address right?`;
  return new KnownError('site-unreachable', message, { cause });
}

async function readPage(response: Response): Promise<UpstreamPage> {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml) return { kind: 'answer', response };
  const text = await response.text();
  const document = readDocument(text);
  const { status, headers } = response;
  if (!document) return { kind: 'answer', response: new Response(text, { status, headers }) };
  const { kind } = document.block;
  return kind === 'page'
    ? { kind: 'document', status, document }
    : { kind: 'frame', status, frame: kind };
}

/** A request without conditions and ranges: the whole document is needed. */
function plain(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) headers.delete(name);
  return new Request(request.url, { headers });
}

/** Headers for this server only, or set by `fetch` for the next one. */
const NOT_PASSED_ON = ['accept-encoding', 'connection', 'content-length', 'host', 'referer'];
/** `fetch` has decoded the body; headers for https do not apply here, and scripts from source have no hashes. */
const NOT_PASSED_BACK = [
  'connection',
  'content-encoding',
  'content-length',
  'integrity-policy',
  'integrity-policy-report-only',
  'reporting-endpoints',
  'strict-transport-security',
  'transfer-encoding',
];

/** Forwards a request as if a page of the other site had made it. */
async function pass(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of NOT_PASSED_ON) headers.delete(name);
  if (headers.has('origin')) headers.set('origin', origin);
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: request.signal,
  };
  if (request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  const answer = await fetch(origin + pathname + search, init).catch((error: unknown) => {
    throw siteUnreachableError(origin, error);
  });
  const { status } = answer;
  const returned = new Headers(answer.headers);
  for (const name of NOT_PASSED_BACK) returned.delete(name);
  return new Response(answer.body, { status, headers: returned });
}
