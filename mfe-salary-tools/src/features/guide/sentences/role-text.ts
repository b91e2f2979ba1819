import type { PublishedRole } from '../facts/guide';
import { certaintyText } from './certainty-text';
import { levelText } from './level-text';
import { spreadText } from './spread-text';
import { rankText } from './rank-text';

/**
 * A role's figures in two paragraphs: its rank and the spread of its ranges, then its levels and how certain the median is.
 * The figures decide which sentences appear.
 * @param roles - every role with figures, highest median first
 */
export function roleText(
  role: PublishedRole,
  roles: readonly PublishedRole[],
): readonly [string, string] {
  return [
    `${rankText(role, roles)} ${spreadText(role, roles)}`,
    [...levelText(role), certaintyText(role.all)].join(' '),
  ];
}
