import { ageInWords } from '@talent/api/salary/age-text';
import { monthsBetween } from '@talent/api/salary/data-age';
import type {
  MarketData,
  MarketMeasure,
  MarketSeries,
  MarketSource,
} from '@talent/api/market/market-data';
import { lastDayOf, provenanceOf, sectorsOf } from '@talent/api/market/read-market';
import { partTexts, placesText } from '../content/market-text';
import { writeMarket } from '../export/market-csv';
import { aiFinding, aiNotes, aiSentences, countriesFinding } from '../sentences/ai-share-text';
import {
  payFinding,
  paySentences,
  postingsFinding,
  postingsSentences,
  remoteFinding,
  remoteSentences,
} from '../sentences/other-text';
import { wageFinding, wageSentences } from '../sentences/place-and-wage-text';
import { countryFigures, frontFigures, isFront, type FrontFigure } from './country-figure';
import type { MarketPage, MarketPart, MarketPartId, ShownSource, MarketLine } from './market-page';
import { marketChange, type MarketChange } from '@talent/jobs/market-change';
import { SOFTWARE_SECTOR } from '@talent/jobs/market-rows';
import { placeLists } from './place-lists';
import { growthLines, wageFigures } from './wage-figures';
import { wholeMonths } from './whole-months';

interface Around {
  now: Date;
  publish: (file: { name: string; body: string }) => string;
}

type Draft = Omit<MarketPart, 'sources' | 'csv'>;

/** What most parts lack. */
const NONE = { lines: [], notes: [], countries: [], countriesFinding: null, places: [] };

/** The page from the figures: sentences, lines and files. A part without a figure of the United States or Canada is left out. */
export function toMarketPage(data: MarketData, around: Around): MarketPage {
  const software = softwarePay(data);
  const drafts = [
    aiPart(data),
    frontPart('postings', 'index', countriesIn(data, 'postings-total-adjusted'), {
      finding: postingsFinding,
      text: postingsSentences,
    }),
    placesPart(data),
    wagesPart(data),
    frontPart('pay', 'percent', countriesIn(data, 'pay-share'), {
      finding: payFinding,
      text: (countries) => paySentences(countries, software),
      lines: software ? [software.line] : [],
    }),
    frontPart('remote', 'percent', countriesIn(data, 'remote-share'), {
      finding: remoteFinding,
      text: remoteSentences,
    }),
  ];
  return { parts: drafts.flatMap((draft) => (draft === null ? [] : [whole(data, draft, around)])) };
}

function aiPart(data: MarketData): Draft | null {
  const all = countryFigures(data, 'ai-share');
  const countries = frontFigures(all);
  const [first] = countries;
  if (first === undefined) return null;
  return {
    id: 'ai-share',
    unit: 'percent',
    finding: aiFinding(first),
    text: aiSentences(countries),
    notes: aiNotes(countries),
    lines: countries.map(({ line }) => line),
    countries: [...countries, ...all.filter(({ code }) => !isFront(code))].map(({ line }) => line),
    countriesFinding: countriesFinding(all),
    places: [],
  };
}

function placesPart(data: MarketData): Draft | null {
  const places = placeLists(data);
  const [first] = places;
  if (first === undefined) return null;
  const text = [placesText.meaning];
  return { ...NONE, id: 'places', unit: 'index', finding: first.finding, text, places };
}

function wagesPart(data: MarketData): Draft | null {
  const wages = wageFigures(data);
  if (wages.length === 0) return null;
  const sectors = sectorsOf(data, 'wage-growth', 'US').map(({ sector }) => sector ?? '');
  return {
    ...{ ...NONE, id: 'wages', unit: 'growth', finding: wageFinding(wages) },
    ...{ text: wageSentences(wages, sectors), lines: growthLines(data, wages) },
  };
}

function countriesIn(data: MarketData, measure: MarketMeasure): FrontFigure[] {
  return frontFigures(countryFigures(data, measure));
}

interface FrontWords {
  finding: (countries: readonly FrontFigure[]) => string;
  text: (countries: readonly FrontFigure[]) => string[];
  /** After those of the countries. */
  lines?: readonly MarketLine[];
}

function frontPart(
  id: MarketPartId,
  unit: MarketPart['unit'],
  countries: readonly FrontFigure[],
  { finding, text, lines = [] }: FrontWords,
): Draft | null {
  if (countries.length === 0) return null;
  return {
    ...{ ...NONE, id, unit, finding: finding(countries), text: text(countries) },
    lines: [...countries.map(({ line }) => line), ...lines],
  };
}

const isIn: Readonly<Record<MarketPartId, (series: MarketSeries) => boolean>> = {
  'ai-share': ({ measure }) => measure === 'ai-share',
  postings: ({ unit, place }) => unit === 'index' && place === null,
  places: ({ place }) => place !== null,
  wages: ({ measure }) => measure.startsWith('wage-'),
  pay: ({ measure }) => measure === 'pay-share',
  remote: ({ measure }) => measure === 'remote-share',
};

function whole(data: MarketData, draft: Draft, { now, publish }: Around): MarketPart {
  const series = data.series.filter(isIn[draft.id]);
  const sources = [...new Set(series.map((one) => provenanceOf(data, one)))];
  const body = writeMarket(data, series, sources);
  return {
    ...draft,
    sources: sources.map((source) => shownSource(source, now)),
    csv: publish({ name: partTexts[draft.id].file, body }),
  };
}

const DAY_MS = 86_400_000;

/** A check is weekly; two days more for a run that failed once. An older one says nothing about now. */
const CHECK_HOLDS_DAYS = 9;

/** The source as the page shows it. Says nothing of checks that were not made lately, so that nobody reads a promise into them. */
function shownSource(source: MarketSource, now: Date): ShownSource {
  const { key, name, publisher, url, licence, licenceUrl, method, changes, grain } = source;
  const { firstDay, lastDay, retrievedOn, checkedOn } = source;
  const isRecent =
    checkedOn !== null && now.getTime() - Date.parse(checkedOn) <= CHECK_HOLDS_DAYS * DAY_MS;
  return {
    ...{ key, name, publisher, url, licence, licenceUrl, method, changes, grain },
    ...{ firstDay, lastDay, retrievedOn },
    age: ageInWords(monthsBetween(lastDayOf(source), now.toISOString().slice(0, 10))),
    checkedOn: isRecent ? checkedOn : null,
  };
}

interface SoftwarePay {
  change: MarketChange;
  line: MarketLine;
  /** Sectors with a lower newest share. */
  lower: number;
  sectors: number;
}

function softwarePay(data: MarketData): SoftwarePay | null {
  const sectors = sectorsOf(data, 'pay-share', 'US');
  const series = sectors.find(({ sector }) => sector === SOFTWARE_SECTOR);
  const change = marketChange(data, 'pay-share', 'US', SOFTWARE_SECTOR);
  const name = { key: 'US software', label: 'US software development' };
  const line = series && wholeMonths(data, series, name);
  if (!series || !change || !line) return null;
  const lower = sectors.filter(({ lastValue }) => lastValue < series.lastValue).length;
  return { change, line, lower, sectors: sectors.length };
}
