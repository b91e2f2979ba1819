import type { MarketData, MarketMeasure } from '@talent/api/market/market-data';
import { provenanceOf } from '@talent/api/market/read-market';
import { partTexts } from '../content/market-text';
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
import { countryFigures, frontFigures, isFront } from './country-figure';
import type { MarketPage, MarketPart, MarketPartId } from './market-page';
import { shownSource } from './shown-source';
import { softwarePay } from './software-pay';

interface Around {
  now: Date;
  /** Stores a file and gives its path. */
  publish: (file: { name: string; body: string }) => string;
}

/** A part without what every part has: its sources and its file. */
type Draft = Omit<MarketPart, 'sources' | 'csv'>;

/** The page from the figures: sentences, lines and files. A part without a figure of the United States or Canada is left out. */
export function toMarketPage(data: MarketData, around: Around): MarketPage {
  const drafts = [aiPart(data), postingsPart(data), payPart(data), remotePart(data)];
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
  };
}

function postingsPart(data: MarketData): Draft | null {
  const countries = frontFigures(countryFigures(data, 'postings-total-adjusted'));
  if (countries.length === 0) return null;
  return {
    id: 'postings',
    unit: 'index',
    finding: postingsFinding(countries),
    text: postingsSentences(countries),
    lines: countries.map(({ line }) => line),
    ...noOthers,
  };
}

function payPart(data: MarketData): Draft | null {
  const countries = frontFigures(countryFigures(data, 'pay-share'));
  if (countries.length === 0) return null;
  const software = softwarePay(data);
  return {
    id: 'pay',
    unit: 'percent',
    finding: payFinding(countries),
    text: paySentences(countries, software),
    lines: [...countries.map(({ line }) => line), ...(software ? [software.line] : [])],
    ...noOthers,
  };
}

function remotePart(data: MarketData): Draft | null {
  const countries = frontFigures(countryFigures(data, 'remote-share'));
  if (countries.length === 0) return null;
  return {
    id: 'remote',
    unit: 'percent',
    finding: remoteFinding(countries),
    text: remoteSentences(countries),
    lines: countries.map(({ line }) => line),
    ...noOthers,
  };
}

const noOthers = { notes: [], countries: [], countriesFinding: null };

const measuresOf: Readonly<Record<MarketPartId, (measure: MarketMeasure) => boolean>> = {
  'ai-share': (measure) => measure === 'ai-share',
  postings: (measure) => measure.startsWith('postings-'),
  pay: (measure) => measure === 'pay-share',
  remote: (measure) => measure === 'remote-share',
};

function whole(data: MarketData, draft: Draft, { now, publish }: Around): MarketPart {
  const series = data.series.filter(({ measure }) => measuresOf[draft.id](measure));
  const sources = [...new Set(series.map((one) => provenanceOf(data, one)))];
  const body = writeMarket(data, series, sources);
  return {
    ...draft,
    sources: sources.map((source) => shownSource(source, now)),
    csv: publish({ name: partTexts[draft.id].file, body }),
  };
}
