import type { JobCountry } from './job-words.ts';

/** States, provinces and territories below the time zone of most of their people. */
const byZone: Readonly<Record<JobCountry, Readonly<Record<string, string>>>> = {
  US: {
    New_York:
      'CT Connecticut, DC District of Columbia, DE Delaware, FL Florida, GA Georgia, IN Indiana, KY Kentucky, MA Massachusetts, MD Maryland, ME Maine, MI Michigan, NC North Carolina, NH New Hampshire, NJ New Jersey, NY New York, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VA Virginia, VT Vermont, WV West Virginia',
    Chicago:
      'AL Alabama, AR Arkansas, IA Iowa, IL Illinois, KS Kansas, LA Louisiana, MN Minnesota, MO Missouri, MS Mississippi, ND North Dakota, NE Nebraska, OK Oklahoma, SD South Dakota, TN Tennessee, TX Texas, WI Wisconsin',
    Denver: 'CO Colorado, ID Idaho, MT Montana, NM New Mexico, UT Utah, WY Wyoming',
    Phoenix: 'AZ Arizona',
    Los_Angeles: 'CA California, NV Nevada, OR Oregon, WA Washington',
    Anchorage: 'AK Alaska',
    Puerto_Rico: 'PR Puerto Rico, VI U.S. Virgin Islands',
    'Pacific/Honolulu': 'HI Hawaii',
    'Pacific/Pago_Pago': 'AS American Samoa',
    'Pacific/Guam': 'GU Guam, MP Northern Mariana Islands',
  },
  CA: {
    St_Johns: 'NL Newfoundland and Labrador',
    Halifax: 'NB New Brunswick, NS Nova Scotia, PE Prince Edward Island',
    Toronto: 'ON Ontario, QC Quebec',
    Winnipeg: 'MB Manitoba',
    Regina: 'SK Saskatchewan',
    Edmonton: 'AB Alberta, NT Northwest Territories',
    Iqaluit: 'NU Nunavut',
    Vancouver: 'BC British Columbia',
    Whitehorse: 'YT Yukon',
  },
};

/** A job that is done from a whole country has the last of its days. */
const lastZone: Readonly<Record<JobCountry, string>> = {
  US: 'Pacific/Honolulu',
  CA: 'America/Vancouver',
};

interface Region {
  name: string;
  /** IANA time zone. */
  zone: string;
}

const regions: Readonly<Record<JobCountry, ReadonlyMap<string, Region>>> = {
  US: regionsOf('US'),
  CA: regionsOf('CA'),
};

function regionsOf(country: JobCountry): Map<string, Region> {
  return new Map(
    Object.entries(byZone[country]).flatMap(([zone, listed]) =>
      listed.split(', ').map((region): [string, Region] => {
        const whole = zone.includes('/') ? zone : `America/${zone}`;
        return [region.slice(0, 2), { name: region.slice(3), zone: whole }];
      }),
    ),
  );
}

/** `Texas` for `TX` of `US`; undefined where the country has no such state, province or territory. */
export function regionName(country: JobCountry, code: string): string | undefined {
  return regions[country].get(code)?.name;
}

/** `TX` for `TX`, and for `Texas` in capitals or not; undefined where the country has no such state, province or territory. */
export function regionCode(country: JobCountry, text: string): string | undefined {
  if (regions[country].has(text)) return text;
  const name = text.toLowerCase();
  return [...regions[country]].find(([, region]) => region.name.toLowerCase() === name)?.[0];
}

function zoneOf(country: JobCountry, region: string | null): string {
  return regions[country].get(region ?? '')?.zone ?? lastZone[country];
}

/** ms by which the clocks of a zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: number): number {
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone });
  return Date.parse(`${local.replace(' ', 'T')}Z`) - moment;
}

/** The moment, ISO 8601 in UTC, at which a day begins or ends (its last second) where a job is. */
export function edgeOfDay(
  day: string,
  edge: 'start' | 'end',
  country: JobCountry,
  region: string | null,
): string {
  const zone = zoneOf(country, region);
  const clock = Date.parse(`${day}T${edge === 'start' ? '00:00:00' : '23:59:59'}Z`);
  // Of the offset at about that moment, and of the one that it leads to: clocks may have changed between the two.
  const near = clock - offsetOf(zone, clock);
  return new Date(clock - offsetOf(zone, near)).toISOString();
}

/** The day that it is where a job is, ISO 8601. */
export function dayThere(moment: string, country: JobCountry, region: string | null): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone: zoneOf(country, region) });
}
