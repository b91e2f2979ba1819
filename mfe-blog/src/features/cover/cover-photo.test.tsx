// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSite } from '@talent/sdk/site';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { postHead } from '../post-head/post-head';
import { makePost } from '../post/testing/make-post';
import { CoverImage } from './cover-image';
import { toCoverPhoto } from './cover-photo';

const row = {
  ...{ path: '2026/a-room-1a2b.webp', alt: 'A red room', width: 1600, height: 1000 },
  ...{ focus_x: 0.82, focus_y: 0.3, card_path: '2026/a-room-1a2b-card.jpg', widths: [320, 640] },
};
const folder = '/storage/v1/object/public/blog-images/2026/';

it('an uploaded cover is shown around its point of focus, in the smallest copy that is wide enough', () => {
  const { container } = render(<CoverImage photo={toCoverPhoto(row)} sizes="160px" />);
  const image = screen.getByRole('img', { name: 'A red room' });
  expect(image.className).toContain('focus-x-8 focus-y-3');
  expect(image.getAttribute('src')).toBe(`${folder}a-room-1a2b.webp`);
  expect(image.getAttribute('style')).toBeNull();
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.getAttribute('type'),
    source.getAttribute('srcset'),
  ]);
  expect(sources).toEqual([
    ['image/avif', `${folder}a-room-1a2b-320.avif 320w, ${folder}a-room-1a2b-640.avif 640w`],
    [
      'image/webp',
      `${folder}a-room-1a2b-320.webp 320w, ${folder}a-room-1a2b-640.webp 640w, ${folder}a-room-1a2b.webp 1600w`,
    ],
  ]);
});

it('has one file where no copies were made, and is silent beside a title', () => {
  const photo = toCoverPhoto({ ...row, widths: [] });
  const { container } = render(<CoverImage photo={photo} sizes="160px" decorative />);
  expect(container.querySelector('source')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

it('every step of the focus has a class', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles.css'), 'utf8');
  const steps = [0, 1, 2, 3, 4, 6, 7, 8, 9, 10];
  for (const step of steps) {
    expect(css).toContain(`.focus-x-${step} {\n  --focus-x: ${step * 10}%;`);
    expect(css).toContain(`.focus-y-${step} {\n  --focus-y: ${step * 10}%;`);
  }
});

it('the card of a shared link is the part of an uploaded cover, and drawn without one', () => {
  const head = (photo: typeof row | null) =>
    postHead(
      { ...makePost({ photo: photo && toCoverPhoto(photo) }), text: 'Text.' },
      '/blog/pay',
      defaultSite,
    );
  expect(head(row).image).toEqual({ path: `${folder}a-room-1a2b-card.jpg`, alt: 'A red room' });
  expect(head(null)).not.toHaveProperty('image');
});
