import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../picture.ts';
import { markCount } from '../picture.ts';
import { samplePictures } from '../testing/sample-pictures.ts';
import { pictureOfCount } from './picture-of-count.ts';
import { pictureOfNotFound } from './picture-of-not-found.ts';
import { pictureOfPay } from './picture-of-pay.ts';
import { pictureOfPlaces } from './picture-of-places.ts';
import { pictureOfPost } from './picture-of-post.ts';
import { pictureOfRole } from './picture-of-role.ts';

/** How many marks a color has. */
function count(picture: Picture, color: 'ink' | 'signal' | 'accent'): number {
  return picture.paths.find((path) => path.color === color)?.d.match(/M/g)?.length ?? 0;
}

it('keeps the bytes of every picture', () => {
  const pictures = Object.entries(samplePictures).map(([name, make]) => [name, make()]);
  const hash = createHash('sha256').update(JSON.stringify(pictures)).digest('hex');
  expect(hash.slice(0, 12)).toBe('70f000e108c2');
});

it('draws 404 squares, one of them hollow', () => {
  const picture = pictureOfNotFound();
  expect([count(picture, 'ink'), count(picture, 'accent')]).toEqual([403, 1]);
});

describe('the picture of pay', () => {
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
