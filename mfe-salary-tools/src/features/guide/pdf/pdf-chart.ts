import { formatPay, formatShortPay } from '@talent/sdk/format';
import type { PayRange } from '@talent/ui/pay-range-chart';
import { colors, sheet, textWidth } from './pdf-style';
import type { TextLook } from './pdf-style';
import { drawRule, ensure, prepare } from './pdf-paper';
import type { Paper } from './pdf-paper';

const axisHeight = 16;
const labelWidth = 138;
/** Space at both ends for the figures next to a bar. */
const margin = 34;
const STEP = 50_000;
/** Height of a range, points. */
const ROW = 25;

/** Height of a chart, points. */
export function chartHeight(ranges: readonly PayRange[], rowHeight = ROW): number {
  return axisHeight + ranges.length * rowHeight + 12;
}

/** Ranges of pay in US dollars on one axis: middle half and median, with the figures written at them. */
export function drawChart(
  paper: Paper,
  ranges: readonly PayRange[],
  summary: string,
  rowHeight = ROW,
): void {
  const { doc, root } = paper;
  ensure(paper, chartHeight(ranges, rowHeight));
  const top = doc.y;
  const scale = scaleOf(ranges);
  const alt = `${summary} ${ranges.map(describe).join(' ')}`;
  const end = top + axisHeight + ranges.length * rowHeight;
  const bbox = [sheet.left, top, sheet.left + textWidth, end];
  const options: { alt: string; bbox: number[]; placement: string } = {
    alt,
    bbox,
    placement: 'Block',
  };
  const figure = doc.struct('Figure', options, () => {
    doc.save();
    for (const tick of scale.ticks) drawTick(paper, tick, scale.at(tick), top, end);
    ranges.forEach((range, index) =>
      drawRange(paper, range, scale.at, top + axisHeight + index * rowHeight),
    );
    doc.restore();
  });
  root.add(figure);
  doc.x = sheet.left;
  doc.y = end + 12;
}

function describe({ label, p25, p50, p75 }: PayRange): string {
  const [low, middle, high] = [p25, p50, p75].map((amount) => formatPay(amount, 'USD'));
  return `${label}: ${low} to ${high}, median ${middle}.`;
}

/** `at`: points from the left end of the page for an amount of pay. */
function scaleOf(ranges: readonly PayRange[]) {
  const half = STEP / 2;
  const low = Math.floor(Math.min(...ranges.map(({ p25 }) => p25)) / half) * half;
  const top = Math.ceil(Math.max(...ranges.map(({ p75 }) => p75)) / half) * half;
  const high = Math.max(top, low + STEP);
  const start = sheet.left + labelWidth + margin;
  const width = textWidth - labelWidth - margin * 2;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / STEP) * STEP; tick <= high; tick += STEP) ticks.push(tick);
  return { ticks, at: (pay: number) => start + ((pay - low) / (high - low)) * width };
}

function drawTick({ doc }: Paper, tick: number, x: number, top: number, end: number): void {
  const look = { size: 7.5, color: colors.muted };
  label(doc, formatShortPay(tick, 'USD'), [x - 30, top], 60, 'center', look);
  drawRule(doc, [x, top + axisHeight - 3], [x, end], { color: colors.rule });
}

function drawRange(
  { doc }: Paper,
  range: PayRange,
  at: (pay: number) => number,
  top: number,
): void {
  const [start, middle, end] = [at(range.p25), at(range.p50), at(range.p75)];
  const bar = top + 17;
  label(doc, range.label, [sheet.left, top + 3], labelWidth, 'left', { face: 'strong', size: 8.5 });
  const muted = { size: 7, color: colors.muted };
  label(doc, range.detail, [sheet.left, top + 14], labelWidth, 'left', muted);
  doc
    .rect(start, bar - 3.5, end - start, 7)
    .lineWidth(1)
    .strokeColor(colors.data);
  if (range.isSmall) doc.fillColor(colors.paper).fillAndStroke();
  else doc.fillColor(colors.data).fillAndStroke(colors.data, colors.data);
  drawRule(doc, [middle, bar - 6], [middle, bar + 6], { width: 2 });
  const edge = { size: 7.5, color: colors.ink };
  label(doc, formatShortPay(range.p25, 'USD'), [start - 44, bar - 4], 40, 'right', edge);
  label(doc, formatShortPay(range.p75, 'USD'), [end + 4, bar - 4], 40, 'left', edge);
  const strong = { ...edge, face: 'strong' } as const;
  label(doc, formatShortPay(range.p50, 'USD'), [middle - 30, bar - 15], 60, 'center', strong);
}

function label(
  doc: Paper['doc'],
  text: string,
  [x, y]: readonly [number, number],
  width: number,
  align: 'left' | 'center' | 'right',
  look: TextLook,
): void {
  prepare(doc, look).text(text, x, y, { width, align, lineBreak: false });
}
