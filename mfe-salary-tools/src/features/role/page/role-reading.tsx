import { Money } from '@talent/ui/money';
import { Section } from '@talent/ui/section';
import { PageLink } from '../../../controls/page-links';
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
                <PageLink to={`${JOBS}/${slug}`} className="font-medium">
                  {title}
                </PageLink>
                <span className="text-ink-muted">{`, ${company}`}</span>
              </span>
              <Money amount={payMin} upTo={payMax} currency={currency} per="year" />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <PageLink to={JOBS}>{text.jobs.board}</PageLink>
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
              <PageLink to={`/blog/${slug}`}>{title}</PageLink>
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
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
