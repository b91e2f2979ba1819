import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { readSegment } from '../range/day-range';
import type { Segment } from './traffic';

/** A segment to which the signed-in admin has given a name. */
export interface NamedSegment {
  id: string;
  name: string;
  filters: Segment;
}

/** Those of the signed-in admin, by name. */
export async function fetchSegments(): Promise<NamedSegment[]> {
  // oxlint-disable-next-line house/whole-reads -- one person names them one by one
  const rows = unwrap(await adminData().from('traffic_segments').select('*').order('name'));
  return rows.map(({ id, name, filters }: TableRow<'traffic_segments'>) => ({
    id,
    name,
    filters: readSegment((key) => wordOf(filters, key)),
  }));
}

/** Adds a segment. Its id makes a second try harmless. */
export async function addSegment({ id, name, filters }: NamedSegment): Promise<void> {
  const row = { id, name, filters: { ...filters } };
  const { error } = await adminData().from('traffic_segments').insert(row);
  if (error !== null && !(error.code === '23505' && (await isThere(id)))) throw error;
}

export async function renameSegment(id: string, name: string): Promise<void> {
  unwrap(await adminData().from('traffic_segments').update({ name }).eq('id', id).select('id'));
}

export async function deleteSegment(id: string): Promise<void> {
  unwrap(await adminData().from('traffic_segments').delete().eq('id', id).select('id'));
}

async function isThere(id: string): Promise<boolean> {
  const { data } = await adminData()
    .from('traffic_segments')
    .select('id')
    .eq('id', id)
    .maybeSingle();
  return data !== null;
}

function wordOf(filters: TableRow<'traffic_segments'>['filters'], key: string): string | null {
  if (typeof filters !== 'object' || filters === null || Array.isArray(filters)) return null;
  const word = filters[key];
  return typeof word === 'string' ? word : null;
}
