import { formatEdition } from '@talent/sdk/format';
import { guideText } from '../content/guide-text';
import type { GuidePoint } from '../content/guide-prose';
import type { GuideDocument } from '../facts/guide-page';
import type { ChapterId } from '../facts/guide-outline';
import { sourceDates } from '../../../content/source-dates';
import { ensure, heightOf, pageNumber, write } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { looks, sheet } from './pdf-style';
import type { TextLook } from './pdf-style';

/** Begins a chapter on a new page, or below the previous one where it is short. */
export function drawChapter(paper: Paper, id: ChapterId, { newPage = true } = {}): void {
  const { doc } = paper;
  if (newPage) doc.addPage();
  else {
    ensure(paper, 160);
    if (doc.y > sheet.top) doc.y += 18;
  }
  drawHeading(paper, 'H2', id, guideText.sections[id], looks.chapter);
}

/** A heading with a link target and a bookmark. */
export function drawHeading(
  paper: Paper,
  tag: 'H2' | 'H3',
  id: string,
  title: string,
  look: TextLook,
): void {
  const { doc, pages } = paper;
  doc.addNamedDestination(id, 'XYZ', sheet.left, doc.y, null);
  pages.set(id, pageNumber(paper));
  write(paper, tag, title, look);
}

/** Running text; a paragraph moves to the next page rather than leave a single line. */
export function drawParagraphs(paper: Paper, texts: readonly string[]): void {
  for (const text of texts) {
    ensure(paper, Math.min(heightOf(paper, text, looks.body), 40));
    write(paper, 'P', text, looks.body);
  }
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
    text: `${source.publisher}. ${source.method} ${edition} ${formatEdition(source.edition)}. ${sourceDates([], source)} ${source.url} ${licence} ${source.licence}. ${source.attribution ?? ''}`.trim(),
  }));
  drawPoints(paper, points);
}
