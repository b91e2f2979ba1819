import type {
  ExchangeRate,
  PayCountry,
  PayLevel,
  SalaryBand,
  SalaryData,
  SalaryRole,
  SalarySource,
  WorkMode,
} from '@talent/api/salary/salary-data';

/** The dimensions of a band, apart from its period. Null means all values, as in the bands. */
export interface Cell {
  source: string;
  country: PayCountry;
  role: string;
  level: PayLevel | null;
  region: string | null;
  workMode: WorkMode | null;
}

/** The values that one source has for one country: the choices of each filter. */
export type Facets = ReturnType<typeof facetsFrom>;

/** The bands indexed by their dimensions. Built once for each set of data. */
export interface SalaryIndex {
  sources: ReadonlyMap<string, SalarySource>;
  roles: ReadonlyMap<string, SalaryRole>;
  /** Bands of a cell by `cellKey`, earliest first. */
  cells: ReadonlyMap<string, readonly SalaryBand[]>;
  /** By `facetKey`. */
  facets: ReadonlyMap<string, Facets>;
  exchangeRate: ExchangeRate;
}

/** Groups the bands into cells, and collects the facets of each source. */
export function indexSalaryData({ sources, roles, bands, exchangeRate }: SalaryData): SalaryIndex {
  const cells = groupBy(bands, cellKey);
  for (const cell of cells.values()) {
    cell.sort((a, b) => a.year - b.year || Number(a.current) - Number(b.current));
  }
  const bySource = groupBy(bands, ({ source, country }) => facetKey(source, country));
  return {
    sources: new Map(sources.map((source) => [source.key, source])),
    roles: new Map(roles.map((role) => [role.key, role])),
    cells,
    facets: new Map([...bySource].map(([key, own]) => [key, facetsFrom(own)])),
    exchangeRate,
  };
}

export function cellKey({ source, country, role, level, region, workMode }: Cell): string {
  return [source, country, role, level ?? '', region ?? '', workMode ?? ''].join('|');
}

/** The facets of a source and country; empty where it has no figures. */
export function facetsOf(index: SalaryIndex, source: string, country: PayCountry): Facets {
  return index.facets.get(facetKey(source, country)) ?? facetsFrom([]);
}

function facetKey(source: string, country: PayCountry): string {
  return `${source}|${country}`;
}

function groupBy(
  bands: readonly SalaryBand[],
  keyOf: (band: SalaryBand) => string,
): Map<string, SalaryBand[]> {
  const groups = new Map<string, SalaryBand[]>();
  for (const band of bands) {
    const key = keyOf(band);
    const group = groups.get(key);
    if (group) group.push(band);
    else groups.set(key, [band]);
  }
  return groups;
}

function facetsFrom(bands: readonly SalaryBand[]) {
  const facets = {
    roles: new Set<string>(),
    levels: new Set<PayLevel>(),
    workModes: new Set<WorkMode>(),
    /** Names of places by key, in the order of the data. */
    regions: new Map<string, string>(),
  };
  const years = new Map<string, number>();
  for (const { role, level, workMode, region, regionName, current, period, year } of bands) {
    facets.roles.add(role);
    if (level !== null) facets.levels.add(level);
    if (workMode !== null) facets.workModes.add(workMode);
    if (region !== null) facets.regions.set(region, regionName ?? region);
    if (!current) years.set(period, year);
  }
  // Periods of history, newest first; the current one is not among them.
  const periods = [...years].sort(([, a], [, b]) => b - a).map(([period]) => period);
  return { ...facets, periods };
}
