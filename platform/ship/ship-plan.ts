import type { AppChanges } from '../release/app-changes.ts';
import type { PageChanges } from './page-changes.ts';

/** The effect of a release of one app that has not been made. */
export interface ShipPlan {
  app: string;
  channel: string;
  /** Live version; null: the app is not live there. */
  from: string | null;
  to: string;
  commit: string | null;
  changes: AppChanges;
  /** Null for a guarded app: it has no composed pages. */
  pages: PageChanges | null;
}

/** Number of paths of a list that are named. */
const NAMED = 12;

/** Describes a plan for people, in lines. */
export function describePlan(plan: ShipPlan): string[] {
  const { app, channel, from, to, changes, pages, commit } = plan;
  const { before, after } = changes.bytes;
  const size = before === null ? kilobytes(after) : `${kilobytes(before)} -> ${kilobytes(after)}`;
  return [
    `${app} on channel ${channel}: ${from ?? 'not live'} -> ${to}${commit === null ? '' : ` (${commit.slice(0, 10)})`}`,
    `  size     ${size} of files for browsers`,
    ...(changes.contract === null
      ? []
      : [`  contract ${changes.contract.before ?? 'none'} -> ${changes.contract.after ?? 'none'}`]),
    ...list('routes', { ...changes }),
    ...(pages === null ? ['  pages    none: the app is guarded'] : list('pages', pages)),
  ];
}

function list(
  what: string,
  { added, changed, removed }: Record<'added' | 'changed' | 'removed', string[]>,
): string[] {
  const lines = [
    ...named('+', added, 'added'),
    ...named('~', changed, 'changed'),
    ...named('-', removed, 'removed'),
  ];
  if (lines.length === 0) return [`  ${what.padEnd(8)} unchanged`];
  return lines.map((line) => `  ${what.padEnd(8)} ${line}`);
}

function named(sign: string, paths: readonly string[], word: string): string[] {
  if (paths.length === 0) return [];
  const shown = paths.slice(0, NAMED).join(' ');
  const others = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return [`${sign} ${paths.length} ${word}: ${shown}${others}`];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
