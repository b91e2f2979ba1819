import { guideText } from '../content/guide-text';
import { publishedRoles } from './guide';
import type { Guide } from './guide';

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

/** The guide's chapters in order, with those of the roles inside theirs. */
export function guideOutline(guide: Pick<Guide, 'roles'>): readonly OutlineEntry[] {
  return Object.entries(guideText.sections).map(([id, title]) => ({
    id,
    title,
    parts:
      id === 'roles'
        ? publishedRoles(guide).map(({ key, label }) => ({ id: roleAnchor(key), title: label }))
        : [],
  }));
}
