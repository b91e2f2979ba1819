import type { Row } from '../sql-client.ts';
import { admin } from '../stack.ts';

export interface Saved {
  id: number;
  version: number;
}

/** What the editor sends of a post. */
export const fields = (slug: string, patch: Row = {}): Row => ({
  ...{ slug, title: 'A test post', description: 'For a test.', body: 'Text.', topic: 'hiring' },
  ...{ author: 'editorial-team', ...patch },
});

/** The arguments of a save, of a new post or from a version of one. */
export const saving = (values: Row, from?: Saved): Row => ({
  fields: values,
  ...(from && { post_id: from.id, expected_version: from.version }),
});

export const save = (values: Row, from?: Saved) =>
  admin.call<Saved>('save_blog_post', saving(values, from));

/** The code of a refused save. */
export const refusalOf = (values: Row, from?: Saved) =>
  admin.codeOf('save_blog_post', saving(values, from));

/** Some fields of each kept version of a post, oldest first. */
export const revisionsOf = async (id: number, ...names: string[]) =>
  (await admin.rows('blog_post_revisions', 'post_id', id))
    .toSorted((one, another) => Number(one['version']) - Number(another['version']))
    .map((row) => names.map((name) => row[name]));
