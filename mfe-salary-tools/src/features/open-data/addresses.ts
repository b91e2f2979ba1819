/** The page that describes the open figures; everything else is below it. */
export const OPEN_DATA_PATH = '/ai-salary-data-api';

/**
 * The fixed addresses of the files. They always have the newest figures. `v1` is the version of the format: a field may be
 * added to it, and none is renamed, removed or given another meaning.
 */
export const openFiles = {
  salariesJson: `${OPEN_DATA_PATH}/v1/salaries.json`,
  salariesCsv: `${OPEN_DATA_PATH}/v1/salaries.csv`,
  salariesSchema: `${OPEN_DATA_PATH}/v1/salaries.schema.json`,
  placesJson: `${OPEN_DATA_PATH}/v1/places.json`,
  placesCsv: `${OPEN_DATA_PATH}/v1/places.csv`,
  placesSchema: `${OPEN_DATA_PATH}/v1/places.schema.json`,
  changesJson: `${OPEN_DATA_PATH}/v1/changes.json`,
  changesCsv: `${OPEN_DATA_PATH}/v1/changes.csv`,
  changesSchema: `${OPEN_DATA_PATH}/v1/changes.schema.json`,
  marketJson: `${OPEN_DATA_PATH}/v1/market.json`,
  marketCsv: `${OPEN_DATA_PATH}/v1/market.csv`,
  marketSchema: `${OPEN_DATA_PATH}/v1/market.schema.json`,
} as const;

/** Pattern of the charts that other sites may show in a frame. */
export const EMBED_PATTERN = `${OPEN_DATA_PATH}/embed/:chart`;

/** Path of a chart by its id, such as `pay-by-role`. */
export function embedPath(chart: string): string {
  return EMBED_PATTERN.replace(':chart', chart);
}
