import type { DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk';
import { getPayBands } from '../../pay-figures/api/get-pay-bands';
import { instrumentRoles } from '../content/instrument-roles';
import { toInstrument, type Instrument } from '../instrument/to-instrument';
import { getSectorLines } from './get-sector-lines';

/**
 * The instrument of the roles that have published pay. A live site gets it without sample profiles.
 * @throws DataError when a request fails.
 */
export async function getInstrument(
  data: DataClient,
  { mode = 'demo' }: Pick<SiteConfig, 'mode'>,
): Promise<Instrument> {
  const bands = await getPayBands(
    data,
    instrumentRoles.map(({ key }) => key),
  );
  return toInstrument({ bands, sectors: await getSectorLines(data), hasSamples: mode === 'demo' });
}
