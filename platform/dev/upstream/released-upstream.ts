import type { SiteConfig } from '@talent/sdk/contract';
import { z } from 'zod';
import type { ContractFacts } from './contract-fit.ts';
import { NotASiteError, SiteUnreachableError } from '../dev-errors.ts';
import { readDocument } from './read-document.ts';
import type { ReadDocument } from './read-document.ts';
import type { RestOfPage, RestOfSite } from './upstream.ts';

/** How long a running site may take to introduce itself, ms. */
const CONNECT_MS = 10_000;

/** A running site, and what it says of itself. */
export interface ReleasedRest extends RestOfSite {
  /** App -> version: what is released there, as far as a visitor may know. */
  versions: Readonly<Record<string, string>>;
  site: SiteConfig;
  publishableKey: string;
  /** Null: a site from before the contract was told. */
  contract: ContractFacts | null;
}

/** Sites from before the contract was told, and shells that say nothing of it, have no such part. */
const healthSchema = z.object({
  contract: z.object({ provides: z.string(), needs: z.record(z.string(), z.string()) }),
});

/**
 * Connects to a running site: every request that the sources do not answer goes there.
 *
 * @param origin where it answers, without a trailing slash
 * @throws SiteUnreachableError, NotASiteError
 */
export async function connectReleasedRest(origin: string): Promise<ReleasedRest> {
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
    // Asked for each time: a release there is taken over with the next page.
    composition: async (request) =>
      (await readHome(origin, request.headers.get('Cookie'))).composition,
    page: async (request) => takeApart(await send(plain(request))),
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
      ? `it answers "${text.trim().slice(0, 80)}"`
      : `its start page (${response.status}) names no composition`;
  throw new NotASiteError(origin, reason);
}

async function readContract(origin: string): Promise<ContractFacts | null> {
  const response = await ask(`${origin}/healthz`, {});
  const json: unknown = await response.json().catch(() => null);
  return healthSchema.safeParse(json).data?.contract ?? null;
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, { headers, signal: AbortSignal.timeout(CONNECT_MS) });
  } catch (error) {
    throw new SiteUnreachableError(new URL(url).origin, error);
  }
}

async function takeApart(response: Response): Promise<RestOfPage> {
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

/** The whole document is wanted, whatever the browser has of it. */
function plain(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) headers.delete(name);
  return new Request(request.url, { headers });
}

/** Meant for this server, or written anew for the next one. */
const NOT_PASSED_ON = ['accept-encoding', 'connection', 'content-length', 'host', 'referer'];
/** Bodies were decoded on arrival; what holds for https does not hold here. */
const NOT_PASSED_BACK = [
  'connection',
  'content-encoding',
  'content-length',
  'reporting-endpoints',
  'strict-transport-security',
  'transfer-encoding',
];

/** Passes a request on, as one of the other site's own pages would have made it. */
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
    throw new SiteUnreachableError(origin, error);
  });
  const { status } = answer;
  const returned = new Headers(answer.headers);
  for (const name of NOT_PASSED_BACK) returned.delete(name);
  return new Response(answer.body, { status, headers: returned });
}
