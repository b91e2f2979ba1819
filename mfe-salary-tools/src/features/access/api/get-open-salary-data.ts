import type { DataClient } from '@talent/data/client';
import { loadSalaryData } from '@talent/data/load-salary-data';
import type { SalaryData } from '@talent/api/salary/salary-data';

/**
 * Data that a page may carry to everyone: every figure of the open roles, the names of all roles, and all sources.
 * Headline figures of the other roles are left out, although they are public: a page that asks for an address in
 * exchange for them must not contain them.
 * @throws DataError when a request fails.
 */
export async function getOpenSalaryData(client: DataClient): Promise<SalaryData> {
  return ofOpenRoles(await loadSalaryData(client));
}

/** The same data with the bands of open roles alone. */
export function ofOpenRoles(data: SalaryData): SalaryData {
  const open = new Set(data.roles.filter((role) => role.open).map(({ key }) => key));
  return { ...data, bands: data.bands.filter(({ role }) => open.has(role)) };
}
