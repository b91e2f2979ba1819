import type { LinkCheck } from '@talent/functions/link-checks/contract';
import { cutAfter } from '../../../site-pages/written-texts';
import type { PostFields } from '../../../posts/api/post';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import { topicLabels } from '../content/blog-tools';
import { linkReasonTexts, pointTexts } from '../content/publish-texts';
import { partsOfText, type LinkState, type TextParts } from './check-links';
import { checkPost, controlId, wordCount } from './check-post';

/**
 * A point of the check before a post goes public. `blocking` and `open` keep it from doing so; `advice` and `pending`, which
 * is still being asked, do not.
 */
export interface PublishPoint {
  key: string;
  level: (typeof levels)[number];
  text: string;
  /** Id of the control where it is fixed. */
  target: string;
}

const levels = ['blocking', 'open', 'advice', 'pending', 'fine'] as const;

/** Points with what must be fixed first, and what is fine last. */
export const fixFirst = (points: readonly PublishPoint[]): PublishPoint[] =>
  points.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));

interface Measured {
  /** By path; undefined until they are checked. */
  links: Readonly<Record<string, LinkState>> | undefined;
  /** Links to other sites, in any order; undefined until the server has said how they are. */
  others: readonly LinkCheck[] | undefined;
}

/** Everything that is checked before visitors see a post, in the order of the editor. */
export function publishPoints(fields: PostFields, measured: Measured): PublishPoint[] {
  const problems = checkPost(fields, 'published');
  const description = fields.description.trim().length;
  const parts = partsOfText(fields.body);
  const refused = (field: keyof PostFields): PublishPoint[] => {
    const target = controlId(field);
    return problems
      .filter(({ id }) => id === target)
      .map(({ message }) => point(`${target} ${message}`, 'blocking', message, target));
  };
  /** Its problems; without one, that it is fine, or what would be better. */
  const of = (field: keyof PostFields, fine: string, advice: string | null = null) => {
    const found = refused(field);
    if (found.length > 0) return found;
    return [point(field, advice === null ? 'fine' : 'advice', advice ?? fine, controlId(field))];
  };
  return [
    ...(refused('title').length > 0 ? refused('title') : [titlePoint(fields)]),
    ...cardPoints(fields.title),
    ...of('body', pointTexts.textFine(wordCount(fields.body))),
    ...imagePoints(parts),
    ...linkPoints(parts, measured.links),
    ...otherLinkPoints(parts, measured.others),
    ...of(
      'description',
      pointTexts.descriptionFine(description),
      isWithin(description, descriptionLength)
        ? null
        : (cutAfter('description', fields.description) ??
            pointTexts.descriptionLength(description)),
    ),
    ...of('topic', pointTexts.topicFine(topicLabels[fields.topic] ?? fields.topic)),
    ...(['author', 'slug', 'seoTitle'] as const).flatMap(refused),
  ];
}

/** A search result shows the SEO title, where there is one; the title is the headline of the page in any case. */
function titlePoint({ title, seoTitle }: PostFields): PublishPoint {
  const { length } = title.trim();
  const cut = seoTitle === '' ? cutAfter('title', title) : null;
  if (cut !== null) return point('title', 'advice', cut, controlId('seoTitle'));
  return isWithin(length, titleLength)
    ? point('title', 'fine', pointTexts.titleFine(length), controlId('title'))
    : point('title', 'advice', pointTexts.titleLength(length), controlId('title'));
}

function isWithin(length: number, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max;
}

/** A point about the text, unless `target` says otherwise. */
function point(
  key: string,
  level: PublishPoint['level'],
  text: string,
  target = controlId('body'),
): PublishPoint {
  return { key, level, text, target };
}

/** The fonts of drawn pictures have the letters of Latin alphabets, and common punctuation and currencies. */
const undrawn =
  /[^\0-\u024f\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2026\u2030-\u203a\u20a0-\u20c0\u2122\u2212]/gu;

function cardPoints(title: string): PublishPoint[] {
  const letters = [...new Set(title.match(undrawn))].join(' ');
  if (letters === '') return [];
  return [point('card', 'advice', pointTexts.cardLetters(letters), controlId('title'))];
}

function imagePoints({ images }: TextParts): PublishPoint[] {
  const silent = images.filter(({ alt }) => alt.trim() === '');
  if (silent.length === 0) return [point('images', 'fine', pointTexts.imagesFine(images.length))];
  return silent.map(({ path }, at) => point(`image ${at}`, 'blocking', pointTexts.imageAlt(path)));
}

function linkPoints({ pages }: TextParts, links: Measured['links']): PublishPoint[] {
  if (!links && pages.length > 0) return [point('links', 'open', pointTexts.linksOpen)];
  const found = pages.flatMap((path) => {
    const state = links?.[path] ?? 'alive';
    if (state === 'alive') return [];
    if (state === 'dead') return [point(`link ${path}`, 'blocking', pointTexts.linkDead(path))];
    return [point(`link ${path}`, 'advice', pointTexts.linkUnknown(path))];
  });
  if (found.length > 0) return found;
  return [point('links', 'fine', pointTexts.linksFine(pages.length))];
}

/** None of them blocks: a site may answer a server in another way than its readers. */
function otherLinkPoints({ others }: TextParts, checks: Measured['others']): PublishPoint[] {
  if (others.length === 0) return [];
  if (!checks) return [point('others', 'pending', pointTexts.othersOpen)];
  const unasked = { state: 'unknown', reason: 'unasked', status: null } as const;
  const found = others
    .map((url) => checks.find((check) => check.url === url) ?? { url, ...unasked })
    .filter(({ state }) => state !== 'alive');
  if (found.length === 0) return [point('others', 'fine', pointTexts.othersAlive(others.length))];
  return found.map(({ url, state, reason, status }) => {
    const say = state === 'dead' ? pointTexts.otherDead : pointTexts.otherUnknown;
    return point(`other ${url}`, 'advice', say(url, linkReasonTexts[reason ?? 'unasked'](status)));
  });
}
