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
