import { sourceDates } from '../../../content/source-dates';
import { guideText } from '../content/guide-text';
import type { GuideCanadianOccupation, GuideDocument } from '../facts/guide';
import { bandsOf, historyOf, occupationsOf, placesOf } from '../facts/guide-tables';
import { drawChapter, drawFinding, drawParagraphs, drawSource } from './pdf-chapters';
import { drawChartWithText } from './pdf-chart';
import { ensure, write, type Paper } from './pdf-paper';
import { occupationRows, placeRows } from '../page/chart-rows';
import { barsOf } from './pdf-range';
import { looks } from './pdf-style';
import { drawTable } from './pdf-table';

/** Height of an occupation or a place in a picture, points. */
const ROW = 20;

/** Official wages in the United States, and how their medians have moved. */
export function drawUnitedStates(paper: Paper, { guide, words }: GuideDocument): void {
  const { official } = guide.sources;
  const history = historyOf(guide);
  const chart = {
    bars: barsOf(occupationRows(guide).map((row) => ({ ...row, detail: undefined }))),
    currency: 'USD',
    summary: guideText.usChart,
    rowHeight: ROW,
  } as const;
  drawChapter(paper, 'us');
  drawFinding(paper, words.findings.us);
  drawChartWithText(paper, chart, words.us);
  drawTable(paper, occupationsOf(guide));
  const now = guide.occupations.map((occupation) => occupation.now);
  drawSource(paper, official.name, sourceDates(now, official));
  ensure(paper, 140);
  write(paper, 'H3', guideText.historyTable.title, looks.section);
  drawFinding(paper, words.findings.history);
  drawParagraphs(paper, words.history);
  if (!history) return;
  drawTable(paper, history);
  drawSource(paper, official.name, sourceDates([], official));
}

/** Official wages in Canada: a picture and a table for each occupation. */
export function drawCanada(paper: Paper, document: GuideDocument): void {
  const { guide, words } = document;
  drawChapter(paper, 'canada');
  drawParagraphs(paper, words.canada);
  for (const occupation of guide.canada) drawOccupation(paper, document, occupation);
}

function drawOccupation(
  paper: Paper,
  { guide, words }: GuideDocument,
  occupation: GuideCanadianOccupation,
): void {
  const { canada } = guide.sources;
  const { code, name } = occupation;
  const chart = {
    bars: barsOf(placeRows(occupation), ['p10', 'p90']),
    currency: 'CAD',
    summary: `${name}: ${guideText.canadaChart}`,
    rowHeight: ROW,
  } as const;
  ensure(paper, 110);
  write(paper, 'H3', name, looks.section);
  drawFinding(paper, words.findings.byCanadianOccupation[code]);
  drawChartWithText(paper, chart, words.byCanadianOccupation[code] ?? []);
  drawTable(paper, placesOf(occupation));
  const dates = sourceDates(bandsOf(occupation), canada);
  drawSource(paper, canada.name, dates, canada.attribution ?? '');
}
