import { clocks } from '@talent/content/clocks';
import { formatPeriod, formatShortPay } from '@talent/sdk/format';
import type { Picture } from '@talent/ui/picture';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import type { PageLink } from '../../../content/page-content';
import type { PayBand } from '../../pay-figures/api/get-pay-bands';
import { formatRanges } from '../../pay-figures/format-ranges';
import type { SectorLine } from '../api/get-sector-lines';
import { instrumentRoles, type SampleProfile } from '../content/instrument-roles';
import { drawClock } from './drawings/draw-clock';
import { drawMonths } from './drawings/draw-months';
import { drawPay, payEnds, SMALL_SAMPLE } from './drawings/draw-pay';
import { drawYears } from './drawings/draw-years';

/** A role with everything that the instrument draws for it. */
export interface InstrumentRole {
  key: string;
  label: string;
  plural: string;
  page: PageLink;
  /** What the role does, as marks. */
  picture: Picture | null;
  /** The middle half as it is read, `$161K to $225K`; one amount where half of the ranges are the same. */
  pay: string;
  /** `$192K` */
  median: string;
  /** `977 ranges` */
  ranges: string;
  /** `2024–2025` */
  period: string;
  isSmall: boolean;
  band: Picture;
  /** Index of its sector; -1 where the market data has none. */
  sector: number;
  /** Null on a live site, which has no samples. */
  profile: (SampleProfile & { picture: Picture }) | null;
}

/** The data of the home page's instrument; drawn when the page is composed. */
export interface Instrument {
  /** Empty where no role has published pay. */
  roles: readonly InstrumentRole[];
  sectors: readonly (Omit<SectorLine, 'shares' | 'newest'> & { picture: Picture })[];
  clocks: readonly { name: string; when: string; picture: Picture }[];
  /** The two ends of the scale of pay: `$125K`. */
  ends: readonly [string, string];
}

interface InstrumentFacts {
  bands: readonly PayBand[];
  sectors: readonly SectorLine[];
  /** Whether the site shows samples. */
  hasSamples: boolean;
}

/** Draws the instrument of the roles that have a band, in the order of `instrumentRoles`. */
export function toInstrument({ bands, sectors, hasSamples }: InstrumentFacts): Instrument {
  const bandOf = new Map(bands.map((band) => [band.role, band]));
  const shown = instrumentRoles.flatMap((role) => {
    const band = bandOf.get(role.key);
    return band === undefined ? [] : [{ ...role, band }];
  });
  if (shown.length === 0) return { roles: [], sectors: [], clocks: [], ends: ['', ''] };
  const ends = payEnds(shown.map(({ band }) => band));
  const most = Math.max(...sectors.flatMap(({ shares }) => shares));
  return {
    roles: shown.map(({ key, plural, page, sector, sample, band }) => ({
      key,
      label: band.roleLabel,
      plural,
      page,
      picture: pictureOfRole(key, band),
      pay: payText(band),
      median: shortPay(band.p50),
      ranges: formatRanges(band.ranges),
      period: formatPeriod(band.period),
      isSmall: band.ranges < SMALL_SAMPLE,
      band: drawPay(band, ends),
      sector: sectors.findIndex((line) => line.sector === sector),
      profile: hasSamples ? { ...sample, picture: drawYears(sample) } : null,
    })),
    sectors: sectors.map(({ shares, newest, ...line }) => ({
      ...line,
      picture: drawMonths(shares, newest, most),
    })),
    clocks: clocks.map((clock) => ({
      name: clock.name,
      when: clock.when,
      picture: drawClock(clock),
    })),
    ends: [shortPay(ends.low), shortPay(ends.high)],
  };
}

function payText({ p25, p75 }: PayBand): string {
  return p25 === p75 ? shortPay(p25) : `${shortPay(p25)} to ${shortPay(p75)}`;
}

function shortPay(amount: number): string {
  return formatShortPay(amount, 'USD');
}
