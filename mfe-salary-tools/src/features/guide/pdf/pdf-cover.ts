import type { SiteConfig } from '@talent/sdk';
import { guideText } from '../content/guide-text';
import { guideOutline } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide-page';
import { guideDates, overviewTiles } from '../facts/table-facts';
import { decorate, drawRule, pageNumber, prepare, write } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { colors, looks, sheet, textEnd, textWidth } from './pdf-style';

/** First page: title, date and three figures. */
export function drawCover(paper: Paper, { guide }: GuideDocument, site: SiteConfig): void {
  const { doc, root } = paper;
  write(paper, 'P', site.brand, { face: 'strong', size: 11, after: 150 });
  write(paper, 'P', guideText.kicker, looks.kicker);
  write(paper, 'H1', guideText.title, looks.title);
  write(paper, 'P', guideText.lede, looks.lede);
  const [top, gap] = [doc.y + 12, 18];
  const width = (textWidth - gap * 2) / 3;
  overviewTiles(guide).forEach(({ figure, label }, index) => {
    const x = sheet.left + index * (width + gap);
    decorate(paper, () => drawRule(doc, [x, top], [x + width, top], { width: 1.5 }));
    const tile = doc.struct('P', {}, () => {
      prepare(doc, { face: 'display', size: 24 }).text(figure, x, top + 10, { width });
      prepare(doc, { size: 9, color: colors.muted }).text(label, x, top + 42, { width });
    });
    root.add(tile);
  });
  doc.x = sheet.left;
  doc.y = sheet.height - sheet.bottom - 46;
  write(paper, 'P', guideDates(guide), { size: 9, after: 2 });
  write(paper, 'P', site.origin, { size: 9, color: colors.muted });
}

/** Height of an entry of the contents, points; less where there are many, so that they stay on their page. */
const ENTRY = 21;

/** Reserves the second page for the contents, so that it is in its place in the document's structure; it is written last. */
export function reserveContents(paper: Paper) {
  const { doc, root } = paper;
  doc.addPage();
  write(paper, 'H2', guideText.contents, looks.chapter);
  const list = doc.struct('TOC');
  root.add(list);
  return { list, page: pageNumber(paper) - 1, y: doc.y };
}

/** Writes the chapters with their pages on the reserved page. */
export function drawContents(
  paper: Paper,
  { guide }: GuideDocument,
  place: ReturnType<typeof reserveContents>,
): void {
  const { doc, pages } = paper;
  doc.switchToPage(place.page);
  const entries = guideOutline(guide).flatMap(({ id, title, parts }) => [
    { id, title, indent: 0 },
    ...parts.map((part) => ({ ...part, indent: 16 })),
  ]);
  const step = Math.min(ENTRY, (textEnd - place.y) / entries.length);
  entries.forEach(({ id, title, indent }, index) => {
    const item = doc.struct('TOCI');
    place.list.add(item);
    const [x, y] = [sheet.left + indent, place.y + index * step];
    const width = textWidth - indent;
    const face = indent === 0 ? 'strong' : 'text';
    const page = String(pages.get(id) ?? '');
    const link = doc.struct('Link', {}, () => {
      prepare(doc, { face }).text(title, x, y, { width: width - 40, goTo: id });
      prepare(doc, { color: colors.muted }).text(page, x, y, { width, align: 'right' });
    });
    item.add(link);
    item.end();
  });
  doc.x = sheet.left;
  place.list.end();
}
