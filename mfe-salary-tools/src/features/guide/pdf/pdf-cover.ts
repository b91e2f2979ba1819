import { formatCount, formatPay } from '@talent/ui/format-pay';
import type { SiteConfig } from '@talent/sdk';
import { guideText } from '../content/guide-text';
import type { GuideDocument } from '../facts/guide-page';
import { guideOutline } from '../facts/guide-outline';
import { overviewFacts } from '../sentences/overview-text';
import { countOf, formatDay } from '../facts/table-facts';
import { looks } from './pdf-looks';
import { colors, sheet, textEnd, textWidth } from './pdf-style';
import { decorate, pageNumber, prepare, write } from './pdf-paper';
import type { Paper } from './pdf-paper';

/** First page: title, date and three figures. */
export function drawCover(paper: Paper, { guide }: GuideDocument, site: SiteConfig): void {
  const { doc } = paper;
  write(paper, 'P', site.brand, { face: 'strong', size: 11, after: 150 });
  write(paper, 'P', guideText.kicker, looks.kicker);
  write(paper, 'H1', guideText.title, looks.title);
  write(paper, 'P', guideText.lede, looks.lede);
  drawFacts(paper, guide);
  doc.y = sheet.height - sheet.bottom - 46;
  write(paper, 'P', `${guideText.updated} ${formatDay(guide.updatedOn)}`, { size: 9, after: 2 });
  write(paper, 'P', site.origin, { size: 9, color: colors.muted });
}

function drawFacts(paper: Paper, guide: GuideDocument['guide']): void {
  const facts = overviewFacts(guide);
  if (!facts) return;
  const { facts: text } = guideText;
  const tiles = [
    [formatPay(facts.highest.all.p50, 'USD'), `${text.highest} ${countOf(facts.highest)}`],
    [formatPay(facts.lowest.all.p50, 'USD'), `${text.lowest} ${countOf(facts.lowest)}`],
    [formatCount(facts.postings), text.postings],
  ] as const;
  const { doc, root } = paper;
  const [top, gap] = [doc.y + 12, 18];
  const width = (textWidth - gap * 2) / 3;
  tiles.forEach(([figure, label], index) => {
    const x = sheet.left + index * (width + gap);
    decorate(paper, () => {
      doc
        .moveTo(x, top)
        .lineTo(x + width, top)
        .lineWidth(1.5)
        .strokeColor(colors.ink)
        .stroke();
    });
    const tile = doc.struct('P', {}, () => {
      prepare(doc, { face: 'display', size: 24 }).text(figure, x, top + 10, { width });
      prepare(doc, { size: 9, color: colors.muted }).text(label, x, top + 42, { width });
    });
    root.add(tile);
  });
  doc.x = sheet.left;
}

/** Height of an entry of the contents, points; less where there are many, so that they stay on their page. */
const ENTRY = 21;

/** The reserved place of the contents, which are written once every chapter has its page. */
export interface ContentsPlace {
  list: ReturnType<Paper['doc']['struct']>;
  /** Index of the page. */
  page: number;
  /** Points from its top. */
  y: number;
}

/** Reserves the second page for the contents, so that it is in its place in the document's structure. */
export function reserveContents(paper: Paper): ContentsPlace {
  const { doc, root } = paper;
  doc.addPage();
  write(paper, 'H2', guideText.contents, looks.chapter);
  const list = doc.struct('TOC');
  root.add(list);
  return { list, page: pageNumber(paper) - 1, y: doc.y };
}

/** Writes the chapters with their pages on the reserved page. */
export function drawContents(paper: Paper, { guide }: GuideDocument, place: ContentsPlace): void {
  const { doc, pages } = paper;
  doc.switchToPage(place.page);
  doc.y = place.y;
  const outline = guideOutline(guide);
  const entries = outline.reduce((sum, { parts }) => sum + 1 + parts.length, 0);
  const step = Math.min(ENTRY, (textEnd - place.y) / entries);
  for (const { id, title, parts } of outline) {
    drawEntry(paper, place.list, { id, title, page: pages.get(id), indent: 0, step });
    for (const part of parts) {
      drawEntry(paper, place.list, { ...part, page: pages.get(part.id), indent: 16, step });
    }
  }
  place.list.end();
}

interface Entry {
  id: string;
  title: string;
  page: number | undefined;
  /** Points from the left end. */
  indent: number;
  /** Points to the next entry. */
  step: number;
}

function drawEntry(paper: Paper, list: ReturnType<Paper['doc']['struct']>, entry: Entry): void {
  const { doc } = paper;
  const { id, title, page, indent, step } = entry;
  const item = doc.struct('TOCI');
  list.add(item);
  const [y, x] = [doc.y, sheet.left + indent];
  const look = { face: indent === 0 ? 'strong' : 'text', size: 10 } as const;
  const link = doc.struct('Link', {}, () => {
    prepare(doc, look).text(title, x, y, { width: textWidth - indent - 40, goTo: id });
    prepare(doc, { size: 10, color: colors.muted }).text(String(page ?? ''), x, y, {
      width: textWidth - indent,
      align: 'right',
    });
  });
  item.add(link);
  item.end();
  doc.x = sheet.left;
  doc.y = y + step;
}
