import { MarkPicture } from '@talent/ui/mark-picture';
import { CardTable } from '../blocks/card-table';
import { contentPageText } from '../content/content-page-text';
import type { ShownFigure } from './figure-data';

const { periods: text } = contentPageText;

/** How long things last, one stroke a month. */
export function PeriodsFigure({ caption, rows }: Extract<ShownFigure, { kind: 'periods' }>) {
  return (
    <CardTable
      caption={caption}
      columns={[text.thing, text.months, text.period]}
      rows={rows.map(({ label, period, picture }) => ({
        heading: label,
        cells: [
          <div key="months" className="max-w-72 md:w-52 xl:w-64">
            <MarkPicture picture={picture} size="full" decorative />
          </div>,
          period,
        ],
      }))}
      note={text.note}
    />
  );
}
