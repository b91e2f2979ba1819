import { breadcrumbList, organization } from '@talent/page-parts/structured-data';
import type { Picture } from '@talent/ui/picture';
import type { PageHead, SiteConfig } from '@talent/sdk/contract';
import type { CollectionPage, ProfilePage } from 'schema-dts';
import { blogIndex } from '../../content/blog-index';
import { EDITORIAL_TEAM } from '../../content/blog-post';
import { blogPath } from '../../content/paths';
import { feedOf } from '../feed/feed';
import { newestChange, type PostSummary } from '../post-list/post-summary';
import { topics } from '../../content/topics';
import { headDescription } from '@talent/page-parts/head-description';
import { headTitle } from '@talent/page-parts/head-title';
import type { PostCount, PostGroup } from './post-groups';

const { head, page: pageWord } = blogIndex;

/** Data of a page of posts. */
export interface ListData extends Omit<PostGroup, 'keys'> {
  /** Under the heading; empty where there is nothing to say. */
  lede: string;
  page: number;
  pages: number;
  /** Posts on all pages together. */
  total: number;
  posts: readonly PostSummary[];
  topics: readonly PostCount[];
  /** Of the topic or author; null where there is none. */
  picture: Picture | null;
  /** Of an author: the topics of their posts. Empty for other lists. */
  writesOn: readonly PostCount[];
}

/** The parts of a list that its head is made from. */
export type ListHeadFacts = Pick<ListData, 'kind' | 'slug' | 'label' | 'page' | 'total'> &
  Partial<Pick<ListData, 'posts'>>;

/** Fewest posts of a list that search engines may list: a topic with one post repeats that post. */
const FEWEST = { topic: 2, author: 1, all: 1 } as const;

/** Document head of a page of posts. One with too few posts is kept out of search engines until it has more. */
export function listHead(facts: ListHeadFacts, path: string, site: SiteConfig): PageHead {
  const { kind, label, page, total } = facts;
  const name = nameOf(facts);
  const title = page > 1 ? `${name}, ${pageWord.toLowerCase()} ${page}` : name;
  const description =
    page > 1 ? `${pageWord} ${page}. ${descriptionOf(facts)}` : descriptionOf(facts);
  return {
    title: headTitle(title, site.brand),
    description: headDescription(description, ''),
    canonicalPath: path,
    robots: total >= FEWEST[kind] ? 'index, follow' : 'noindex, nofollow',
    keywords: kind === 'topic' ? `${label}, ${head.keywords}` : head.keywords,
    feed: feedOf(site),
    ...newestChange(facts.posts ?? []),
    structuredData: [
      kind === 'author' && page === 1
        ? authorPage(facts, path, site)
        : ({
            '@type': 'CollectionPage',
            name: title,
            url: site.origin + path,
          } satisfies CollectionPage),
      breadcrumbList(
        [
          { label: head.title, to: blogPath },
          { label: title, to: path },
        ],
        site,
      ),
    ],
  };
}

/** schema.org ProfilePage: search engines read who writes from it. */
function authorPage({ slug, label }: ListHeadFacts, path: string, site: SiteConfig) {
  const url = site.origin + path;
  return {
    '@type': 'ProfilePage',
    url,
    mainEntity:
      slug === EDITORIAL_TEAM
        ? { ...organization(site), url }
        : { '@type': 'Person' as const, name: label, url },
  } satisfies ProfilePage;
}

/** Name of a list: of its page in search results, and in trails that lead to it. */
function nameOf({ kind, label }: ListHeadFacts): string {
  if (kind === 'topic') return `${blogIndex.onTopic} ${label}`;
  return kind === 'author' ? `${blogIndex.byAuthor} ${label}` : head.title;
}

function descriptionOf({ kind, slug, label }: ListHeadFacts): string {
  if (kind === 'author') return `${label} ${head.byAuthor}`;
  const topic = topics.find((candidate) => candidate.slug === slug);
  if (topic) return topic.description;
  return kind === 'topic' ? `${blogIndex.onTopic} ${label}. ${head.description}` : head.older;
}
