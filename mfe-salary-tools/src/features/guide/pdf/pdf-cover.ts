import type { SiteConfig } from '@talent/sdk';
import { formatPay } from '@talent/sdk/format';
import { logoMark } from '@talent/ui/logo-mark';
import { guideText } from '../content/guide-text';
import { publishedRoles, firmRoles, type GuideDocument, type PublishedRole } from '../facts/guide';
import { guideDates, overviewTiles } from '../facts/table-facts';
import { decorate, drawFigure, drawLabel, drawRule, prepare, write, type Paper } from './pdf-paper';
import { colors, looks, sheet, textWidth } from './pdf-style';
import { unbroken } from './unbroken';

/** Where the picture's columns end, points from the top of the page. */
const GROUND = 556;
/** Height of a stroke and of the distance to the next one, points. */
const stroke = { height: 5.5, pitch: 9 } as const;
/** Side of the logo, points. */
const LOGO = 28;
/** Columns are at most this far from each other, points. */
const WIDEST = 60;

/** First page: title, a picture of all medians, three figures, dates. */
export function drawCover(paper: Paper, { guide }: GuideDocument, site: SiteConfig): void {
  const { doc } = paper;
  decorate(paper, () => doc.rect(0, 0, sheet.width, 10).fill(colors.data));
  decorate(paper, () => drawLogo(doc, [sheet.left + textWidth - LOGO, doc.y]));
  write(paper, 'P', site.brand, { face: 'strong', size: 12, after: 34 });
  write(paper, 'P', guideText.kicker, looks.kicker);
  write(paper, 'H1', guideText.title, looks.title);
  write(paper, 'P', guideText.lede, looks.lede);
  const picture = coverMarks(publishedRoles(guide));
  if (picture) drawPicture(paper, picture);
  drawTiles(paper, guide);
  doc.x = sheet.left;
  doc.y = sheet.height - sheet.bottom - 26;
  write(paper, 'P', guideDates(guide), { size: 9, after: 2 });
  write(paper, 'P', site.origin, { size: 9, color: colors.muted });
}

function drawLogo(doc: Paper['doc'], [x, y]: readonly [number, number]): void {
  const { width, paths } = logoMark();
  doc.save();
  doc.translate(x, y).scale(LOGO / width);
  for (const { color, d } of paths) {
    doc.path(d).fill(color === 'signal' ? colors.data : colors.ink);
  }
  doc.restore();
}

function drawPicture(paper: Paper, { caption, columns }: CoverMarks): void {
  const { doc } = paper;
  const highest = Math.max(...columns.map(({ strokes }) => strokes));
  const top = GROUND - highest * stroke.pitch;
  // The last column has no distance after it, so that the picture ends with the text.
  const pitch = Math.min(WIDEST, textWidth / (columns.length - 0.2));
  const width = pitch * 0.8;
  drawFigure(paper, `${guideText.cover.summary} ${caption}`, [top, GROUND], () => {
    columns.forEach(({ strokes, isNamed }, column) => {
      const x = sheet.left + column * pitch;
      for (let index = 1; index <= strokes; index += 1) {
        doc.rect(x + 0.4, GROUND - index * stroke.pitch, width, stroke.height);
      }
      // The named column is the only filled one, so that it is found in print without color as well.
      if (isNamed) doc.fillAndStroke(colors.data, colors.data);
      else doc.lineWidth(0.7).stroke(colors.ink);
    });
  });
  decorate(paper, () =>
    drawRule(doc, [sheet.left, GROUND + 3], [sheet.left + textWidth, GROUND + 3], { width: 1 }),
  );
  drawEnds(paper, columns);
  doc.x = sheet.left;
  doc.y = GROUND + 22;
  write(paper, 'Caption', caption, { size: 8.5, color: colors.muted });
}

function drawEnds({ doc, section }: Paper, columns: CoverMarks['columns']): void {
  const [first, last] = [columns[0], columns.at(-1)];
  const name = ({ label, median }: MarkColumn) => `${label} ${formatPay(median, 'USD')}`;
  const look = { face: 'strong', size: 8.5 } as const;
  const y = GROUND + 8;
  const names = doc.struct('P', {}, () => {
    if (first) drawLabel(doc, name(first), [sheet.left, y], textWidth / 2, 'left', look);
    if (!last || last === first) return;
    drawLabel(doc, name(last), [sheet.left + textWidth / 2, y], textWidth / 2, 'right', look);
  });
  section.add(names);
}

function drawTiles(paper: Paper, guide: GuideDocument['guide']): void {
  const { doc, section } = paper;
  const [top, gap] = [doc.y + 18, 18];
  const width = (textWidth - gap * 2) / 3;
  overviewTiles(guide).forEach(({ figure, label }, index) => {
    const x = sheet.left + index * (width + gap);
    const tile = doc.struct('P', {}, () => {
      prepare(doc, { face: 'display', size: 22 }).text(figure, x, top, { width });
      prepare(doc, { size: 8.5, color: colors.muted }).text(unbroken(label), x, top + 28, {
        width,
      });
    });
    section.add(tile);
  });
}

interface MarkColumn {
  label: string;
  /** Its median, US dollars a year. */
  median: number;
  strokes: number;
  /** The one role that the caption names. */
  isNamed: boolean;
}

interface CoverMarks {
  caption: string;
  columns: readonly MarkColumn[];
}

/** More marks than this are no longer seen as single ones. */
const MOST = 400;
/** The amounts that a stroke may mean, US dollars a year. */
const steps = [10_000, 20_000, 50_000, 100_000] as const;

/**
 * Medians as strokes: a column for each role with enough ranges, a stroke for each $10,000, or more where there would be too
 * many. The role with the most ranges is named, since its median is the surest. Null where no role has enough ranges.
 */
export function coverMarks(all: readonly PublishedRole[]): CoverMarks | null {
  const roles = firmRoles(all);
  const [named] = roles.toSorted((a, b) => b.all.n - a.all.n);
  if (!named) return null;
  const inStep = (step: number) => roles.map((role) => Math.round(role.all.p50 / step));
  const total = (step: number) => inStep(step).reduce((sum, count) => sum + count, 0);
  const step = steps.find((candidate) => total(candidate) <= MOST) ?? steps[3];
  const counts = inStep(step);
  return {
    caption: `Each stroke: ${formatPay(step, 'USD')} of a role’s median. Blue: ${named.label}.`,
    columns: roles.map(({ key, label, all: { p50 } }, index) => ({
      label,
      median: p50,
      strokes: counts[index] ?? 0,
      isNamed: key === named.key,
    })),
  };
}
