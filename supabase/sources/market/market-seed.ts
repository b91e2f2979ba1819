import { unitOf } from '@talent/functions/market/market-value.ts';
import type { MarketEdition } from '@talent/functions/market/read-market-file.ts';
import { seedCall } from '../files/seed-call.ts';

/**
 * The seed file of an edition: values by month and last values. Daily values are left out, so that a seed is no copy of its
 * source. It changes nothing where a file was imported.
 */
export function marketSeedSql({ series, ...edition }: MarketEdition): string {
  return seedCall(
    { ...edition, origin: 'seed' },
    {
      call: 'import_market_edition',
      lists: { series: series.map((one) => ({ ...one, unit: unitOf(one.measure), days: null })) },
      writer: 'node supabase/sources/write-seeds.ts market --data <dir>',
    },
  );
}
