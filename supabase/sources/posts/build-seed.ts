/** Writes `supabase/seed/blog-posts.sql` from `supabase/seed/blog-posts/*.md`: node supabase/sources/posts/build-seed.ts */
import { join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { postSeedSql } from './post-seed.ts';
import { readPostFolder } from './read-post-folder.ts';

const seedDir = join(import.meta.dirname, '../../seed');
const posts = readPostFolder(join(seedDir, 'blog-posts')).map(({ post }) => post);
replaceFile(join(seedDir, 'blog-posts.sql'), postSeedSql(posts));
console.log(`Wrote ${posts.length} posts.`);
