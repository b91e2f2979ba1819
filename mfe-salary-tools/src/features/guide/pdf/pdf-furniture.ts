import type { Guide } from '../facts/guide';
import { guideOutline } from '../facts/guide-outline';
import { drawLabel, drawRule } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { colors, sheet, textWidth } from './pdf-style';

const look = { size: 7.5, color: colors.muted };

/** Writes on every page but the cover: above the text the chapter that goes on there, below it a line and the page's number. */
export function drawHeadsAndFeet({ doc, heads }: Paper, line: string): void {
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

/** The reader's list of chapters with the roles inside theirs; an entry leads to its heading. */
export function drawBookmarks({ doc, places }: Paper, guide: Pick<Guide, 'roles'>): void {
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
