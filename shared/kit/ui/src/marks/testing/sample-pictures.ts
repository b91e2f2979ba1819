import type { Picture } from '../picture.ts';
import { logoMark } from '../pictures/logo-mark.ts';
import { pictureOfEmpty } from '../pictures/picture-of-empty.ts';
import { pictureOfNotFound } from '../pictures/picture-of-not-found.ts';
import { pictureOfPay } from '../pictures/picture-of-pay.ts';
import { pictureOfPlaces } from '../pictures/picture-of-places.ts';
import { pictureOfPost } from '../pictures/picture-of-post.ts';
import { pictureOfProcess } from '../pictures/picture-of-process.ts';
import { pictureOfRole, roleSlugs } from '../pictures/picture-of-role.ts';
import { pictureOfTeam } from '../pictures/picture-of-team.ts';
import { pictureOfTerms } from '../pictures/picture-of-terms.ts';
import { pictureOfTopic, topicSlugs } from '../pictures/picture-of-topic.ts';

const clocks = [
  { fromDay: 0, toDay: 3 },
  { fromDay: 3, toDay: 14 },
  { fromDay: 14, toDay: 28 },
  { fromDay: 28, toDay: 208 },
];

const team = [
  { needs: [] },
  { needs: [0] },
  { needs: [0, 1] },
  { needs: [0, 2] },
  { needs: [1, 3] },
  { needs: [0, 3, 4] },
];

/** Every picture with sample facts, by the name of its subject. */
export const samplePictures: Readonly<Record<string, () => Picture>> = {
  logo: logoMark,
  ...Object.fromEntries(roleSlugs.map((slug) => [slug, () => found(pictureOfRole(slug))])),
  'data-scientist': () => pictureOfPay({ p25: 142_000, p50: 171_000, p75: 212_000 }),
  ...Object.fromEntries(
    topicSlugs.map((slug) => [`topic: ${slug}`, () => found(pictureOfTopic(slug))]),
  ),
  'United States': () => pictureOfPlaces(['US']),
  Canada: () => pictureOfPlaces(['CA']),
  'United States and Canada': () => pictureOfPlaces(['US', 'CA']),
  Portugal: () => pictureOfPlaces(['PT']),
  'many countries': () => pictureOfPlaces(['US', 'CA', 'BR', 'GB', 'PT', 'IN', 'SG'], 'world'),
  process: () => pictureOfProcess(clocks),
  contract: () => pictureOfTerms('contract'),
  team: () => pictureOfTerms('team'),
  'order of hires': () => pictureOfTeam(team),
  'post with a number': () =>
    pictureOfPost({
      slug: 'onboarding',
      topic: 'remote-teams',
      numbers: {
        mark: 'square',
        groups: [
          { count: 30, is: 'named' },
          { count: 60, is: 'plain' },
        ],
        columns: 15,
        caption: 'Each square is a day. The first thirty are filled.',
      },
    }),
  'post without topic': () => pictureOfPost({ slug: 'how-ranges-are-read', topic: null }),
  'not found': pictureOfNotFound,
  'empty list': () => pictureOfEmpty('list'),
  'empty table': () => pictureOfEmpty('table'),
  'empty chart': () => pictureOfEmpty('chart'),
  'empty calendar': () => pictureOfEmpty('calendar'),
  'empty people': () => pictureOfEmpty('people'),
};

function found(picture: Picture | null): Picture {
  if (!picture) throw new Error('The subject has no picture.');
  return picture;
}
