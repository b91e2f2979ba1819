import { Link as RouterLink } from '@talent/sdk';
import { formatPayRange } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { rolePage } from '../content/role-page';
import type { RolePageData } from '../api/get-role-page';
import { rolePath } from '../../../calculations/role-path';

const { sections: text } = rolePage;
const JOBS = '/machine-learning-ai-jobs';

/** Open jobs of the board for the role. */
export function RoleJobs({ jobs }: Pick<RolePageData, 'jobs'>) {
  return (
    <Section id={text.jobs.id} title={text.jobs.title} rule>
      {jobs.length === 0 ? (
        <p>{text.jobs.none}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {jobs.map(({ slug, title, company, payMin, payMax, currency }) => (
            <li
              key={slug}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3"
            >
              <span>
                <Link asChild className="font-medium">
                  <RouterLink to={`${JOBS}/${slug}`}>{title}</RouterLink>
                </Link>
                <span className="text-ink-muted">, {company}</span>
              </span>
              <span className="tabular-nums">
                {formatPayRange(payMin, payMax, currency)} a year
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <Link asChild>
          <RouterLink to={JOBS}>{text.jobs.board}</RouterLink>
        </Link>
      </p>
    </Section>
  );
}

/** Articles about the role and about pay. */
export function RolePosts({ posts }: Pick<RolePageData, 'posts'>) {
  if (posts.length === 0) return null;
  return (
    <Section id={text.posts.id} title={text.posts.title} rule>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {posts.map(({ slug, title, description }) => (
          <li key={slug}>
            <h3 className="font-sans text-base font-medium">
              <Link asChild>
                <RouterLink to={`/blog/${slug}`}>{title}</RouterLink>
              </Link>
            </h3>
            <p className="mt-1 text-ink-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The pages of other roles, and the service for this one. */
export function RoleLinkList({
  others,
  service,
}: Pick<RolePageData, 'others'> & { service: { label: string; to: string } }) {
  const links = [
    service,
    ...others.map(({ key, label }) => ({ label: `${label} salary`, to: rolePath(key) })),
  ];
  return (
    <Section id={text.more.id} title={text.more.title} rule>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link asChild className="inline-block py-1">
              <RouterLink to={to}>{label}</RouterLink>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
