import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { markCount } from '../picture.ts';
import { samplePictures } from '../testing/sample-pictures.ts';
import { logoMark } from './logo-mark.ts';
import { pictureOfCount } from './picture-of-count.ts';
import { pictureOfNotFound } from './picture-of-not-found.ts';
import { pictureOfPay } from './picture-of-pay.ts';
import { pictureOfPlaces } from './picture-of-places.ts';
import { pictureOfPost } from './picture-of-post.ts';
import { pictureOfRole } from './picture-of-role.ts';
import { pictureOfTerms } from './picture-of-terms.ts';

/** How many marks a color has. */
function count(picture: Picture, color: 'ink' | 'signal' | 'accent'): number {
  return picture.paths.find((path) => path.color === color)?.d.match(/M/g)?.length ?? 0;
}

it('keeps the bytes of every picture', () => {
  const hashes = Object.fromEntries(
    Object.entries(samplePictures).map(([name, make]) => [
      name,
      createHash('sha256').update(JSON.stringify(make())).digest('hex').slice(0, 12),
    ]),
  );
  expect(hashes).toEqual({
    logo: 'd87c7512c46f',
    'machine-learning-engineer': '2d5281211e1e',
    'ai-engineer': '2bd29d361d4f',
    'mlops-engineer': 'a2d5d7231244',
    'nlp-engineer': '62a077de34ed',
    'computer-vision-engineer': 'fe52617d8163',
    'generative-ai-engineer': 'f81e90242e5f',
    'research-scientist': '47b662a4e14b',
    'data-scientist': 'ccc11890230d',
    'topic: hiring': '335998c60846',
    'topic: salary-insights': '622ce4a9dd36',
    'topic: interviews': '29f37051e365',
    'topic: careers': '57d442acc7f4',
    'topic: mlops': 'd1968de62147',
    'topic: machine-learning': 'f050816af4cc',
    'topic: generative-ai': '76bfa0f5e21f',
    'topic: computer-vision': '5d8dd922f25a',
    'topic: remote-teams': '4e5b93288db9',
    'topic: weekly-jobs-report': '2f683d2c2ef2',
    'United States': '775d80353f06',
    Canada: 'fe51507de6a0',
    'United States and Canada': 'cab1fea3c981',
    Portugal: 'f03f2db8c492',
    'many countries': '26fc7cc24436',
    process: '74721809c8a1',
    contract: 'b9594f8047dc',
    permanent: 'ef3c121d01bc',
    fractional: '2b11f76979d4',
    team: '522d732ae550',
    'order of hires': '9a9895c4e209',
    'post with a number': '24f5836436ad',
    'post without topic': '8f48ad9116bf',
    'not found': 'ec2088a43109',
    'empty list': 'a0709d6dfd64',
    'empty table': '583ded17eee6',
    'empty chart': 'd8484198c7c4',
    'empty calendar': '79249159fad4',
    'empty people': '2163bdc7f1f8',
  });
});

it('draws the logo as three strokes', () => {
  expect(logoMark().paths).toEqual([
    { color: 'ink', d: 'M2 2h4v28h-4zM10 2h4v28h-4z' },
    { color: 'signal', d: 'M18 2h12v28h-12z' },
  ]);
});

it('draws 404 squares, one of them hollow', () => {
  const picture = pictureOfNotFound();
  expect([count(picture, 'ink'), count(picture, 'accent')]).toEqual([403, 1]);
});

describe('the picture of pay', () => {
  it('has fifty dots, the middle half filled', () => {
    const picture = pictureOfPay({ p25: 142_000, p50: 171_000, p75: 212_000 });
    // The line below the dots is one more mark.
    expect([count(picture, 'signal'), count(picture, 'ink')]).toEqual([26, 25]);
  });

  it('differs for other pay, and is drawn for one figure too', () => {
    const one = pictureOfPay({ p25: 100_000, p50: 110_000, p75: 150_000 });
    const other = pictureOfPay({ p25: 100_000, p50: 140_000, p75: 150_000 });
    expect(one.paths).not.toEqual(other.paths);
    const flat = pictureOfPay({ p25: 100_000, p50: 100_000, p75: 100_000 });
    expect(JSON.stringify(flat)).not.toContain('NaN');
  });

  it('is the picture of a role that has no other', () => {
    const pay = { p25: 142_000, p50: 171_000, p75: 212_000 };
    expect(pictureOfRole('data-engineer', pay)).toEqual(pictureOfPay(pay));
    expect(pictureOfRole('data-engineer')).toBeNull();
    expect(pictureOfRole('mlops-engineer', pay)?.caption).toContain('rolled back to');
  });
});

describe('the picture of places', () => {
  it('has a large dot for a country that is smaller than the grid', () => {
    expect(count(pictureOfPlaces(['SG'], 'world'), 'signal')).toBe(1);
    expect(count(pictureOfPlaces(['SG', 'LU', 'MT'], 'world'), 'signal')).toBe(3);
  });

  it('names one or two countries and counts more', () => {
    expect(pictureOfPlaces(['US', 'CA']).caption).toBe(
      'Dots are land; the large ones, United States and Canada.',
    );
    expect(pictureOfPlaces(['US', 'CA', 'PT']).caption).toBe(
      'Dots are land; the large ones, 3 countries.',
    );
  });

  it('shows the mainland: Alaska and Hawaii are out of the frame of the United States', () => {
    expect(pictureOfPlaces(['US']).width).toBe(272);
    expect(markCount(pictureOfPlaces(['US']))).toBe(383);
  });
});

it('counts the months that are paid for', () => {
  const paid = (['contract', 'permanent', 'fractional', 'team'] as const).map((terms) =>
    count(pictureOfTerms(terms), 'signal'),
  );
  expect(paid).toEqual([3, 12, 12, 39]);
});

it('draws a post by its number, else by its topic, else by its address', () => {
  const numbers = {
    mark: 'square',
    groups: [
      { count: 2, is: 'named' },
      { count: 1, is: 'exception' },
    ],
    caption: 'Three squares. Two are filled.',
  } as const;
  const slug = 'a-post';
  expect(pictureOfPost({ slug, topic: 'hiring', numbers })).toEqual(pictureOfCount(numbers));
  expect(pictureOfPost({ slug, topic: 'hiring' }).caption).toContain('applicants');
  expect(pictureOfPost({ slug, topic: 'unknown' }).caption).toContain('words of the address');
});

it('counts as large as the picture allows', () => {
  const days = (count_: number) =>
    pictureOfCount({
      mark: 'stroke',
      groups: [{ count: count_, is: 'plain' }],
      caption: 'Each stroke is a day.',
    });
  expect(markCount(days(90))).toBe(90);
  expect(days(2).paths[0]?.d).toContain('h2v88h-2z');
  expect(days(400).paths[0]?.d).toContain('v16h-2z');
});
