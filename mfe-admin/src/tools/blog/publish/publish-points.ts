import type { FormProblem } from '@talent/ui/error-summary';
import type { PostFields } from '../../../posts/api/post';
import { descriptionLength, titleLength } from '../../../posts/post-fields';
import type { LinkCheck } from '@talent/api/blog/link-checks';
import { topicLabels } from '../content/blog-tools';
import { pointTexts } from '../content/publish-texts';
import { checkPost, controlId, wordCount } from './check-post';
import type { LinkState } from './check-links';
import { otherLinkPoints } from './other-link-points';
import { partsOfText } from './parts-of-text';

/**
 * A point of the check before a post goes public. `blocking` and `open` keep it from doing so; `advice` and `pending`, which
 * is still being asked, do not.
 */
export interface PublishPoint {
  key: string;
  level: 'fine' | 'blocking' | 'advice' | 'open' | 'pending';
  text: string;
  /** Id of the control where it is fixed. */
  target: string;
}

export interface Measured {
  /** By path; undefined until they are checked. */
  links: Readonly<Record<string, LinkState>> | undefined;
  /** Links to other sites, in any order; undefined until the server has said how they are. */
  others: readonly LinkCheck[] | undefined;
}

/** Everything that is checked before visitors see a post, in the order of the editor. */
export function publishPoints(fields: PostFields, measured: Measured): PublishPoint[] {
  const problems = checkPost(fields, 'published');
  const { title, description, topic, body } = fields;
  const text = controlId('body');
  const refused = (target: string) => problems.filter(({ id }) => id === target).map(blocking);
  /** Its problems; without one, whether it is as it should be. */
  const point = (field: keyof PostFields, isFine: boolean, fine: string, advice: string) => {
    const target = controlId(field);
    const found = refused(target);
    if (found.length > 0) return found;
    const level = isFine ? 'fine' : 'advice';
    return [{ key: target, level, text: isFine ? fine : advice, target } as const];
  };
  const isWithin = (length: number, { min, max }: { min: number; max: number }) =>
    length >= min && length <= max;
  const { title: titleWords, description: said } = {
    title: title.trim().length,
    description: description.trim().length,
  };
  return [
    ...point(
      'title',
      isWithin(titleWords, titleLength),
      pointTexts.titleFine(titleWords),
      pointTexts.titleLength(titleWords),
    ),
    ...point('body', true, pointTexts.textFine(wordCount(body)), ''),
    ...imagePoints(body, text),
    ...linkPoints(body, measured.links, text),
    ...otherLinkPoints(partsOfText(body).others, measured.others, text),
    ...point(
      'description',
      isWithin(said, descriptionLength),
      pointTexts.descriptionFine(said),
      pointTexts.descriptionLength(said),
    ),
    ...point('topic', true, pointTexts.topicFine(topicLabels[topic] ?? topic), ''),
    ...['author', 'slug', 'seoTitle'].flatMap((field) =>
      refused(controlId(field as keyof PostFields)),
    ),
  ];
}

function blocking({ id, message }: FormProblem): PublishPoint {
  return { key: `${id} ${message}`, level: 'blocking', text: message, target: id ?? '' };
}

function imagePoints(body: string, target: string): PublishPoint[] {
  const { images } = partsOfText(body);
  const silent = images.filter(({ alt }) => alt.trim() === '');
  if (silent.length === 0) {
    return [{ key: 'images', level: 'fine', text: pointTexts.imagesFine(images.length), target }];
  }
  return silent.map(({ path }, index) => ({
    key: `image ${index}`,
    level: 'blocking',
    text: pointTexts.imageAlt(path),
    target,
  }));
}

function linkPoints(body: string, links: Measured['links'], target: string): PublishPoint[] {
  const { pages } = partsOfText(body);
  if (!links && pages.length > 0) {
    return [{ key: 'links', level: 'open', text: pointTexts.linksOpen, target }];
  }
  const found = pages.flatMap((path): PublishPoint[] => {
    const state = links?.[path] ?? 'alive';
    if (state === 'alive') return [];
    const isDead = state === 'dead';
    return [
      {
        key: `link ${path}`,
        level: isDead ? 'blocking' : 'advice',
        text: isDead ? pointTexts.linkDead(path) : pointTexts.linkUnknown(path),
        target,
      },
    ];
  });
  if (found.length > 0) return found;
  return [{ key: 'links', level: 'fine', text: pointTexts.linksFine(pages.length), target }];
}
