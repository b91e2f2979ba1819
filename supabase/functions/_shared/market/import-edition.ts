import { formatCount } from '@talent/sdk/format';
import type { DataClient } from '@talent/data/client';
import type { Json } from '@talent/data/types';
import { z } from 'zod';
import { compareEditions, type EditionComparison } from './compare-editions.ts';
import { loadCurrentEdition } from './current-edition.ts';
import { unitOf } from './market-value.ts';
import type { MarketEdition } from './read-market-file.ts';

/** Checks that a person may overrule. */
export type Overruled = 'jump' | 'loss';

/** The result of an import. */
export interface MarketImport {
  status: 'imported' | 'unchanged';
  /** Last day of the edition that it supersedes; null where there was none. */
  superseded: string | null;
  comparison: EditionComparison;
}

/** A readable file that failed a check against the current edition. The message says which, and what to do. */
export class MarketRefusedError extends Error {
  override readonly name = 'MarketRefusedError';
  readonly code = 'MARKET_REFUSED';
  /** The failed checks. */
  readonly failed: readonly Overruled[];

  constructor(message: string, failed: readonly Overruled[]) {
    super(message);
    this.failed = failed;
  }
}

/** Failures that are told of one check; the others are counted. */
const MOST_TOLD = 5;

const answerSchema = z.object({
  status: z.enum(['imported', 'unchanged']),
  superseded: z.string().nullish(),
});

/**
 * Compares an edition with the current one.
 * @param accepted checks that a person has overruled
 * @returns `isCurrent`: the current edition was made from this very file
 * @throws MarketRefusedError when a check fails
 */
export async function checkEdition(
  client: DataClient,
  edition: MarketEdition,
  accepted: readonly Overruled[],
): Promise<{ basedOn: number | null; isCurrent: boolean; comparison: EditionComparison }> {
  const current = await loadCurrentEdition(client, edition.source.key);
  const comparison = compareEditions(current?.series ?? [], edition.series);
  const problems = { loss: comparison.losses, jump: comparison.jumps };
  const failed = (['loss', 'jump'] as const).filter(
    (check) => problems[check].length > 0 && !accepted.includes(check),
  );
  if (failed.length > 0) {
    throw new MarketRefusedError(
      failed.map((check) => told(check, problems[check])).join('\n'),
      failed,
    );
  }
  const isCurrent = current?.fileSha256 === edition.file_sha256;
  return { basedOn: current?.id ?? null, isCurrent, comparison };
}

/**
 * Checks an edition and imports it in one transaction. The current edition stays live when anything fails.
 * @param options.refresh of a refresh: its outcome is stored in the same transaction
 * @throws MarketRefusedError when a check fails; DataError or PostgrestError when the database refuses
 */
export async function importMarketEdition(
  client: DataClient,
  edition: MarketEdition,
  options: {
    accepted: readonly Overruled[];
    refresh?: { url: string; etag: string | null; lastModified: string | null };
  },
): Promise<MarketImport> {
  const { basedOn, comparison } = await checkEdition(client, edition, options.accepted);
  const { refresh } = options;
  const payload: Json = JSON.parse(
    JSON.stringify({
      ...edition,
      series: edition.series.map((one) => ({ ...one, unit: unitOf(one.measure) })),
      origin: refresh === undefined ? 'file' : 'refresh',
      based_on: basedOn,
      revisions: comparison.revisions,
      accepted: options.accepted.filter(
        (check) => (check === 'jump' ? comparison.jumps : comparison.losses).length > 0,
      ),
      ...(refresh && {
        refresh: {
          url: refresh.url,
          etag: refresh.etag,
          last_modified: refresh.lastModified,
          reason: describeEdition(edition, comparison),
        },
      }),
    }),
  );
  const { data } = await client.rpc('import_market_edition', { payload }).throwOnError();
  const { status, superseded } = answerSchema.parse(data);
  return { status, superseded: superseded ?? null, comparison };
}

/** The period of an edition and its revisions, in words. */
export function describeEdition(
  { source, series }: MarketEdition,
  { revised }: EditionComparison,
): string {
  const values = revised === 1 ? 'value was' : 'values were';
  return (
    `${series.length} series from ${source.first_day} to ${source.last_day}; ` +
    `${formatCount(revised)} earlier ${values} revised.`
  );
}

function told(check: Overruled, problems: readonly string[]): string {
  const more = problems.length - MOST_TOLD;
  const list = [...problems.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])];
  const why =
    check === 'loss'
      ? 'The file has less than the current edition: '
      : 'The file has changes that nobody has confirmed: ';
  return `${why}${list.join('; ')}.`;
}
