import type { SiteConfig } from '@talent/sdk';
import { sourceDates } from '../../../content/source-dates';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { publishedRoles, suppressedRoles } from '../facts/guide';
import { guideOutline, roleAnchor } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide-page';
import { bandsOf, historyOf, levelsOf, occupationsOf, placesOf } from '../facts/guide-tables';
import { rangesOfLevels, rangesOfRoles } from '../facts/pay-ranges';
import { countOf, guideDates, modifiedOn } from '../facts/table-facts';
import {
  drawChapter,
  drawHeading,
  drawParagraphs,
  drawPoints,
  drawSource,
  drawSources,
} from './pdf-chapters';
import { chartHeight, drawChart } from './pdf-chart';
import { drawContents, drawCover, reserveContents } from './pdf-cover';
import { ensure, finishPaper, heightOf, pageNumber, prepare, startPaper, write } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { colors, looks, sheet, textWidth } from './pdf-style';
import { drawTable } from './pdf-table';

/** Height of a level in the picture of a role, points. */
const roleRow = 24;

/** The guide as a tagged PDF with contents and bookmarks. The same document gives the same bytes. */
export async function guidePdf(document: GuideDocument, site: SiteConfig) {
  const { guide, words } = document;
  const info = {
    Title: guideHead.title,
    Author: site.brand,
    Subject: guideHead.dataset.name,
    Keywords: guideHead.keywords,
  };
  const paper = startPaper(info, new Date(`${modifiedOn(guide)}T00:00:00Z`));
  drawCover(paper, document, site);
  const contents = reserveContents(paper);
  drawOverview(paper, document);
  drawChapter(paper, 'reading', { newPage: false });
  drawPoints(paper, words.reading);
  drawRoles(paper, document);
  drawUnitedStates(paper, document);
  drawCanada(paper, document);
  drawChapter(paper, 'offer');
  drawPoints(paper, words.offer);
  drawChapter(paper, 'range', { newPage: false });
  drawPoints(paper, words.range);
  drawChapter(paper, 'method', { newPage: false });
  drawParagraphs(paper, words.method);
  drawChapter(paper, 'downloads', { newPage: false });
  drawParagraphs(paper, words.downloads);
  const address = site.origin + guideText.path;
  write(paper, 'P', address, { ...looks.body, link: address });
  drawChapter(paper, 'sources', { newPage: false });
  drawSources(paper, document);
  drawFooters(paper, `${site.brand} · ${guideText.kicker} · ${guideDates(guide)}`);
  drawContents(paper, document, contents);
  drawBookmarks(paper, document);
  const pages = pageNumber(paper);
  return { bytes: await finishPaper(paper), pages };
}

function drawOverview(paper: Paper, { guide, words }: GuideDocument): void {
  const ranges = rangesOfRoles(publishedRoles(guide));
  drawChapter(paper, 'overview');
  drawParagraphs(paper, words.overview);
  const { unit, range, smallRange, median } = guideText.chart;
  const { bar, hollow, line } = guideText.pdfKey;
  const key = `${unit}. ${bar} ${range.toLowerCase()}; ${hollow} ${smallRange.toLowerCase()}; ${line} ${median.toLowerCase()}.`;
  write(paper, 'P', key, looks.note);
  drawChart(paper, ranges, guideText.overviewChart);
  drawSource(
    paper,
    guide.sources.postings.name,
    sourceDates(
      guide.roles.map(({ all }) => all),
      guide.sources.postings,
    ),
  );
}

function drawRoles(paper: Paper, document: GuideDocument): void {
  const { guide, words } = document;
  drawChapter(paper, 'roles');
  drawParagraphs(paper, words.roles);
  for (const role of publishedRoles(guide)) {
    const texts = words.byRole[role.key] ?? [];
    const ranges = rangesOfLevels(role);
    const text = texts.reduce((sum, one) => sum + heightOf(paper, one, looks.body) + 9, 0);
    ensure(paper, 30 + text + chartHeight(ranges, roleRow));
    drawHeading(paper, 'H3', roleAnchor(role.key), role.label, looks.section);
    drawParagraphs(paper, texts);
    drawChart(paper, ranges, `${role.label}: ${guideText.roleChart}`, roleRow);
    ensure(paper, 60 + (role.levels.length + 1) * 20);
    drawTable(paper, levelsOf(role), [1.3, 0.7, 1, 1, 1, 1, 1, 2]);
    drawSource(paper, guide.sources.postings.name, sourceDates([role.all], guide.sources.postings));
  }
  const suppressed = suppressedRoles(guide);
  if (suppressed.length === 0) return;
  ensure(paper, 70);
  write(paper, 'H3', guideText.suppressed.title, looks.section);
  drawParagraphs(paper, [`${guideText.suppressed.reason} ${suppressed.map(countOf).join(', ')}.`]);
}

function drawUnitedStates(paper: Paper, { guide, words }: GuideDocument): void {
  const { official } = guide.sources;
  const { name } = official;
  const history = historyOf(guide);
  drawChapter(paper, 'us');
  drawParagraphs(paper, words.us);
  drawTable(paper, occupationsOf(guide), [2.6, 1.1]);
  drawSource(
    paper,
    name,
    sourceDates(
      guide.occupations.map(({ now }) => now),
      official,
    ),
  );
  ensure(paper, 120);
  write(paper, 'H3', guideText.historyTable.title, looks.section);
  drawParagraphs(paper, words.history);
  if (!history) return;
  ensure(paper, 120);
  drawTable(paper, history, [2.6]);
  drawSource(paper, name, sourceDates([], official));
}

function drawCanada(paper: Paper, { guide, words }: GuideDocument): void {
  const { canada } = guide.sources;
  drawChapter(paper, 'canada');
  drawParagraphs(paper, words.canada);
  for (const occupation of guide.canada) {
    ensure(paper, 150);
    write(paper, 'H3', occupation.name, looks.section);
    drawParagraphs(paper, words.byCanadianOccupation[occupation.code] ?? []);
    ensure(paper, 110);
    drawTable(paper, placesOf(occupation), [2]);
    drawSource(
      paper,
      canada.name,
      sourceDates(bandsOf(occupation), canada),
      canada.attribution ?? '',
    );
  }
}

/** The reader's list of chapters; an entry leads to the page that is current when it is made. */
function drawBookmarks({ doc, pages }: Paper, { guide }: GuideDocument): void {
  const turnTo = (id: string) => doc.switchToPage((pages.get(id) ?? 1) - 1);
  for (const { id, title, parts } of guideOutline(guide)) {
    turnTo(id);
    const entry = doc.outline.addItem(title);
    for (const part of parts) {
      turnTo(part.id);
      entry.addItem(part.title);
    }
  }
}

/** Writes a line and the page's number under every page but the cover. */
function drawFooters({ doc }: Paper, line: string): void {
  const { start, count } = doc.bufferedPageRange();
  const y = sheet.height - 44;
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin: without this the library would begin another page for it.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const text = { width: textWidth, lineBreak: false };
    prepare(doc, { size: 7.5, color: colors.muted }).text(line, sheet.left, y, text);
    doc.text(String(index + 1), sheet.left, y, { ...text, align: 'right' });
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}
