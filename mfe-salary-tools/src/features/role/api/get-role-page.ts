import type { SalaryData } from '@talent/api/salary/salary-data';
import type { LoadContext } from '@talent/sdk/server';
import { NotFoundError } from '@talent/sdk/server';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { isHeadline } from '../../../calculations/bands/headline';
import { writeFigures } from '../../../calculations/export/figures-csv';
import { getRoleJobs } from './get-role-jobs';
import { getRolePosts } from './get-role-posts';
import { linksOf } from '../content/role-links';
import type { RolePageData } from '../facts/role-page-data';
import { reportedBands, roleFacts, rolesWithPage } from '../facts/role-facts';

/**
 * The page of an open role.
 * @throws NotFoundError for an unknown role, and for one that is not open to everyone.
 * @throws DataError when a request fails.
 */
export async function getRolePage(
  { data, site, publish }: Pick<LoadContext, 'data' | 'site' | 'publish'>,
  key: string,
  now: Date,
): Promise<RolePageData> {
  const salaries = await loadSalaryData(data);
  const links = linksOf(key);
  const facts = roleFacts(salaries, key, links);
  if (!facts) throw new NotFoundError(`There is no open role "${key}".`);
  const own = ownFigures(salaries, key);
  const [jobs, posts] = await Promise.all([
    getRoleJobs(data, site, links.jobs, now),
    getRolePosts(data, links.words, now),
  ]);
  return {
    facts,
    salaries: own,
    jobs,
    posts,
    others: rolesWithPage(salaries).flatMap((other) => {
      const role = salaries.roles.find((each) => each.key === other);
      return role && other !== key ? [{ key: other, label: role.label }] : [];
    }),
    csv: publish({
      name: `${key}-pay-figures.csv`,
      body: writeFigures({ bands: own.bands, sources: own.sources, conversion: null }),
    }),
  };
}

/** A role's current figures, its median of every year, and its official wages, with their sources. */
function ownFigures(data: SalaryData, key: string): SalaryData {
  const reported = reportedBands(data, key).filter(
    ({ current, level, workMode }) => current || (level === null && workMode === null),
  );
  const official = data.bands.filter(
    (band) => band.role === key && !reported.includes(band) && isHeadline(band),
  );
  const bands = [...reported, ...official];
  const used = new Set(bands.map(({ source }) => source));
  return {
    ...data,
    roles: data.roles.filter((role) => role.key === key),
    sources: data.sources.filter((source) => used.has(source.key)),
    bands,
  };
}
