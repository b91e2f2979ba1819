import { isSeoTitle, seoTitleLength } from '@talent/api/blog/seo-title';
import { isStorable } from '@talent/protocol/text/storable-json';
import { figuresInText } from '@talent/markdown/figures-in-text';
import { textProblem } from '@talent/markdown/parse-markdown';
import { unknownFigures } from '@talent/page-parts/figure-list';
import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { ImportError } from '@talent/functions/files/import-error.ts';
import { picturePath } from './pictures/picture-files.ts';

export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const words = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words joined by hyphens');
const time = z.iso.datetime({ error: 'must be a time in UTC, such as 2026-05-12T09:00:00Z' });

/** About escapes such as `"\\ud83d"`. */
const WHOLE = 'must hold whole characters, and no NUL';

const frontMatter = z.strictObject({
  slug: words.regex(/\D/, 'must hold a letter'),
  title: z.string().trim().min(1).max(200).refine(isStorable, WHOLE),
  seoTitle: z
    .string()
    .refine(
      isSeoTitle,
      `must have ${seoTitleLength.min} to ${seoTitleLength.max} characters in one line, without dots at its end`,
    )
    .optional(),
  description: z.string().max(400).refine(isStorable, WHOLE),
  topic: words,
  /** Slug of its author. */
  author: words,
  audience: z.enum(['employers', 'engineers', 'both']),
  /** Name of its uploaded cover. */
  cover: picturePath.optional(),
  status: z.enum(POST_STATUSES).optional(),
  published: time.optional(),
  updated: time.optional(),
  version: z.int().positive().optional(),
});

/** A post as a file holds it: front matter, then Markdown. */
export type PostFile = Omit<
  z.infer<typeof frontMatter>,
  'seoTitle' | 'cover' | 'status' | 'published' | 'updated' | 'version'
> & {
  /** Title in search results, without the brand; null where the title serves for both. */
  seoTitle: string | null;
  /** Name of the uploaded cover in its bucket. Null in a file that names none: an import leaves the stored one as it is. */
  cover: string | null;
  status: PostStatus;
  /** ISO time in UTC; null in a draft that has none yet. */
  published: string | null;
  /** ISO time in UTC of the last update that the page shows. */
  updated: string | null;
  /** The stored version that the text was taken from; null in a file that was never imported. */
  version: number | null;
  /** Markdown. */
  body: string;
};

/**
 * Reads a post file: YAML between two `---` lines, then Markdown. Without `status` a post with a time is
 * published and one without is a draft.
 * @throws ImportError naming the file, the line and the reason.
 */
export function readPostFile(file: string, text: string): PostFile {
  const source = /^\uFEFF?---\r\n/.test(text) ? text.replaceAll('\r\n', '\n') : text;
  const found = /^\uFEFF?---\n([^]*?)(?<=\n)---(?:\n|$)/.exec(source);
  if (!found) throw new ImportError(file, 1, 'front matter between two --- lines is missing');
  const [head, yaml = ''] = found;
  const { seoTitle, cover, version, status, published, updated, ...fields } = readFrontMatter(
    file,
    yaml,
  );
  // One empty line after the front matter and the last line's end belong to the file, not to the text.
  const body = source.slice(head.length).replace(/^\n/, '').replace(/\n$/, '');
  const post: PostFile = {
    ...fields,
    seoTitle: seoTitle ?? null,
    cover: cover ?? null,
    status: status ?? (published === undefined ? 'draft' : 'published'),
    published: published ?? null,
    updated: updated ?? null,
    version: version ?? null,
    body,
  };
  const isShown = post.status === 'published' || post.status === 'scheduled';
  const end = head.split('\n').length - 1;
  if (isShown && post.published === null) {
    throw new ImportError(file, end, `published: a ${post.status} post needs its time`);
  }
  if (isShown && post.description.trim() === '') {
    throw new ImportError(file, end, `description: a ${post.status} post needs one`);
  }
  if (isShown && body.trim() === '') throw new ImportError(file, end + 1, 'the post has no text');
  const problem = textProblem(body) ?? (isShown ? unknownFigures(figuresInText(body)) : null);
  if (problem !== null) throw new ImportError(file, end + 1, problem);
  return post;
}

/** The text of a post's file; `readPostFile` reads the same post from it. */
export function writePostFile({ body, ...post }: PostFile): string {
  const fields = Object.entries(post).filter(([, value]) => value !== null);
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0, singleQuote: true })}---\n\n${body}\n`;
}

/** The text of a file with another stored version; nothing else changes. */
export function withVersion(text: string, version: number): string {
  const end = /\r?\n---(?=\r?\n|$)/.exec(text)?.index ?? 0;
  const [head, rest] = [text.slice(0, end), text.slice(end)];
  const line = `version: ${version}`;
  const changed = head.replace(/^version:.*?(?=\r?$)/m, line);
  if (changed !== head || head.includes(line)) return changed + rest;
  return `${head}${text.includes('\r\n') ? '\r\n' : '\n'}${line}${rest}`;
}

function readFrontMatter(file: string, yaml: string): z.infer<typeof frontMatter> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  // The opening --- is line 1.
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error) throw new ImportError(file, lineOf(error.pos[0]), `no YAML: ${error.message}`);
  const map = document.contents;
  if (!isMap(map)) throw new ImportError(file, 2, 'front matter must be lines of "key: value"');
  const parsed = frontMatter.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  const key = map.items.find((item) => isScalar(item.key) && item.key.value === field)?.key;
  const line = isScalar(key) && key.range ? lineOf(key.range[0]) : yaml.split('\n').length + 1;
  throw new ImportError(file, line, `${String(field)}: ${issue?.message}`);
}
