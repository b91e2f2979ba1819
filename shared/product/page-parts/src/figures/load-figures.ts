import type { DataClient } from '@talent/data/client';
import type { FigureData, FigureRecord } from './figure-data.ts';
import { isFigureId, type PostFigureId } from './figure-list.ts';
import { marketLoaders } from './market-figures.ts';
import { loadMlEngineerPayByLevel, loadPayMidAndSenior } from './us-pay-by-level.ts';
import { loadUsPayByRole } from './us-pay-by-role.ts';
import { visionOutputs } from './vision-outputs.ts';

const loaders: Record<
  PostFigureId,
  (client: DataClient) => FigureData | null | Promise<FigureData | null>
> = {
  'us-pay-by-role': loadUsPayByRole,
  ...marketLoaders,
  'us-ml-engineer-pay-by-level': loadMlEngineerPayByLevel,
  'us-pay-mid-and-senior': loadPayMidAndSenior,
  'vision-outputs': visionOutputs,
};

/**
 * The figures of a text. An id that is not known, or a figure without data, is left out: its link stays.
 * @throws DataError when a request fails
 */
export async function loadFigures(
  client: DataClient,
  ids: readonly string[],
): Promise<FigureRecord> {
  const known = [...new Set(ids)].filter(isFigureId);
  const loaded = await Promise.all(
    known.map(async (id) => [id, await loaders[id](client)] as const),
  );
  return Object.fromEntries(loaded.flatMap(([id, data]) => (data ? [[id, data]] : [])));
}
