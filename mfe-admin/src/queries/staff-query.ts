import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../backend/admin-data';

/** The admins with their addresses, those of longest standing first: assignees of records, and names of those who saved something. */
export const staffQuery = queryOptions({
  queryKey: ['people', 'admins'],
  // oxlint-disable-next-line house/whole-reads -- the staff of one agency
  queryFn: async () => unwrap(await adminData().rpc('list_admins')),
});
