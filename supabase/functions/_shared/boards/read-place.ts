import type { JobCountry } from '@talent/jobs/job-words';
import { regionCode } from '@talent/jobs/regions';

/** Where a posting is: null for both countries, or none; and for several regions, or none. */
export interface PostedPlace {
  country: JobCountry | null;
  /** Postal code of a state or province. */
  region: string | null;
}

const NAMES: Readonly<Record<string, JobCountry>> = {
  ...{ us: 'US', usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US' },
  ...{ 'united states': 'US', 'united states of america': 'US', america: 'US' },
  ...{ can: 'CA', canada: 'CA' },
};

/** Words of a place that say nothing of it: `Remote US` is `US`. */
const BESIDE =
  /\b(?:remote|hybrid|on-?site|office|only|based|anywhere|in|the|within|area|metro|greater)\b/gi;

/**
 * Reads the fields of a place first, then its text: `Austin, TX`, `Remote (Canada)`, `New York, NY; Toronto, Ontario`. Null where
 * its field names another country.
 */
export function readPlace(
  text: string,
  { country, region }: { country: string | null; region: string | null },
): PostedPlace | null {
  const named = country === null ? undefined : countryOf(country, 'CA');
  if (country !== null && named === undefined) return null;
  const { countries, regions } = partsOf(text);
  const [only] = countries.size === 1 ? countries : [];
  const one = named ?? only;
  if (one === undefined) return { country: null, region: null };
  const code = region === null ? undefined : regionCode(one, region);
  const codes = [...regions].filter((key) => key.startsWith(one));
  const inText = codes.length === 1 ? codes[0]?.slice(3) : undefined;
  return { country: one, region: code ?? inText ?? null };
}

/** @param alone the country whose code `CA` is where it is not a part of a longer text */
function countryOf(name: string, alone?: JobCountry): JobCountry | undefined {
  return name === 'CA' ? alone : NAMES[name.toLowerCase()];
}

function partsOf(text: string) {
  const countries = new Set<JobCountry>();
  const regions = new Set<string>();
  for (const place of text.slice(0, 500).split(/[;|/•·]|\bor\b/)) {
    const parts = place
      .split(/[,()]| [-–—] /)
      .map((part) => part.replace(BESIDE, '').trim())
      .filter((part) => part !== '');
    // Of `Washington, DC` and `New York, NY` the last part is the region.
    const found = parts.toReversed().find((part) => findRegion(part) !== undefined);
    const region = findRegion(found ?? '');
    const named = parts.map((part) => countryOf(part)).find((one) => one !== undefined);
    if (region !== undefined) regions.add(`${region.country} ${region.code}`);
    const country = named ?? region?.country;
    if (country !== undefined) countries.add(country);
  }
  return { countries, regions };
}

function findRegion(part: string): { country: JobCountry; code: string } | undefined {
  for (const country of ['US', 'CA'] as const) {
    const code = regionCode(country, part);
    if (code !== undefined) return { country, code };
  }
  return undefined;
}
