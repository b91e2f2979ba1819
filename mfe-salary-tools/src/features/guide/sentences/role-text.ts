import type { PublishedRole } from '../facts/guide';
import { certainty } from './certainty';
import { levelSteps } from './level-steps';
import { spread } from './spread';
import { standing } from './standing';

/**
 * What the figures of a role show, in two paragraphs: where it stands and how far postings lie apart, then its
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
