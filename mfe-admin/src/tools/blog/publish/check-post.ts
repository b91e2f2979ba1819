import { isSeoTitle } from '@talent/api/blog/seo-title';
import { figuresInText } from '@talent/markdown/figures-in-text';
import { textProblem } from '@talent/markdown/parse-markdown';
import { plainWords } from '@talent/protocol/text/plain-words';
import { unknownFigures } from '@talent/page-parts/figure-list';
import type { FormProblem } from '@talent/ui/error-summary';
import type { PostFields, PostStatus } from '../../../posts/api/post';
import { problemTexts } from '../content/blog-tools';

/** Addresses that the site redirects. */
const reserved = ['computer-vision-applications-guide', 'machine-learning-jobs-guide'];

export function controlId(field: keyof PostFields): string {
  return `post-${field}`;
}

/** Problems that prevent saving a post in a state: a draft may be unfinished, a public post may not. */
export function checkPost(fields: PostFields, status: PostStatus): FormProblem[] {
  const problems: FormProblem[] = [];
  const check = (isFine: boolean, field: keyof PostFields, message: string) => {
    if (!isFine) problems.push({ id: controlId(field), message });
  };
  const isShown = status === 'published' || status === 'scheduled';
  const title = fields.title.trim();
  check((!isShown || title.length > 0) && fields.title.length <= 200, 'title', problemTexts.title);
  check(isSlug(fields.slug) || (!isShown && fields.slug === ''), 'slug', problemTexts.slug);
  check(!reserved.includes(fields.slug), 'slug', problemTexts.slugReserved);
  const { seoTitle } = fields;
  check(seoTitle === '' || isSeoTitle(seoTitle), 'seoTitle', problemTexts.seoTitle);
  check(!isShown || fields.topic !== '', 'topic', problemTexts.topic);
  check(fields.author !== '', 'author', problemTexts.author);
  const { description, body } = fields;
  const hasDescription = !isShown || description.trim() !== '';
  check(hasDescription && description.length <= 400, 'description', problemTexts.description);
  check(!isShown || body.trim() !== '', 'body', problemTexts.body);
  const unread = isShown ? textProblem(body) : null;
  const unknown = isShown && unread === null ? unknownFigures(figuresInText(body)) : unread;
  check(unknown === null, 'body', unknown ?? '');
  return problems;
}

/** Whether a post can have this address: it is one, and no other page's. */
export function isFreeSlug(text: string): boolean {
  return isSlug(text) && !reserved.includes(text);
}

function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text) && text.length <= 100;
}

/** An address made from a title: `What ML engineers earn?` gives `what-ml-engineers-earn`. */
export function slugOf(title: string): string {
  return plainWords(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/** Up to eight digits, so that a name is no other's. */
export function randomHex(digits: number): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random.toString(16).padStart(8, '0').slice(0, digits);
}

export function wordCount(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
