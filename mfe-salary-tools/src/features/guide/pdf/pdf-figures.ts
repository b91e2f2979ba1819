import { sourceDates } from '../../../content/source-dates';
import { guideText } from '../content/guide-text';
import { roleAnchor, rolesInOrder } from '../facts/guide-outline';
import {
  levelsOf,
  rolesOf,
  bandsOf,
  historyOf,
  occupationsOf,
  placesOf,
} from '../facts/guide-tables';
import { publishedRoles, suppressedRoles } from '../facts/guide';
import type { PublishedRole, GuideDocument, GuideCanadianOccupation } from '../facts/guide';
import { countOf } from '../facts/table-facts';
import { levelRows, occupationRows, placeRows } from '../page/chart-rows';
import { drawChapter, drawFinding, drawHeading, drawParagraphs, drawSource } from './pdf-chapters';
import { axisEnds, chartHeight, drawChartWithText, type AxisEnds } from './pdf-chart';
import { ensure, write, type Paper } from './pdf-paper';
import { barsOf } from './pdf-range';
import { looks } from './pdf-style';
import { drawTable } from './pdf-table';

/** Height of a level in the picture of a role, points. */
const ROW = 24;
/** Height of a picture of one level, points. */
const SINGLE_BAR = 52;
/** Height of a role's name with its finding, and of two lines of text, which stay together with what follows. */
const HEADING = 46;
const TWO_LINES = 34;

/** Each role with its finding, picture and text; roles with levels have a table, the others share one at the end. */
export function drawRoles(paper: Paper, document: GuideDocument): void {
  const { guide, words } = document;
  const { postings } = guide.sources;
  drawChapter(paper, 'roles');
  drawParagraphs(paper, words.roles);
  const roles = publishedRoles(guide);
  const ends = axisEnds(roles.flatMap((role) => barsOf(levelRows(role))));
  paper.doc.y += 8;
  for (const role of rolesInOrder(guide)) drawRole(paper, document, role, ends);
  if (roles.length > 0) {
    ensure(paper, 120);
    write(paper, 'H3', guideText.allRolesTable.title, looks.section);
    drawTable(paper, rolesOf(guide));
    const bands = roles.map(({ all }) => all);
    drawSource(paper, postings.name, sourceDates(bands, postings));
  }
  const suppressed = suppressedRoles(guide);
  if (suppressed.length === 0) return;
  ensure(paper, 70);
  write(paper, 'H3', guideText.suppressed.title, looks.section);
  drawParagraphs(paper, [`${guideText.suppressed.reason} ${suppressed.map(countOf).join(', ')}.`]);
}

/** @param ends - of the axis, the same for every role */
function drawRole(
  paper: Paper,
  { guide, words }: GuideDocument,
  role: PublishedRole,
  ends: AxisEnds,
): void {
  const { postings } = guide.sources;
  const { key, label, levels, all } = role;
  const chart = {
    bars: barsOf(levelRows(role)),
    currency: 'USD',
    summary: `${label}: ${guideText.roleChart}`,
    rowHeight: ROW,
    ends,
  } as const;
  const finding = words.findings.byRole[key] ?? '';
  // A tall chart may follow the text on the next page; a single bar stays with its heading.
  const first = Math.min(chartHeight(chart), SINGLE_BAR);
  ensure(paper, HEADING + first + TWO_LINES);
  drawHeading(paper, 'H3', roleAnchor(key), label, looks.section);
  drawFinding(paper, finding);
  drawChartWithText(paper, chart, words.byRole[key] ?? []);
  if (levels.length > 0) {
    drawTable(paper, levelsOf(role));
    drawSource(paper, postings.name, sourceDates([all], postings));
  }
  paper.doc.y += 8;
}

/** Height of an occupation or a place in a picture, points. */
const PLACE_ROW = 20;

/** Official wages in the United States, and how their medians have moved. */
export function drawUnitedStates(paper: Paper, { guide, words }: GuideDocument): void {
  const { official } = guide.sources;
  const history = historyOf(guide);
  const chart = {
    bars: barsOf(occupationRows(guide).map((row) => ({ ...row, detail: undefined }))),
    currency: 'USD',
    summary: guideText.usChart,
    rowHeight: PLACE_ROW,
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
    rowHeight: PLACE_ROW,
  } as const;
  ensure(paper, 110);
  write(paper, 'H3', name, looks.section);
  drawFinding(paper, words.findings.byCanadianOccupation[code]);
  drawChartWithText(paper, chart, words.byCanadianOccupation[code] ?? []);
  drawTable(paper, placesOf(occupation));
  const dates = sourceDates(bandsOf(occupation), canada);
  drawSource(paper, canada.name, dates, canada.attribution ?? '');
}
