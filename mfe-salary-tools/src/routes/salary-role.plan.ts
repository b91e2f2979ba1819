import { loadSalaryData } from '@talent/data/load-salary-data';
import { plan } from '@talent/sdk/server';
import { rolesWithPage } from '../features/role/facts/role-facts';
import { getRolePage, type RolePageData } from '../features/role/api/get-role-page';
import { roleHead } from '../features/role/role-head';
import { rolePath } from '../calculations/role-path';

/** The pages of the open roles: composed again after an hour. */
export const salaryRolePlan = plan<RolePageData>({
  entries: async ({ data }) => rolesWithPage(await loadSalaryData(data)).map(rolePath),
  load: (context) => getRolePage(context, context.params['role'] ?? '', new Date()),
  head: ({ data, site }) => roleHead(data, site),
  revalidate: 3600,
  search: { kind: 'Pay by role' },
  sitemap: { changefreq: 'weekly', priority: 0.8 },
});
