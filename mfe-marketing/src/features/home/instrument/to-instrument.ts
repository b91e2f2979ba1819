import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import { formatCount, formatShortPay } from '@talent/sdk/format';
import { compactPicture } from '@talent/ui/compact-picture';
import type { Picture } from '@talent/ui/picture';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import type { PageLink } from '../../../content/rich-text';
import type { OfficialMedian, PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatRanges } from '../../pay-figures/format-ranges';
import type { SectorLine } from '../api/get-sector-lines';
import { homeInstrument } from '../content/home-instrument';
import {
  instrumentRoles,
  type SampleProfile,
  type SampleSearch,
} from '../content/instrument-roles';
import { drawPay, payEnds } from './draw-pay';
import { toPayTable, type PayTable } from './pay-table';

/** A role with everything that the instrument draws for it. */
export interface InstrumentRole {
  key: string;
  label: string;
  page: PageLink;
  /** The work of the role, as marks. */
  picture: Picture | null;
  /** The middle half as it is read, `$161K to $225K`; one amount where half of the ranges are the same. */
  pay: string;
  /** `$192K` */
  median: string;
  /** `977 ranges` */
  ranges: string;
  /** The official median and what it is, where the ranges are out of season; else null. */
  lead: { figure: string; about: string } | null;
  /** Says what `pay` is: `a year: the middle half of 977 different ranges.` */
  about: string;
  band: Picture;
  /** Index of its sector; -1 where the market data has none. */
  sector: number;
  /** Null on a live site, which has no samples. */
  search: ShownSearch | null;
}

/** A made-up search, as the clock shows it. */
export interface ShownSearch extends Omit<SampleSearch, 'profiles'> {
  profiles: readonly ShownProfile[];
}

/** A made-up person, as the page shows them. */
export interface ShownProfile extends Pick<SampleProfile, 'built' | 'weaker' | 'terms'> {
  /** `8 years, 5 with models in production. US Central time.` */
  summary: string;
}

/** The data of the home page's instrument; drawn when the page is composed. */
export interface Instrument {
  /** Empty where no role has published pay. */
  roles: readonly InstrumentRole[];
  sectors: readonly Omit<SectorLine, 'sector'>[];
  /** The two ends of the scale of pay: `$125K`. */
  ends: readonly [string, string];
  table: PayTable;
}

interface InstrumentFacts {
  bands: readonly PayBand[];
  /** By the key of the role. */
  official: ReadonlyMap<string, OfficialMedian>;
  sectors: readonly SectorLine[];
  hasSamples: boolean;
}

/** Draws the instrument of the roles that have a band of 100 ranges, in the order of `instrumentRoles`. */
export function toInstrument({
  bands,
  official,
  sectors,
  hasSamples,
}: InstrumentFacts): Instrument {
  const sound = bands.filter(({ ranges }) => ranges >= HEADLINE_SAMPLE);
  const bandOf = new Map(sound.map((band) => [band.role, band]));
  const shown = instrumentRoles.flatMap((role) => {
    const band = bandOf.get(role.key);
    return band === undefined ? [] : [{ ...role, band }];
  });
  if (shown.length === 0) return { roles: [], sectors: [], ends: ['', ''], table: toPayTable([]) };
  const ends = payEnds(shown.map(({ band }) => band));
  return {
    roles: shown.map(({ key, page, sector, sample, band }) => ({
      key,
      label: band.roleLabel,
      page,
      picture: drawRole(key, band),
      lead: band.isOutOfSeason ? leadOf(official.get(key)) : null,
      pay: payText(band),
      median: shortPay(band.p50),
      ranges: formatRanges(band.ranges),
      about: aboutPay(band),
      band: compactPicture(drawPay(band, ends)),
      sector: sectors.findIndex((line) => line.sector === sector),
      search: hasSamples ? { ...sample, profiles: sample.profiles.map(toProfile) } : null,
    })),
    sectors: sectors.map(({ sector: _, ...line }) => line),
    ends: [shortPay(ends.low), shortPay(ends.high)],
    table: toPayTable(shown.map(({ band }) => band)),
  };
}

function drawRole(key: string, band: PayBand): Picture | null {
  const picture = pictureOfRole(key, band);
  return picture && compactPicture(picture);
}

function payText({ p25, p75 }: PayBand): string {
  return p25 === p75 ? shortPay(p25) : `${shortPay(p25)} to ${shortPay(p75)}`;
}

function leadOf(official: OfficialMedian | undefined): InstrumentRole['lead'] {
  if (official === undefined) return null;
  const { median, employed, age } = official;
  const people = employed === null ? '' : ` of ${formatCount(employed)} employed`;
  return {
    figure: shortPay(median),
    about: `a year: the official median${people}. ${age} ${homeInstrument.pay.differs}`,
  };
}

function aboutPay({ p25, p75, ranges }: PayBand): string {
  const which = p25 === p75 ? 'the middle half and the median' : 'the middle half';
  return `a year: ${which} of ${formatCount(ranges)} different ranges.`;
}

function toProfile({ years, inProduction, zone, ...words }: SampleProfile): ShownProfile {
  return {
    ...words,
    summary: `${years} years, ${inProduction} with models in production. ${zone}.`,
  };
}

function shortPay(amount: number): string {
  return formatShortPay(amount, 'USD');
}
