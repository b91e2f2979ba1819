import { Link } from '@talent/sdk';
import { Link as LinkLook } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { blogIndex } from '../../content/blog-index';
import { topicPath } from '../../content/paths';
import type { PostCount } from './post-groups';

const { empty, emptyTopic, emptyReport } = blogIndex;

/** Topic whose articles are reports with a rhythm of their own. */
const REPORTS = 'weekly-jobs-report';

/** Message of a blog without any article. */
export function NoPosts() {
  return (
    <Section title={empty.title}>
      <p>
        {empty.text}{' '}
        <LinkLook asChild>
          <Link to={empty.link.to}>{empty.link.label}</Link>
        </LinkLook>
      </p>
    </Section>
  );
}

/** Message of a topic without articles, with links to other topics. */
export function NoPostsOnTopic({ slug, topics }: { slug: string; topics: readonly PostCount[] }) {
  const isReport = slug === REPORTS;
  const { title, text } = isReport ? emptyReport : emptyTopic;
  return (
    <Section title={title}>
      <p className="max-w-prose">{text}</p>
      {isReport && (
        <p className="my-2">
          <LinkLook asChild>
            <Link to={emptyReport.sample.to}>{emptyReport.sample.label}</Link>
          </LinkLook>
        </p>
      )}
      {isReport && <p>{emptyReport.topics}</p>}
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {topics.map((topic) => (
          <li key={topic.slug}>
            <LinkLook asChild className="inline-flex min-h-11 items-center">
              <Link to={topicPath(topic.slug)}>{topic.label}</Link>
            </LinkLook>
          </li>
        ))}
      </ul>
    </Section>
  );
}
