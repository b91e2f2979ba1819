import { readCsvRows } from '../files/csv-rows.ts';
import { sha256Hex } from '../tokens/encrypt.ts';
import { createSeriesCollector, addSteps } from './collect-series.ts';
import { LICENCE, LICENCE_URL, PUBLISHER, type MarketSourceKind } from './market-sources.ts';

/** An edition as it was read from a file, with the first and last day of the period that its figures describe. */
export type MarketEdition = ReturnType<typeof readMarketFile>;

/**
 * Reads a file.
 * @param file its name for messages, and its content
 * @param retrieved day the file was fetched, YYYY-MM-DD; no value may be of a later day
 * @throws MalformedFileError naming file, lines and reasons
 */
export function readMarketFile(
  kind: MarketSourceKind,
  file: { name: string; bytes: Uint8Array },
  retrieved: string,
) {
  // Somewhere it is tomorrow already.
  const latest = addSteps(retrieved, 'day', 1);
  const collector = createSeriesCollector(kind.grain);
  const rowsRead = readCsvRows(file, kind.columns, (row) => {
    for (const value of kind.read(row)) {
      if (value.day > latest) {
        row.refuse(`date is "${value.day}", which is after the day the file was fetched`);
      }
      collector.add(row, value);
    }
  });
  const series = collector.all();
  return {
    source: {
      key: kind.key,
      name: kind.name,
      publisher: PUBLISHER,
      url: kind.url,
      licence: LICENCE,
      licence_url: LICENCE_URL,
      attribution: `Source: ${kind.name}, ${LICENCE}.`,
      method: kind.method,
      changes: kind.changes,
      grain: kind.grain,
      first_day: series.map((one) => one.first_day).toSorted()[0] ?? '',
      last_day:
        series
          .map((one) => one.last_day)
          .toSorted()
          .at(-1) ?? '',
      retrieved_on: retrieved,
    },
    file_sha256: sha256Hex(file.bytes),
    rows_read: rowsRead,
    series,
  };
}
