import { guideText } from '../content/guide-text';
import { Chapter, Paragraphs } from './chapter';
import { publishedRoles, suppressedRoles } from '../facts/guide';
import type { GuideRole } from '../facts/guide';
import type { GuideDocument } from '../facts/guide-page';
import { RoleChapter } from './role-chapter';
import { countOf } from '../facts/table-facts';

/** A chapter for each role with figures, and the roles that have none. */
export function Roles({ guide, words }: GuideDocument) {
  return (
    <Chapter id="roles">
      <Paragraphs texts={words.roles} />
      {publishedRoles(guide).map((role) => (
        <RoleChapter
          key={role.key}
          role={role}
          texts={words.byRole[role.key] ?? []}
          guide={guide}
        />
      ))}
      <WithoutFigures roles={suppressedRoles(guide)} />
    </Chapter>
  );
}

function WithoutFigures({ roles }: { roles: readonly GuideRole[] }) {
  if (roles.length === 0) return null;
  const { title, reason } = guideText.suppressed;
  return (
    <div className="max-w-prose border-t border-rule pt-8">
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 text-lg">
        {reason} {roles.map(countOf).join(', ')}.
      </p>
    </div>
  );
}
