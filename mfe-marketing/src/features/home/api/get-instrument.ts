import type { DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { toInstrument, type Instrument } from '../instrument/to-instrument';
import { getSectorLines } from './get-sector-lines';

/**
 * The instrument of the roles with these bands. A live site gets it without sample profiles.
 * @throws DataError when a request fails.
 */
export async function getInstrument(
  data: DataClient,
  bands: readonly PayBand[],
  { mode = 'demo' }: Pick<SiteConfig, 'mode'>,
): Promise<Instrument> {
  return toInstrument({ bands, sectors: await getSectorLines(data), hasSamples: mode === 'demo' });
}
