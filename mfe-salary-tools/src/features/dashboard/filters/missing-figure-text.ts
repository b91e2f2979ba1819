import type { Dimension, BandResult } from '../../../calculations/bands/find-bands';
import { listed } from '../../../calculations/listed';
import type { DashboardModel } from '../model/dashboard-model';

/** Why a role shows no figure, and what would show one. */
export interface MissingFigureText {
  sentence: string;
  /** Removes filters; null where that does not help. */
  remedy: { label: string; open: readonly Dimension[] } | null;
}

const subjects: Readonly<Record<Dimension, string>> = {
  workMode: 'work mode',
  region: 'region',
  level: 'level',
  period: 'earlier periods',
};

const remedies: Readonly<Record<Dimension, string>> = {
  workMode: 'all work modes',
  region: 'the whole country',
  level: 'all levels',
  period: 'the newest period',
};

/** The message for a role without a figure; null where it has one, or where its row says why not. */
export function missingFigureText(
  result: BandResult,
  model: DashboardModel,
): MissingFigureText | null {
  const { measure, label } = model;
  switch (result.status) {
    case 'found':
    case 'suppressed':
      return null;
    case 'locked':
      return { sentence: `${label(result.role)} opens with the sign-up.`, remedy: null };
    case 'no-role':
      return { sentence: noRole(result.role, model), remedy: null };
    case 'too-narrow': {
      const { open, unsaid } = result;
      const sentence =
        unsaid.length > 0
          ? `${measure.short} does not say ${listed(unsaid.map((each) => subjects[each]))}.`
          : `${measure.short} has no figure for ${label(result.role)} with this ${listed(open.map((each) => subjects[each]))}.`;
      return {
        sentence,
        remedy: { label: `Show ${listed(open.map((each) => remedies[each]))}`, open },
      };
    }
  }
}

function noRole(role: string, { measure, facets, label }: DashboardModel): string {
  const others = [...facets.roles].map(label);
  const known = others.length > 6 ? [...others.slice(0, 6), 'others'] : others;
  const rest = known.length > 0 ? ` It has ${listed(known)}.` : '';
  return `${measure.short} has no figures for ${label(role)}.${rest}`;
}
