// @vitest-environment jsdom
import { renderPage } from '../testing/staff-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkCard } from './link-card';
import { SharePicture } from './share-picture';

const post = { title: 'What ML engineers earn', topic: 'salary-insights', path: '/blog/pay' };

it('draws the card of the site: brand, section, title, path and the picture of the topic', () => {
  renderPage(() => (
    <LinkCard
      url="https://www.example.com/blog/pay"
      title="What ML engineers earn | Example"
      picture={<SharePicture {...post} cover="" />}
    />
  ));
  const card = screen.getByRole('img', { name: 'Share card: What ML engineers earn' });
  for (const words of ['AI Talent Experts', 'Blog', 'What ML engineers earn', '/blog/pay']) {
    expect(card.textContent).toContain(words);
  }
  expect(card.querySelectorAll('path').length).toBeGreaterThan(1);
  expect(screen.getByText('example.com')).toBeDefined();
});

it('shows the part of an uploaded cover that shared links have', () => {
  renderPage(() => <SharePicture {...post} cover="2026/a-room-1a2b.webp" />);
  const image = screen.getByRole('img', { name: 'Share card: What ML engineers earn' });
  expect(image.getAttribute('src')).toBe(
    '/storage/v1/object/public/blog-images/2026/a-room-1a2b-card.jpg',
  );
});
