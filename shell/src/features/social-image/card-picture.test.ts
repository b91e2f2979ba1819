import type { PageHead } from '@talent/sdk/contract';
import { expect, it } from 'vitest';
import { cardPicture } from './card-picture';
import { drawPicture } from '@talent/page-parts/draw-picture';

const head: PageHead = {
  title: 't',
  description: 'd',
  canonicalPath: '/',
  robots: 'index, follow',
};

it.each([
  ['/hire-mlops-engineers', 'rolled back'],
  ['/services/computer-vision-engineers', 'Squares box in'],
  ['/canada-ai-talent', 'Dots are land; the large ones, Canada.'],
  ['/ai-ml-salary-data/nlp-engineer', 'Each block is a word'],
  ['/ai-ml-salary-data/data-engineer', 'Strokes are salaries'],
  ['/ai-hiring-insights-blog/topic/remote-teams', 'Rows are places'],
  ['/machine-learning-ai-jobs/a-job', 'Columns are weeks'],
  ['/', 'Each stroke is a day.'],
])('%s shows its subject', (path, caption) => {
  expect(cardPicture(path, head).caption).toContain(caption);
});

it('shows the topic of an article', () => {
  const article = { '@type': 'BlogPosting', articleSection: 'Interviews' };
  const picture = cardPicture('/blog/a-post', { ...head, structuredData: [article] });
  expect(picture.caption).toContain('the longest answer');
});

it('is as large as its room allows, without a change of its ratio', () => {
  const wide = drawPicture({ width: 480, height: 160, paths: [], caption: '' });
  expect(wide.props).toMatchObject({ width: 408, height: 136, viewBox: '0 0 480 160' });
  const high = drawPicture({ width: 100, height: 200, paths: [], caption: '' });
  expect(high.props).toMatchObject({ width: 170, height: 340 });
});
