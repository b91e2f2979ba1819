import { formatEdition } from '@talent/sdk/format';
import { guideText } from '../content/guide-text';
import type { GuidePoint } from '../content/guide-prose';
import type { GuideDocument } from '../facts/guide';
import type { ChapterId } from '../facts/guide-outline';
import { sourceDates } from '../../../content/source-dates';
import {
  decorate,
  drawRule,
  ensure,
  heightOf,
  isFull,
  pageNumber,
  startSection,
  write,
  writeFlowing,
} from './pdf-paper';
import type { Paper } from './pdf-paper';
import { looks, sheet, textEnd, textWidth, type TextLook } from './pdf-style';

/** Height of a chapter's heading with a few lines under it, points. */
const START = 150;

/**
 * Begins a chapter: on a new page, or below the one before where that would leave the page half empty.
 */
export function drawChapter(paper: Paper, id: ChapterId): void {
  const { doc } = paper;
  const title = guideText.sections[id];
  if (isFull(paper) || doc.y + START > textEnd) {
    // The page begins with the title, so it needs no head.
    paper.chapter = '';
    if (doc.y > sheet.top) doc.addPage();
    else paper.heads.delete(pageNumber(paper));
  } else if (doc.y > sheet.top) {
    doc.y += 14;
    decorate(paper, () =>
      drawRule(doc, [sheet.left, doc.y], [sheet.left + textWidth, doc.y], { width: 1.5 }),
    );
    doc.y += 14;
  }
  paper.chapter = title;
  startSection(paper);
  drawHeading(paper, 'H2', id, title, looks.chapter);
}

/** A heading with a link target and a bookmark. */
export function drawHeading(
  paper: Paper,
  tag: 'H2' | 'H3',
  id: string,
  title: string,
  look: TextLook,
): void {
  const { doc, places } = paper;
  doc.addNamedDestination(id, 'XYZ', sheet.left, doc.y, null);
  places.set(id, { page: pageNumber(paper), top: doc.y });
  write(paper, tag, title, look);
}

/** The finding of the picture below, in a line set large; nothing where there is nothing to say. */
export function drawFinding(paper: Paper, finding: string | undefined): void {
  if (finding) write(paper, 'P', `${finding}.`, looks.finding);
}

/** Running text. */
export function drawParagraphs(paper: Paper, texts: readonly string[]): void {
  for (const text of texts) writeFlowing(paper, text, looks.body);
}

/** Short pieces under small headings, each kept whole. */
export function drawPoints(paper: Paper, points: readonly GuidePoint[]): void {
  for (const { title, text } of points) {
    ensure(paper, heightOf(paper, text, looks.body) + 18);
    write(paper, 'H3', title, looks.point);
    write(paper, 'P', text, looks.body);
  }
}

/** `Source: …` under a table or chart, with its dates and the line that its license asks for. */
export function drawSource(paper: Paper, name: string, dates: string, attribution = ''): void {
  const line = `Source: ${name}. ${dates} ${attribution}`.trim();
  ensure(paper, heightOf(paper, line, looks.note));
  write(paper, 'P', line, looks.note);
}

/** Publisher, method and license of each source. */
export function drawSources(paper: Paper, { guide: { sources } }: GuideDocument): void {
  const { edition, licence } = guideText.sourceLine;
  const points = Object.values(sources).map((source) => ({
    title: source.name,
    text: [
      `${source.publisher}. ${source.method} ${edition} ${formatEdition(source.edition)}.`,
      sourceDates([], source),
      `${source.url} ${licence} ${source.licence}.`,
      source.attribution,
    ]
      .filter(Boolean)
      .join(' '),
  }));
  for (const { title, text } of points) {
    ensure(paper, 50);
    write(paper, 'H3', title, looks.point);
    writeFlowing(paper, text, looks.body);
  }
}
