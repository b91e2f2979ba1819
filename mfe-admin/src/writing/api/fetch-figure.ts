import type { FigureData } from '@talent/page-parts/figure-data';
import { adminData } from '../../backend/admin-data';

/** A figure of a text with today's values; null where there is no data for it. Rejects when a request fails. */
export async function fetchFigure(id: string): Promise<FigureData | null> {
  const { loadFigures } = await import('@talent/page-parts/load-figures');
  return (await loadFigures(adminData(), [id]))[id] ?? null;
}
