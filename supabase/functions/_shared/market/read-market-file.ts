import { readCsvRows } from '../files/csv-rows.ts';
import { sha256Hex } from '../tokens/encrypt.ts';
import { createSeriesCollector, type MarketSeriesValues, addSteps } from './collect-series.ts';
import {
  LICENCE,
  LICENCE_URL,
  PUBLISHER,
  type MarketSourceKind,
  type Grain,
} from './market-sources.ts';

/** An edition as it was read from a file. */
export interface MarketEdition {
  source: {
    key: string;
    name: string;
    publisher: string;
    url: string;
    licence: string;
    licence_url: string;
    attribution: string;
    method: string;
    changes: string;
    grain: Grain;
    /** First and last day of the period that the figures describe. */
    first_day: string;
    last_day: string;
    /** Day the file was fetched. */
    retrieved_on: string;
  };
  file_sha256: string;
  rows_read: number;
  series: MarketSeriesValues[];
}

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
): MarketEdition {
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
