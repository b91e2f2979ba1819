import { formatShortPay, type Currency } from '@talent/sdk/format';
import { drawFigure, drawLabel, drawRule, ensure, prepare, writeFlowing } from './pdf-paper';
import type { Paper } from './pdf-paper';
import { describeBar, type PdfRange } from './pdf-range';
import { colors, looks, sheet, textEnd, textWidth, type TextLook } from './pdf-style';

const axisHeight = 16;
const labelWidth = 158;
/** Space at both ends for the figures next to a bar. */
const margin = 36;
/** Distance between two ticks of the axis, in whole units of the currency a year. */
const STEP = 50_000;
/** Height of a bar with its figures, points. */
const ROW = 25;
/** Least height of a bar at which no figure touches the bar above. */
const LEAST_ROW = 18;

/** A chart of pay on one axis. */
export interface PdfChart {
  bars: readonly PdfRange[];
  currency: Currency;
  /** Its text alternative; the bars follow in words. */
  summary: string;
  /** Height of a bar with its figures, points. */
  rowHeight?: number;
  /** Ends of the axis, so that charts which are compared share it; those of the bars by default. */
  ends?: AxisEnds;
}

/** Ends of an axis, in whole units of the currency a year. */
export interface AxisEnds {
  low: number;
  high: number;
}

/** Height of a chart, points. */
export function chartHeight({ bars, rowHeight = ROW }: PdfChart): number {
  return axisHeight + bars.length * rowHeight + 12;
}

/** Height of a bar with which a chart of so many fits into `room` points, between what is readable and what is usual. */
export function fittingRow(bars: number, room: number): number {
  return Math.max(LEAST_ROW, Math.min(ROW, (room - axisHeight - 12) / Math.max(1, bars)));
}

/** Bars of pay on one axis, each with its median, and with the figures written at them. */
export function drawChart(paper: Paper, chart: PdfChart): void {
  const { bars, currency, summary, rowHeight = ROW, ends = axisEnds(bars) } = chart;
  const { doc } = paper;
  ensure(paper, chartHeight(chart));
  const top = doc.y;
  const scale = scaleOf(ends);
  const name = nameLook(paper, bars);
  const end = top + axisHeight + bars.length * rowHeight;
  const alt = [summary, ...bars.map((bar) => describeBar(bar, currency))].join(' ');
  drawFigure(paper, alt, [top, end], () => {
    for (const tick of scale.ticks) {
      const x = scale.at(tick);
      const look = { size: 7.5, color: colors.muted };
      drawLabel(doc, formatShortPay(tick, currency), [x - 30, top], 60, 'center', look);
      drawRule(doc, [x, top + axisHeight - 3], [x, end], { color: colors.rule });
    }
    bars.forEach((bar, index) => {
      const place = { name, at: scale.at, top: top + axisHeight + index * rowHeight, rowHeight };
      drawBar(paper, bar, currency, place);
    });
  });
  doc.x = sheet.left;
  doc.y = end + 12;
}

/**
 * A chart with the paragraphs about it: above them, or between them where the page has too little room left for the chart,
 * so that no page ends with a gap of its height.
 */
export function drawChartWithText(paper: Paper, chart: PdfChart, texts: readonly string[]): void {
  let isDrawn = false;
  for (const text of [null, ...texts]) {
    if (text !== null) writeFlowing(paper, text, looks.body);
    if (!isDrawn && paper.doc.y + chartHeight(chart) <= textEnd) {
      drawChart(paper, chart);
      isDrawn = true;
    }
  }
  if (!isDrawn) drawChart(paper, chart);
}

/** Round ends of an axis that all bars fit on. */
export function axisEnds(bars: readonly PdfRange[]): AxisEnds {
  const half = STEP / 2;
  const low = Math.floor(Math.min(...bars.map((bar) => bar.low ?? bar.median)) / half) * half;
  const high = Math.ceil(Math.max(...bars.map((bar) => bar.high ?? bar.median)) / half) * half;
  return { low, high: Math.max(high, low + STEP) };
}

/** `at`: points from the left end of the page for an amount of pay. */
function scaleOf({ low, high }: AxisEnds) {
  const start = sheet.left + labelWidth + margin;
  const width = textWidth - labelWidth - margin * 2;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / STEP) * STEP; tick <= high; tick += STEP) ticks.push(tick);
  return { ticks, at: (pay: number) => start + ((pay - low) / (high - low)) * width };
}

/** The look of the names: one size for all of a chart, with which the longest one fits. */
function nameLook({ doc }: Paper, bars: readonly PdfRange[]): TextLook {
  const look = { face: 'strong', size: 8.5 } as const;
  const longest = Math.max(
    ...bars.map(({ label }) => prepare(doc, look).widthOfString(label)),
    labelWidth,
  );
  return { ...look, size: (look.size * labelWidth) / longest };
}

interface BarPlace {
  name: TextLook;
  at: (pay: number) => number;
  /** Upper end of the row, points. */
  top: number;
  rowHeight: number;
}

function drawBar(
  { doc }: Paper,
  { label, detail = '', low, median, high, isSmall }: PdfRange,
  currency: Currency,
  { name, at, top, rowHeight }: BarPlace,
): void {
  const bar = top + rowHeight * 0.68;
  const start = detail === '' ? bar - 5.5 : bar - 12.5;
  drawLabel(doc, label, [sheet.left, start], labelWidth, 'left', name);
  const muted = { size: 7, color: colors.muted };
  drawLabel(doc, detail, [sheet.left, bar - 2], labelWidth, 'left', muted);
  const edge = { size: 7.5, color: colors.ink };
  const short = (amount: number) => formatShortPay(amount, currency);
  // A band without width is a point: its median alone.
  if (low !== null && high !== null && high > low) {
    const [from, to] = [at(low), at(high)];
    doc
      .rect(from, bar - 3, to - from, 6)
      .lineWidth(1)
      .fillAndStroke(isSmall ? colors.paper : colors.data, colors.data);
    drawLabel(doc, short(low), [from - 44, bar - 4], 40, 'right', edge);
    drawLabel(doc, short(high), [to + 4, bar - 4], 40, 'left', edge);
  }
  const middle = at(median);
  drawRule(doc, [middle, bar - 5], [middle, bar + 5], { width: 2 });
  const strong = { ...edge, face: 'strong' } as const;
  drawLabel(doc, short(median), [middle - 30, bar - 14], 60, 'center', strong);
}
