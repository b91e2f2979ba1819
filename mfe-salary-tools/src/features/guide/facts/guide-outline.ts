import { guideText } from '../content/guide-text';
import { firmRoles, isFirm, publishedRoles, type Guide, type PublishedRole } from './guide';

/** A part of the guide that can be linked to. */
export interface OutlineEntry {
  /** Anchor on the page, destination in the PDF. */
  id: string;
  title: string;
  parts: readonly { id: string; title: string }[];
}

export type ChapterId = keyof typeof guideText.sections;

/** Anchor of a role's chapter. */
export function roleAnchor(key: string): string {
  return `role-${key}`;
}

/**
 * Roles in the order in which the guide tells them: those with levels, then the others, and those of few ranges last, where
 * a high median may be chance. Highest median first in each.
 */
export function rolesInOrder(guide: Pick<Guide, 'roles'>): readonly PublishedRole[] {
  const rank = ({ all, levels }: PublishedRole) => (levels.length > 0 ? 0 : isFirm(all) ? 1 : 2);
  return publishedRoles(guide).toSorted((a, b) => rank(a) - rank(b));
}

/** Roles for one picture of all: those that may be ranked, then the others; highest median first in each. */
export function rankedFirst(guide: Pick<Guide, 'roles'>): readonly PublishedRole[] {
  const roles = publishedRoles(guide);
  return [...firmRoles(roles), ...roles.filter(({ all }) => !isFirm(all))];
}

/** The guide's chapters in order, with those of the roles inside theirs. */
export function guideOutline(guide: Pick<Guide, 'roles'>): readonly OutlineEntry[] {
  return Object.entries(guideText.sections).map(([id, title]) => ({
    id,
    title,
    parts:
      id === 'roles'
        ? rolesInOrder(guide).map(({ key, label }) => ({ id: roleAnchor(key), title: label }))
        : [],
  }));
}
