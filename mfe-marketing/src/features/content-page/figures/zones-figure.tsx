import { MarkPicture } from '@talent/ui/mark-picture';
import { CardTable } from '../blocks/card-table';
import { InlineText } from '../blocks/inline-text';
import { contentPageText } from '../content/content-page-text';
import type { ShownFigure } from './figure-data';

const { zones: text } = contentPageText;

/** Working hours of places on one clock, and how many of them are shared. */
export function ZonesFigure({ caption, city, rows }: Extract<ShownFigure, { kind: 'zones' }>) {
  const hasText = rows.some((row) => row.text !== undefined);
  return (
    <CardTable
      caption={caption}
      columns={[text.places, text.day(city), text.hours, ...(hasText ? [text.allows] : [])]}
      rows={rows.map((row) => ({
        heading: row.places,
        cells: [
          <div key="day" className="max-w-72 md:w-52 xl:w-64">
            <MarkPicture picture={row.picture} size="full" decorative />
          </div>,
          row.hours,
          ...(hasText ? [<InlineText key="text" text={row.text ?? ''} />] : []),
        ],
      }))}
      note={text.note(city)}
    />
  );
}
