import { z } from '@talent/protocol/forms/schema';
import {
  marketRefreshStatusSchema,
  type MarketRefreshStatus,
} from '@talent/api/market/market-refresh-status';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/**
 * When each source of the market was last asked and last changed.
 * @throws DataError when the request fails; ZodError for an answer of another version.
 */
export async function fetchMarketRefresh(): Promise<MarketRefreshStatus> {
  return marketRefreshStatusSchema.parse(unwrap(await adminData().rpc('market_refresh_status')));
}

/**
 * Accepts one file that was refused for a jump; the next run imports it if it is still the same file.
 * @throws DataError with code `PT409` when another file, or none, waits by now.
 */
export async function acceptMarketJump(source: { key: string; sha256: string }): Promise<void> {
  const yes = { source_key: source.key, file_sha256: source.sha256 };
  unwrap(await adminData().rpc('accept_market_jump', yes));
}

/** A source of figures with its current edition; of the market's files with the last day that they describe. */
export interface SourceEdition {
  key: string;
  name: string;
  edition: string;
}

/** The sources of pay and of the market. @throws DataError when a request fails. */
export async function fetchSourceEditions(): Promise<SourceEdition[]> {
  const [pay, market] = await Promise.all([
    adminData()
      .from('salary_sources')
      // oxlint-disable-next-line house/whole-reads -- one row for each source that this project imports
      .select('key, name, edition')
      .is('superseded_at', null)
      .order('key')
      .then((answer) => unwrap(answer)),
    fetchMarketRefresh(),
  ]);
  return [
    ...pay,
    ...market.sources.flatMap(({ key, name, last_day: edition }) =>
      edition === null ? [] : [{ key, name: name ?? key, edition }],
    ),
  ];
}

const alertsSchema = z.object({
  /** Alerts whose address has not confirmed them. */
  pending: z.number(),
  confirmed: z.number(),
  /** Addresses with a confirmed alert. */
  addresses: z.number(),
  /** The last ten editions that subscribers are told of, newest first. */
  editions: z.array(
    z.object({
      source_key: z.string(),
      edition: z.string(),
      /** Time of the import. */
      announced_at: z.string(),
      /** Null: mails wait, or have not been written. */
      finished_at: z.string().nullable(),
      /** Mails that were handed to the queue. */
      queued: z.number(),
    }),
  ),
});
export type SalaryAlerts = z.infer<typeof alertsSchema>;

/** Numbers of subscribers by role, and the editions they were told of. @throws DataError when the request fails. */
export async function fetchSalaryAlerts(): Promise<SalaryAlerts> {
  return alertsSchema.parse(unwrap(await adminData().rpc('salary_alert_status')));
}
