import { colours, sheet, textWidth } from './pdf-style';
import { prepare } from './pdf-paper';
import type { Paper } from './pdf-paper';

/** Writes a line and the page's number under every page but the cover. */
export function drawFooters({ doc }: Paper, line: string): void {
  const { start, count } = doc.bufferedPageRange();
  const y = sheet.height - 44;
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(start + index);
    // Below the margin: without this the library would begin another page for it.
    const { bottom } = doc.page.margins;
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    const text = { width: textWidth, lineBreak: false };
    prepare(doc, { size: 7.5, colour: colours.muted }).text(line, sheet.left, y, text);
    doc.text(String(index + 1), sheet.left, y, { ...text, align: 'right' });
    doc.endMarkedContent();
    doc.page.margins.bottom = bottom;
  }
}
