import type { DataClient } from '@talent/data/client';
import type { HireContext } from '@talent/api/forms/contact-link';
import { formatPay } from '@talent/sdk/format';
import type { Picture } from '@talent/ui/picture';
import type { FactsKind, PageKind, PayFact, TextFact } from '../../content/page-kind';
import { getPayBands } from '../pay-figures/api/get-pay-bands';
import { formatRanges } from '../pay-figures/format-ranges';
import { clocks } from '@talent/content/clocks';
import { pictureOfPlaces } from '@talent/ui/picture-of-places';
import { pictureOfProcess } from '@talent/ui/picture-of-process';
import { pictureOfRole } from '@talent/ui/picture-of-role';
import { pictureOfTeam } from '@talent/ui/picture-of-team';
import { pictureOfTerms } from '@talent/ui/picture-of-terms';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import type { PagePicture } from '../../content/page-picture';
import type { Timeline } from '../../content/timeline';
import { weekPlan } from './figures/week-plan';
import type { SiteSection } from './site-content';

/** A fact with its source, where it is a figure of the database. */
export interface ShownFact extends Pick<TextFact, 'term' | 'text'> {
  source?: string;
  /** Shown large above the text, such as `90 days`. */
  figure?: string;
}

/** The opening of a page of a kind, as the browser gets it. */
export type ShownKind = { picture: Picture | null; hire: HireContext } & (
  | { name: FactsKind; glance: readonly ShownFact[]; chart?: Timeline }
  | { name: 'guide'; summary: readonly string[] }
);

/** Draws the picture or the chart and fills in the figures of a page's kind. */
export async function fillKind(
  data: DataClient,
  kind: PageKind,
  sections: readonly SiteSection[] = [],
): Promise<ShownKind> {
  const picture = kind.picture ? await drawPagePicture(data, kind.picture) : null;
  const hire = hireOf(kind.picture);
  if (kind.name === 'guide') return { name: 'guide', summary: kind.summary, picture, hire };
  const glance: ShownFact[] = [];
  for (const fact of kind.glance) {
    const shown = 'medianOf' in fact ? await payFact(data, fact) : textFact(fact);
    if (shown) glance.push(shown);
  }
  const chart = kind.chart === 'weeks' ? weekPlan(sections) : kind.chart;
  return { name: kind.name, glance, picture, hire, ...(chart && { chart }) };
}

const countryNames: Readonly<Record<string, string>> = { US: 'United States', CA: 'Canada' };

/** The role or the country that a page is about: its ways to a recruiter take it along. */
function hireOf(picture: PagePicture | undefined): HireContext {
  if (picture?.of === 'role') return { role: picture.role };
  if (picture?.of !== 'places' || picture.countries.length !== 1) return {};
  return { place: countryNames[picture.countries[0] ?? ''] ?? null };
}

const figures = /\$?\d[\d,.]*%?(?: to \$?\d[\d,.]*%?)?(?: days| an hour| a day)?/;

/** A fact whose figure is large; the words of a term may have none. */
function textFact({ term, text, hasFigure }: TextFact): ShownFact {
  const figure = hasFigure ? figures.exec(text)?.[0] : undefined;
  return { term, text, ...(figure !== undefined && { figure }) };
}

/** Null where the source has too few ranges of the role. */
async function payFact(data: DataClient, { term, medianOf }: PayFact): Promise<ShownFact | null> {
  const [band] = await getPayBands(data, [medianOf]);
  if (!band) return null;
  const { p50, ranges, age, source } = band;
  return {
    term,
    text: `${formatPay(p50, 'USD')} a year at the median`,
    source: `${age} Based on ${formatRanges(ranges)}. Source: ${source.name}.`,
  };
}

/**
 * Draws the picture beside a page's heading, where the page is composed. Null for a role or topic that has none.
 * @throws DataError when the pay of a role that is drawn from it cannot be read.
 */
async function drawPagePicture(data: DataClient, picture: PagePicture): Promise<Picture | null> {
  switch (picture.of) {
    case 'role': {
      const drawn = pictureOfRole(picture.role);
      if (drawn) return drawn;
      const [band] = await getPayBands(data, [picture.role]);
      return pictureOfRole(picture.role, band);
    }
    case 'process':
      return pictureOfProcess(clocks);
    case 'places':
      return pictureOfPlaces(picture.countries, picture.frame);
    case 'team':
      return pictureOfTeam(picture.needs.map((needs) => ({ needs })));
    case 'topic':
      return pictureOfTopic(picture.topic);
    case 'terms':
      return pictureOfTerms(picture.terms);
  }
}
