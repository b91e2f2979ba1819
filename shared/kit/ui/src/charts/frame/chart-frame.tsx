import { memo, useId, type ReactNode } from 'react';
import { DataTable } from '../../figures/data-table.tsx';

/** The words around every chart. */
export interface ChartText {
  /** The finding, in a sentence: `Canada's share of AI postings rose from 5% to 17% in a year`. */
  headline: string;
  /** For screen readers only, where a heading above says the same. */
  headlineHidden?: boolean | undefined;
  /** Level of the headline on its page, 3 by default; null where it is no heading, as within a text. */
  level?: 2 | 3 | 4 | null | undefined;
  /** The measure with its unit and place: `Share of postings that name AI, percent`. */
  subtitle?: string | undefined;
  /** A `SourceNote` with source and period. */
  source?: ReactNode;
  /** One of several charts beside each other that share their marks: a smaller headline, and no legend. */
  isPart?: boolean | undefined;
  /** Shown in place of the figures' own table, such as a table with more columns; it is printed. */
  behind?: ReactNode;
}

/** The figures behind a chart, as text. */
export interface ChartFigures {
  /** The first head is of the rows' names. */
  heads: readonly string[];
  /** Index of the head whose figures decide. */
  strong?: number;
  rows: readonly { key: string; name: string; cells: readonly string[] }[];
}

interface ChartFrameProps {
  text: ChartText;
  figures: ChartFigures;
  /** The marks and their meaning, above the drawing. */
  legend?: ReactNode;
  children: ReactNode;
}

/** Headline, unit, drawing, figures and source of a chart. */
export function ChartFrame({ text, figures, legend, children }: ChartFrameProps) {
  const id = useId();
  const Heading = text.level === null ? 'p' : (`h${text.level ?? 3}` as const);
  return (
    <figure aria-labelledby={id} className="chart relative min-w-0">
      <figcaption className={text.headlineHidden && !text.subtitle ? undefined : 'mb-4'}>
        <Heading id={id} className={headlineClass(text)}>
          {text.headline}
        </Heading>
        {text.subtitle && <p className="mt-1 text-sm text-ink-muted">{text.subtitle}</p>}
      </figcaption>
      {!text.isPart && legend}
      {children}
      {text.behind ? (
        <details className="mt-3 print:details-content:[content-visibility:visible]">
          <FiguresSummary />
          <div className="mt-3">{text.behind}</div>
        </details>
      ) : (
        <FiguresBehind
          caption={text.subtitle ? `${text.headline}: ${text.subtitle}` : text.headline}
          figures={figures}
        />
      )}
      {text.source && <div className="mt-2">{text.source}</div>}
    </figure>
  );
}

function headlineClass({ headlineHidden, isPart }: ChartText): string {
  if (headlineHidden) return 'sr-only';
  return isPart ? 'text-base font-medium' : 'font-display text-subheading font-medium max-w-prose';
}

function FiguresSummary() {
  return (
    <summary className="inline-flex min-h-8 items-center text-sm underline underline-offset-4 print:hidden">
      Show the figures
    </summary>
  );
}

interface FiguresBehindProps {
  caption: string;
  figures: ChartFigures;
}

/** Hundreds of cells, which do not change with the crosshair. */
const FiguresBehind = memo(({ caption, figures }: FiguresBehindProps) => (
  <details className="mt-3 print:hidden">
    <FiguresSummary />
    <div className="mt-2 max-h-96 overflow-y-auto">
      <DataTable caption={caption} captionHidden {...figures} />
    </div>
  </details>
));
FiguresBehind.displayName = 'FiguresBehind';

/** How a missing value is written in the table and read aloud. */
export const NO_FIGURE = 'no figure';
