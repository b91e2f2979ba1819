import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { counted, loadFromDatabase } from '../../table/load-from-database';

const columns = 'id, reference, starts_at, name, email, zone, status, created_at';

/** Hours that staff set: of a day of the week (1 is Monday), or of one day. Without times the day is closed. */
export interface CallHours {
  id: number;
  day: string;
  starts: string | null;
  ends: string | null;
  zone: string;
}

/** `weekly`: hours of each week; `exceptions`: days that are different. */
export type HoursKind = 'weekly' | 'exceptions';

async function fetchHours(kind: HoursKind): Promise<CallHours[]> {
  if (kind === 'exceptions') {
    // oxlint-disable-next-line house/whole-reads -- days that staff typed one by one
    return unwrap(await adminData().from('call_exceptions').select().order('day').limit(400));
  }
  // oxlint-disable-next-line house/whole-reads -- hours that staff typed one by one
  const hours = await adminData()
    .from('call_hours')
    .select()
    .order('weekday')
    .order('starts')
    .limit(400);
  return unwrap(hours).map(({ weekday, ...rest }) => ({ ...rest, day: String(weekday) }));
}

export const callQueries = {
  bookings: {
    queryKey: ['calls', 'bookings'],
    load: loadFromDatabase(() => adminData().from('call_bookings').select(columns, counted), {
      filterColumns: ['name', 'email', 'reference'],
    }),
  },
  hours: (kind: HoursKind) =>
    queryOptions({ queryKey: ['calls', kind], queryFn: () => fetchHours(kind) }),
};

/** @throws DataError when the database refuses them or does not answer. */
export async function addHours(kind: HoursKind, hours: Omit<CallHours, 'id'>): Promise<void> {
  const { day, starts, ends, zone } = hours;
  if (kind === 'exceptions') unwrap(await adminData().from('call_exceptions').insert(hours));
  else if (starts !== null && ends !== null) {
    const weekly = { weekday: Number(day), starts, ends, zone };
    unwrap(await adminData().from('call_hours').insert(weekly));
  }
}

/** @throws DataError when the request fails. */
export async function deleteHours(kind: HoursKind, id: number): Promise<void> {
  const table = kind === 'weekly' ? 'call_hours' : 'call_exceptions';
  unwrap(await adminData().from(table).delete().eq('id', id));
}
