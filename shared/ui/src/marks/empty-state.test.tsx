import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it('says what is missing beside hollow marks that are not announced', () => {
  const html = renderToStaticMarkup(<EmptyState kind="calendar">No posts are planned.</EmptyState>);
  expect(html).toContain('No posts are planned.');
  expect(html).toMatch(/<svg aria-hidden="true"/);
  // Five weeks of seven days, each a ring.
  expect(html.match(/M\d+ \d+h18v18h-18zm1 1v16h16v-16z/g)).toHaveLength(35);
});
