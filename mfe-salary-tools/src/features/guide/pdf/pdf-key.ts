import { formatPay, formatShortPay } from '@talent/sdk/format';
import { formatRanges } from '../../../content/reported-ranges';
import { guideText } from '../content/guide-text';
import type { PublishedRole } from '../facts/guide';
import { drawFigure, drawLabel, drawRule, type Paper } from './pdf-paper';
import { colors, sheet, textWidth } from './pdf-style';

const height = 92;
/** Height of the key with the distance to the chart, points. */
const keyHeight = height + 10;

const { title, example, below, inside, above, hollow } = guideText.pdfKey;

/** How to read a chart, shown with a bar of the guide itself: the role with the most ranges. */
export function drawKey(paper: Paper, roles: readonly PublishedRole[]): void {
  const [role] = roles.toSorted((a, b) => b.all.n - a.all.n);
  if (!role) return;
  const { doc } = paper;
  const top = doc.y;
  const { label, all } = role;
  const pays = [all.p25, all.p50, all.p75].map((amount) => formatPay(amount, 'USD'));
  const alt = `${title}. ${example} ${label}, ${formatRanges(all.n)}: ${pays[0]} to ${pays[2]}, median ${pays[1]}. ${inside} are in the bar. ${hollow}.`;
  drawFigure(paper, alt, [top, top + height], () => {
    doc.rect(sheet.left, top, textWidth, height).fill(colors.wash);
    drawWords(paper, role, top);
    drawExample(paper, role, top);
    drawHollow(paper, top);
  });
  doc.x = sheet.left;
  doc.y = top + keyHeight;
}

const strong = { face: 'strong', size: 8 } as const;
const plain = { size: 8, color: colors.ink };
const muted = { size: 7.5, color: colors.muted };

function drawWords({ doc }: Paper, { label, all }: PublishedRole, top: number): void {
  const x = sheet.left + 12;
  drawLabel(doc, title, [x, top + 14], 130, 'left', { face: 'strong', size: 10.5 });
  drawLabel(doc, `${example} ${label},`, [x, top + 32], 130, 'left', muted);
  drawLabel(doc, `${formatRanges(all.n)}.`, [x, top + 43], 130, 'left', muted);
  drawLabel(doc, `${guideText.chart.unit}.`, [x, top + 54], 130, 'left', muted);
}

function drawExample({ doc }: Paper, { all: { p25, p50, p75 } }: PublishedRole, top: number): void {
  const [start, end] = [sheet.left + 198, sheet.left + 330];
  const middle = p75 > p25 ? start + ((p50 - p25) / (p75 - p25)) * (end - start) : start;
  const bar = top + 44;
  doc.rect(start, bar - 5, end - start, 10).fill(colors.data);
  drawRule(doc, [middle, bar - 9], [middle, bar + 9], { width: 2.5 });
  const { p25: lowName, p75: highName } = guideText.levelTable.figures;
  const short = (amount: number) => formatShortPay(amount, 'USD');
  drawLabel(doc, short(p25), [start - 44, bar - 4.5], 40, 'right', plain);
  drawLabel(doc, short(p75), [end + 4, bar - 4.5], 40, 'left', plain);
  const median = `${guideText.chart.median} ${short(p50)}`;
  drawLabel(doc, median, [middle - 50, bar - 22], 100, 'center', strong);
  drawLabel(doc, lowName, [start - 64, bar - 22], 60, 'right', muted);
  drawLabel(doc, highName, [end + 4, bar - 22], 60, 'left', muted);
  // A bracket under each part of the market.
  const under = bar + 17;
  for (const [from, to] of [
    [start - 52, start - 2],
    [start + 2, end - 2],
    [end + 2, end + 52],
  ] as const) {
    drawRule(doc, [from, under], [to, under], { color: colors.boundary });
  }
  drawLabel(doc, below, [start - 82, under + 4], 80, 'right', muted);
  drawLabel(doc, inside, [start, under + 4], end - start, 'center', strong);
  drawLabel(doc, above, [end + 2, under + 4], 80, 'left', muted);
}

function drawHollow({ doc }: Paper, top: number): void {
  const x = sheet.left + 410;
  doc
    .rect(x, top + 40, 66, 8)
    .lineWidth(1)
    .fillAndStroke(colors.paper, colors.data);
  drawRule(doc, [x + 28, top + 36], [x + 28, top + 52], { width: 2 });
  const [name = '', ...rest] = hollow.split(': ');
  drawLabel(doc, name, [x, top + 22], 70, 'left', strong);
  drawLabel(doc, rest.join(''), [x - 12, top + 65], 80, 'right', muted);
}
