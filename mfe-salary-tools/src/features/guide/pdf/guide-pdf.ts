import type { SiteConfig } from '@talent/sdk';
import { sourceDates } from '../../../content/source-dates';
import { guideHead } from '../content/guide-head';
import { guideText } from '../content/guide-text';
import { rankedFirst, guideOutline } from '../facts/guide-outline';
import type { GuideDocument, Guide } from '../facts/guide';
import { guideDates, modifiedOn } from '../facts/table-facts';
import {
  drawChapter,
  drawFinding,
  drawParagraphs,
  drawPoints,
  drawSource,
  drawSources,
} from './pdf-chapters';
import { drawChart, fittingRow } from './pdf-chart';
import { drawCover } from './pdf-cover';
import { drawKey } from './pdf-key';
import {
  finishPaper,
  pageNumber,
  startPaper,
  write,
  drawLabel,
  drawRule,
  prepare,
  startSection,
  type Paper,
} from './pdf-paper';
import { drawCanada, drawUnitedStates, drawRoles } from './pdf-figures';
import { roleRows } from '../page/chart-rows';
import { barsOf } from './pdf-range';
import { looks, textEnd, colors, sheet, textWidth } from './pdf-style';

const look = { size: 7.5, color: colors.muted };

function drawHeadsAndFeet({ doc, heads }: Paper, line: string): void {
  const { start, count } = doc.bufferedPageRange();
  const [head, foot] = [36, sheet.height - 44];
  const right = sheet.left + textWidth;
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin: without this the library would begin another page for it.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const chapter = heads.get(index + 1);
    if (chapter) {
      drawLabel(doc, chapter, [sheet.left, head], textWidth, 'left', look);
      drawRule(doc, [sheet.left, head + 13], [right, head + 13], { color: colors.rule });
    }
    drawLabel(doc, line, [sheet.left, foot], textWidth, 'left', look);
    drawLabel(doc, String(index + 1), [sheet.left, foot], textWidth, 'right', look);
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}

function drawBookmarks({ doc, places }: Paper, guide: Pick<Guide, 'roles'>): void {
  const target = (id: string) => {
    const { page = 1, top = 0 } = places.get(id) ?? {};
    // The library takes the distance from the right edge for `left`, and its published types know only `expanded`.
    return { expanded: false, pageNumber: page - 1, left: sheet.width, top: top - 12 };
  };
  for (const { id, title, parts } of guideOutline(guide)) {
    const entry = doc.outline.addItem(title, target(id));
    for (const part of parts) entry.addItem(part.title, target(part.id));
  }
}

/**
 * The guide as a tagged PDF with a cover, contents and bookmarks. The same document gives the same bytes; its dates are
 * those of the figures.
 */
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
  drawChapter(paper, 'reading');
  drawPoints(paper, words.reading);
  drawRoles(paper, document);
  drawUnitedStates(paper, document);
  drawCanada(paper, document);
  drawChapter(paper, 'offer');
  drawPoints(paper, words.offer);
  drawChapter(paper, 'range');
  drawPoints(paper, words.range);
  drawChapter(paper, 'method');
  drawParagraphs(paper, words.method);
  drawChapter(paper, 'downloads');
  drawParagraphs(paper, words.downloads);
  const address = site.origin + guideText.path;
  write(paper, 'P', address, { ...looks.body, link: address });
  drawChapter(paper, 'sources');
  drawSources(paper, document);
  drawHeadsAndFeet(paper, `${site.brand} · ${guideText.kicker} · ${guideDates(guide)}`);
  drawContents(paper, document, contents);
  drawBookmarks(paper, guide);
  const pages = pageNumber(paper);
  return { bytes: await finishPaper(paper), pages };
}

/** The picture of all roles fills a page together with the key to it; the text follows. */
function drawOverview(paper: Paper, { guide, words }: GuideDocument): void {
  const roles = rankedFirst(guide);
  const { postings } = guide.sources;
  drawChapter(paper, 'overview');
  drawFinding(paper, words.findings.overview);
  if (roles.length > 0) {
    drawKey(paper, roles);
    const bars = barsOf(roleRows(roles));
    const rowHeight = fittingRow(bars.length, textEnd - paper.doc.y - SOURCE_LINES);
    drawChart(paper, { bars, currency: 'USD', summary: guideText.overviewChart, rowHeight });
  }
  const bands = guide.roles.map(({ all }) => all);
  drawSource(paper, postings.name, sourceDates(bands, postings));
  drawParagraphs(paper, words.overview);
}

/** Height of the source under the first picture, points. */
const SOURCE_LINES = 24;

/** Height of an entry of the contents, points; less where there are many, so that they stay on their page. */
const ENTRY = 21;

/** Reserves the second page for the contents, so that it is in its place in the document's structure; it is written last. */
function reserveContents(paper: Paper) {
  const { doc } = paper;
  doc.addPage();
  startSection(paper);
  write(paper, 'H2', guideText.contents, looks.chapter);
  const list = doc.struct('TOC');
  paper.section.add(list);
  const { section } = paper;
  const { y } = doc;
  // The chapters' sections follow on the next page, while this one stays open for its entries.
  paper.section = paper.root;
  doc.y = textEnd;
  return { list, section, page: pageNumber(paper) - 1, y };
}

function drawContents(
  paper: Paper,
  { guide }: GuideDocument,
  { list, section, page, y }: ReturnType<typeof reserveContents>,
): void {
  const { doc, places } = paper;
  doc.switchToPage(page);
  const entries = guideOutline(guide).flatMap(({ id, title, parts }) => [
    { id, title, indent: 0 },
    ...parts.map((part) => ({ ...part, indent: 16 })),
  ]);
  const step = Math.min(ENTRY, (textEnd - y) / entries.length);
  entries.forEach(({ id, title, indent }, index) => {
    const item = doc.struct('TOCI');
    list.add(item);
    const [left, top] = [sheet.left + indent, y + index * step];
    const width = textWidth - indent;
    const face = indent === 0 ? 'strong' : 'text';
    const target = String(places.get(id)?.page ?? '');
    const link = doc.struct('Link', {}, () => {
      prepare(doc, { face }).text(title, left, top, { width: width - 40, goTo: id });
      prepare(doc, { color: colors.muted }).text(target, left, top, { width, align: 'right' });
    });
    item.add(link);
    item.end();
  });
  doc.x = sheet.left;
  list.end();
  section.end();
}
