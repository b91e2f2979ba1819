import type { DataClient } from '@talent/data/client';
import { NotFoundError, plan, type RoutePlan } from '@talent/sdk/server';
import { findAuthor } from '../post/api/post';
import { listPostKeys, listPosts } from '../post/api/list-posts';
import { numbered } from '../../content/paths';
import { topics } from '../../content/topics';
import { summaryOf } from '../post-list/post-summary';
import { listHead, type ListData } from './list-head';
import {
  pageCount,
  pageOf,
  postCounts,
  postGroups,
  type ListKind,
  type PostGroup,
} from './post-groups';
import { pictureOfTopic } from '@talent/ui/picture-of-topic';
import type { Picture } from '@talent/ui/picture';
import { pictureOfCount } from '@talent/ui/picture-of-count';

/** How often a list looks for new posts, in seconds. */
export const LIST_REVALIDATE = 60;

/** Pages of posts: one list, or one for each topic or author; the first page of each, or the further ones. */
export function listPlan(kind: ListKind, pages: 'first' | 'further'): RoutePlan {
  const further = pages === 'further';
  return plan<ListData>({
    entries: async ({ data }) => {
      const groups = postGroups(kind, await listPostKeys(data));
      return groups.flatMap((group) => pathsOf(group, further));
    },
    load: async ({ data, path, params }) => {
      const keys = await listPostKeys(data);
      const page = further ? Number(params['number']) : 1;
      const group = postGroups(kind, keys).find((one) => numbered(one.path, page) === path);
      if (!group || !pathsOf(group, further).includes(path)) {
        throw new NotFoundError(`There is no list of posts at ${path}.`);
      }
      const posts = await listPosts(
        data,
        pageOf(group.keys, page).map(({ slug }) => slug),
      );
      return {
        kind,
        slug: group.slug,
        path: group.path,
        page,
        label: group.label,
        lede: await ledeOf(data, group),
        pages: pageCount(group.keys.length),
        total: group.keys.length,
        posts: posts.map(summaryOf),
        topics: postCounts('topic', keys),
        ...drawnFor(group),
      };
    },
    head: ({ data, path, site }) => listHead(data, path, site),
    revalidate: LIST_REVALIDATE,
    // Further pages repeat what the posts' own entries say.
    ...(further ? {} : { sitemap: { changefreq: 'weekly' as const, priority: 0.4 } }),
  });
}

function pathsOf({ path, keys }: PostGroup, further: boolean): string[] {
  if (!further) return [path];
  const pages = pageCount(keys.length);
  return Array.from({ length: pages - 1 }, (_, index) => numbered(path, index + 2));
}

function drawnFor({ kind, slug, keys }: PostGroup): Pick<ListData, 'picture' | 'writesOn'> {
  if (kind === 'topic') return { picture: pictureOfTopic(slug), writesOn: [] };
  if (kind === 'all') return { picture: null, writesOn: [] };
  const writesOn = postCounts('topic', keys).toSorted((a, b) => b.count - a.count);
  return { picture: authorPicture(writesOn), writesOn };
}

async function ledeOf(data: DataClient, { kind, slug }: PostGroup): Promise<string> {
  if (kind === 'author') return (await findAuthor(data, slug))?.bio ?? '';
  return topics.find((one) => one.slug === slug)?.lede ?? '';
}

const MOST = 400;

/**
 * An author as the articles they wrote; null with fewer than two, which make no picture.
 * @param topics - of their articles, the one with most of them first
 */
export function authorPicture(topics: readonly { label: string; count: number }[]): Picture | null {
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  const [first] = topics;
  if (!first || total < 2 || total > MOST) return null;
  const others = total - first.count;
  return pictureOfCount({
    mark: 'square',
    groups: [
      { count: first.count, is: 'named' as const },
      ...(others > 0 ? [{ count: others, is: 'plain' as const }] : []),
    ],
    caption: `A square is an article; ${others > 0 ? 'the filled ones are' : 'all are'} on ${first.label}.`,
  });
}
