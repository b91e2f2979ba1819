import type { MarketSourceKey } from '@talent/api/market/market-data';
import type { DataClient } from '@talent/data/client';
import { z } from 'zod';
import { MalformedFileError } from '../files/import-error.ts';
import { SettingError } from '../host/setting-error.ts';
import { download, DownloadError, DOWNLOAD_LIMITS, type DownloadLimits } from './download.ts';
import {
  describeEdition,
  importMarketEdition,
  MarketRefusedError,
  type MarketImport,
} from './import-edition.ts';
import { type MarketSourceKind, MARKET_SOURCES } from './market-sources.ts';
import { readMarketFile } from './read-market-file.ts';
import { readMarketUrls } from '@talent/api/market/market-urls';
import type { FunctionContext } from '../context.ts';

interface SourceRefresh {
  key: MarketSourceKey;
  outcome: 'imported' | 'unchanged' | 'refused' | 'unreachable';
  /** In plain words, for staff. */
  reason: string;
}

interface RefreshOptions {
  /** Addresses of the files. A source without one is not asked. */
  urls: ReadonlyMap<MarketSourceKey, string>;
  now: Date;
  /** Ask before a source is due. Default: false. */
  isForced?: boolean;
  /** Sources whose jumps a person accepts in this run. */
  acceptedJumps?: readonly MarketSourceKey[];
  limits?: DownloadLimits;
}

const claimSchema = z.object({
  url: z.string().nullable(),
  etag: z.string().nullable(),
  last_modified: z.string().nullable(),
  accepted_sha256: z.string().nullable(),
});
type Claim = z.output<typeof claimSchema>;

/**
 * Asks every source that is due for a newer file, checks what it sends, and imports it in one transaction. A file that fails a check
 * changes nothing: the current edition stays live, and the reason is stored for staff. Several callers may run at once: the
 * database gives each source to one.
 * @param client acts as the service role
 * @returns the sources that were due
 * @throws when the database does not answer
 */
export async function refreshMarket(
  client: DataClient,
  options: RefreshOptions,
): Promise<SourceRefresh[]> {
  const sources: SourceRefresh[] = [];
  for (const kind of MARKET_SOURCES) {
    const url = options.urls.get(kind.key);
    if (url === undefined) continue;
    const claim = await begin(client, kind.key, options.isForced === true);
    if (claim !== null) sources.push(await refreshSource(client, kind, url, claim, options));
  }
  return sources;
}

async function begin(client: DataClient, key: string, forced: boolean): Promise<Claim | null> {
  const { data } = await client
    .rpc('begin_market_refresh', { source_key: key, forced })
    .throwOnError();
  return data === null ? null : claimSchema.parse(data);
}

async function refreshSource(
  client: DataClient,
  kind: MarketSourceKind,
  url: string,
  claim: Claim,
  options: RefreshOptions,
): Promise<SourceRefresh> {
  const { key } = kind;
  const waiting: { sha256: string | null } = { sha256: null };
  try {
    const known = claim.url === url ? claim : { etag: null, last_modified: null };
    const { limits = DOWNLOAD_LIMITS } = options;
    const validators = { etag: known.etag, lastModified: known.last_modified };
    const answer = await download(url, validators, limits);
    if (answer.status === 'unchanged') {
      const reason = 'The file has not changed since it was imported.';
      await finish(client, key, 'unchanged', reason, null);
      return { key, outcome: 'unchanged', reason };
    }
    const day = options.now.toISOString().slice(0, 10);
    const edition = readMarketFile(kind, { name: kind.file, bytes: answer.bytes }, day);
    waiting.sha256 = edition.file_sha256;
    const isAccepted =
      options.acceptedJumps?.includes(key) === true ||
      claim.accepted_sha256 === edition.file_sha256;
    const done: MarketImport = await importMarketEdition(client, edition, {
      accepted: isAccepted ? ['jump'] : [],
      refresh: { url, etag: answer.etag, lastModified: answer.lastModified },
    });
    return { key, outcome: done.status, reason: describeEdition(edition, done.comparison) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    const isWaiting = error instanceof MarketRefusedError && error.failed.join() === 'jump';
    await finish(client, key, failure.outcome, failure.reason, isWaiting ? waiting.sha256 : null);
    return { key, ...failure };
  }
}

/** The fault of the source; null for an error that is not the source's. */
function failureOf(error: unknown): Pick<SourceRefresh, 'outcome' | 'reason'> | null {
  if (error instanceof DownloadError) return { outcome: error.outcome, reason: error.message };
  if (error instanceof MalformedFileError || error instanceof MarketRefusedError) {
    return { outcome: 'refused', reason: error.message };
  }
  return null;
}

async function finish(
  client: DataClient,
  key: string,
  outcome: SourceRefresh['outcome'],
  reason: string,
  waiting: string | null,
): Promise<void> {
  await client
    .rpc('finish_market_refresh', {
      source_key: key,
      outcome,
      reason,
      ...(waiting !== null && { waiting_sha256: waiting }),
    })
    .throwOnError();
}

/** `MARKET_URLS` has another form than documented. */
export function malformedUrls(): SettingError {
  const form = 'entries such as ai-postings-share=https://…, separated by spaces';
  return new SettingError(`MARKET_URLS must be ${form}.`);
}

/**
 * Asks the sources that are due, at the addresses of the settings. Each run is noted for staff, and refusals are logged.
 * @throws SettingError
 */
export async function runMarketRefresh({
  data,
  settings,
  now,
  log,
}: FunctionContext): Promise<void> {
  const urls = readMarketUrls(settings['MARKET_URLS'] ?? '');
  // Only the functions know their settings: this is how staff see which sources have an address.
  await data
    .rpc('note_market_refresh_run', urls === undefined ? {} : { addresses: [...urls.keys()] })
    .throwOnError();
  if (urls === undefined) throw malformedUrls();
  for (const { key, outcome, reason } of await refreshMarket(data, { urls, now: now() })) {
    if (outcome === 'refused' || outcome === 'unreachable') {
      log(`Market source ${key}: ${outcome}. ${reason}`);
    }
  }
}
