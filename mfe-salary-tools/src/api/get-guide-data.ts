import type { SalaryBand } from '@talent/data/salary-data';
import type { DataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { Guide } from '../features/guide/facts/guide';
import { guideBands, toGuide } from '../features/guide/facts/to-guide';

/** The guide, and the rows that it is made from. */
export interface GuideData {
  guide: Guide;
  bands: readonly SalaryBand[];
}

/**
 * What the guide is made from: the rows that everybody may read.
 * @throws DataError when a request fails.
 * @throws GuideDataError when the data lacks what the guide is about.
 */
export async function getGuideData(data: DataClient): Promise<GuideData> {
  const salaries = await loadSalaryData(data);
  return { guide: toGuide(salaries), bands: guideBands(salaries) };
}
