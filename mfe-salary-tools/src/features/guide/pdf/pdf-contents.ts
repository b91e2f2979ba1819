import { guideText } from '../content/guide-text';
import { guideOutline } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide';
import { pageNumber, prepare, startSection, write, type Paper } from './pdf-paper';
import { colors, looks, sheet, textEnd, textWidth } from './pdf-style';

/** Height of an entry of the contents, points; less where there are many, so that they stay on their page. */
const ENTRY = 21;

/** Reserves the second page for the contents, so that it is in its place in the document's structure; it is written last. */
export function reserveContents(paper: Paper) {
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

/** Writes the chapters with their pages on the reserved page. */
export function drawContents(
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
