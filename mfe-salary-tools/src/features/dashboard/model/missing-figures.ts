import { withoutFilters } from '../../../calculations/bands/find-bands';
import type { BandResult, Dimension } from '../../../calculations/bands/find-bands';
import { listed } from '../../../calculations/listed';
import { filterNames, filterRemedies } from '../content/missing-figures';
import type { DashboardModel } from './dashboard-model';
import type { DashboardQuery } from './dashboard-query';

/** Why roles have no figure, said once for all of them, and what helps. */
export interface MissingFigures {
  /** Each reason once. */
  sentences: readonly string[];
  /** Buttons that remove filters. */
  remedies: readonly { label: string; change: Partial<DashboardQuery> }[];
  /** Roles that the source never has, by key: a visitor replaces them. */
  unknown: readonly string[];
}

/** Collects the reasons of all compared roles; null where every role has a figure, a row that says why not, or a lock. */
export function missingFigures(model: DashboardModel): MissingFigures | null {
  const { results, measure, label, query } = model;
  const unknown = results.filter(({ status }) => status === 'no-role').map(({ role }) => role);
  const narrow = results.filter((result) => result.status === 'too-narrow');
  if (unknown.length + narrow.length === 0) return null;
  const sentences = new Set<string>();
  if (unknown.length > 0) {
    sentences.add(`${measure.short} has no figures for ${listed(unknown.map(label))}.`);
  }
  const remedies = new Map<string, Partial<DashboardQuery>>();
  for (const result of narrow) {
    sentences.add(reasonOf(result, model));
    const { level, region, workMode, period } = withoutFilters(query, result.open);
    remedies.set(`Show ${listed(result.open.map((each) => filterRemedies[each]))}`, {
      level,
      region,
      workMode,
      period,
    });
  }
  return {
    sentences: [...sentences],
    remedies: [...remedies].map(([text, change]) => ({ label: text, change })),
    unknown,
  };
}

/** Whether the warning says what official wages are; the notes under the chart say it otherwise. */
export function explainsOccupations({ measure, results }: DashboardModel): boolean {
  return measure.isOfficial && results.some(({ status }) => status === 'no-role');
}

function reasonOf(
  { role, open, unsaid }: Extract<BandResult, { status: 'too-narrow' }>,
  { measure, label }: DashboardModel,
): string {
  const names = (filters: readonly Dimension[]) => listed(filters.map((each) => filterNames[each]));
  return unsaid.length > 0
    ? `${measure.short} does not say ${names(unsaid)}.`
    : `${measure.short} has no figure for ${label(role)} with this ${names(open)}.`;
}

/** The roles with another one in the place of `role`; without it where there is no other. */
export function replaceRole(
  roles: readonly string[],
  role: string,
  other: string | null,
): readonly string[] {
  return roles.flatMap((each) => {
    if (each !== role) return [each];
    return other === null ? [] : [other];
  });
}
