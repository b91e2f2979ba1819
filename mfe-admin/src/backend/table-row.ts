import type { Database } from '@talent/data/types';

type Tables = Database['public']['Tables'];

/** A row of a table as the database keeps it; times are as the database writes them. */
export type TableRow<Table extends keyof Tables> = Tables[Table]['Row'];
