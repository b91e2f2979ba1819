import { createHash } from 'node:crypto';
import { readCsvRows } from '../files/csv-rows.ts';
import { ImportError, MalformedFileError } from '../files/import-error.ts';
import { createSeriesCollector, type MarketSeriesValues } from './collect-series.ts';
import { addSteps, type Grain } from './market-days.ts';
import { LICENCE, LICENCE_URL, PUBLISHER, type MarketSourceKind } from './market-source.ts';

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
 * Reads a file piece by piece; only its values are kept.
 * @param file its name for messages, and its content
 * @param retrieved day the file was fetched, YYYY-MM-DD; no value may be of a later day
 * @throws MalformedFileError naming file, lines and reasons
 */
export async function readMarketFile(
  kind: MarketSourceKind,
  file: { name: string; bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> },
  retrieved: string,
): Promise<MarketEdition> {
  const hash = createHash('sha256');
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const piece of file.bytes) {
      hash.update(piece);
      yield piece;
    }
  }
  // Somewhere it is tomorrow already.
  const latest = addSteps(retrieved, 'day', 1);
  const collector = createSeriesCollector(kind.grain);
  const rowsRead = await readCsvRows({ name: file.name, bytes: bytes() }, kind.columns, (row) => {
    for (const value of kind.read(row)) {
      if (value.day > latest) {
        row.refuse(`date is "${value.day}", which is after the day the file was fetched`);
      }
      collector.add(row, value);
    }
  });
  const series = collector.all();
  const first = series[0];
  if (first === undefined) {
    throw new MalformedFileError([new ImportError(file.name, 1, 'the file has no series')]);
  }
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
      first_day: series.reduce(
        (day, one) => (one.first_day < day ? one.first_day : day),
        first.first_day,
      ),
      last_day: series.reduce(
        (day, one) => (one.last_day > day ? one.last_day : day),
        first.last_day,
      ),
      retrieved_on: retrieved,
    },
    file_sha256: hash.digest('hex'),
    rows_read: rowsRead,
    series,
  };
}
