import type {
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
export interface Facets {
  roles: ReadonlySet<string>;
  levels: ReadonlySet<PayLevel>;
  workModes: ReadonlySet<WorkMode>;
  /** Names of places by key, in the order of the data. */
  regions: ReadonlyMap<string, string>;
  /** Periods of history, newest first; the current one is not among them. */
  periods: readonly string[];
}

/** The bands indexed by their dimensions. Built once for each set of data. */
export interface SalaryIndex {
  sources: ReadonlyMap<string, SalarySource>;
  roles: ReadonlyMap<string, SalaryRole>;
  /** Bands of a cell by `cellKey`, earliest first. */
  cells: ReadonlyMap<string, readonly SalaryBand[]>;
  /** By `facetKey`. */
  facets: ReadonlyMap<string, Facets>;
}

interface GrowingFacets {
  roles: Set<string>;
  levels: Set<PayLevel>;
  workModes: Set<WorkMode>;
  regions: Map<string, string>;
  years: Map<string, number>;
}

const none: Facets = {
  roles: new Set(),
  levels: new Set(),
  workModes: new Set(),
  regions: new Map(),
  periods: [],
};

/** Groups the bands into cells, and collects the facets of each source. */
export function indexSalaryData({ sources, roles, bands }: SalaryData): SalaryIndex {
  const cells = new Map<string, SalaryBand[]>();
  const growing = new Map<string, GrowingFacets>();
  for (const band of bands) {
    const key = cellKey(band);
    const cell = cells.get(key);
    if (cell) cell.push(band);
    else cells.set(key, [band]);
    note(growing, band);
  }
  for (const cell of cells.values()) {
    cell.sort((a, b) => a.year - b.year || Number(a.current) - Number(b.current));
  }
  return {
    sources: new Map(sources.map((source) => [source.key, source])),
    roles: new Map(roles.map((role) => [role.key, role])),
    cells,
    facets: new Map([...growing].map(([key, facets]) => [key, finished(facets)])),
  };
}

export function cellKey({ source, country, role, level, region, workMode }: Cell): string {
  return [source, country, role, level ?? '', region ?? '', workMode ?? ''].join('|');
}

/** The facets of a source and country; empty where it has no figures. */
export function facetsOf(index: SalaryIndex, source: string, country: PayCountry): Facets {
  return index.facets.get(facetKey(source, country)) ?? none;
}

function facetKey(source: string, country: PayCountry): string {
  return `${source}|${country}`;
}

function note(growing: Map<string, GrowingFacets>, band: SalaryBand): void {
  const key = facetKey(band.source, band.country);
  let facets = growing.get(key);
  if (!facets) {
    facets = {
      roles: new Set(),
      levels: new Set(),
      workModes: new Set(),
      regions: new Map(),
      years: new Map(),
    };
    growing.set(key, facets);
  }
  facets.roles.add(band.role);
  if (band.level !== null) facets.levels.add(band.level);
  if (band.workMode !== null) facets.workModes.add(band.workMode);
  if (band.region !== null) facets.regions.set(band.region, band.regionName ?? band.region);
  if (!band.current) facets.years.set(band.period, band.year);
}

function finished({ years, ...facets }: GrowingFacets): Facets {
  const periods = [...years].sort(([, a], [, b]) => b - a).map(([period]) => period);
  return { ...facets, periods };
}
