import { Link } from '@talent/ui/link';
import { columnsOf, rare, vital } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import { ToolTable } from '../../table/tool-table';
import { callTexts as text } from './content/calls';
import { callQueries } from './queries';

const call = columnsOf<RowOf<typeof callQueries.bookings>>();
const columns = [
  vital(call.time('starts_at', text.columns.startsAt)),
  call.text('name', text.columns.name),
  call.text('email', text.columns.email, ({ email }) => (
    <Link href={`mailto:${email}`} className="break-all">
      {email}
    </Link>
  )),
  vital(call.badge('status', text.columns.status, text.statuses, { booked: 'positive' })),
  rare(call.text('zone', text.columns.zone)),
  rare(call.text('reference', text.columns.reference)),
  rare(call.time('created_at', text.columns.created)),
];

/** Every call that was booked, the latest first. */
export function Bookings() {
  return (
    <ToolTable
      name="calls"
      caption={text.bookings}
      columns={columns}
      source={callQueries.bookings}
      rowName={({ reference }) => reference}
      initialSort={{ key: 'starts_at', descending: true }}
      filterLabel={text.filter}
      empty={text.noBookings}
    />
  );
}
