import type { PublishedRole } from '../facts/guide';
import { certainty } from './certainty';
import { levelSteps } from './level-steps';
import { spread } from './spread';
import { standing } from './standing';

/**
 * A role's figures in two paragraphs: its rank and the spread of its postings, then its
 * levels and how sure all that is. Which sentences appear depends on the figures.
 * @param roles - every role with figures, highest median first
 */
export function roleText(
  role: PublishedRole,
  roles: readonly PublishedRole[],
): readonly [string, string] {
  return [
    `${standing(role, roles)} ${spread(role, roles)}`,
    [...levelSteps(role), certainty(role.all)].join(' '),
  ];
}
