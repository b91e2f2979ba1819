import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { cardColors } from '@talent/page-parts/card-colors';
import { pageCard, sectionOf } from './page-card';
import type { PageHead } from '@talent/sdk/contract';
import { cardPicture } from './page-card';
import { drawPicture } from '@talent/page-parts/draw-picture';

const head: PageHead = {
  title: 't',
  description: 'd',
  canonicalPath: '/',
  robots: 'index, follow',
};
const card = (title: string, path = '/ai-ml-salary-data') =>
  JSON.stringify(
    pageCard({ head: { ...head, title, canonicalPath: path }, path, site: defaultSite }),
  );

it('says the brand, the section, the title and the path', () => {
  const text = card(`What <engineers> & "others" earn | ${defaultSite.brand}`);
  for (const words of [
    '"AI Talent Experts"',
    '"Salary Dashboard"',
    '"What <engineers> & \\"others\\" earn"',
    '"/ai-ml-salary-data"',
  ]) {
    expect(text).toContain(`"children":${words}`);
  }
});

it('is the same tree for the same page, wherever the site runs, and another for another title', () => {
  expect(card('A title')).toBe(card('A title'));
  expect(card('A title')).not.toContain('localhost');
  expect(card('A title')).not.toBe(card('Another title'));
});

it('has the colors of the site’s light palette', () => {
  const file = createRequire(import.meta.url).resolve('@talent/ui/package.json');
  const palette = readFileSync(file.replace('package.json', 'src/tokens/palette.css'), 'utf8');
  const light = palette.slice(0, palette.indexOf('@variant'));
  for (const [name, colour] of Object.entries(cardColors)) {
    expect(light).toContain(`--${name}: ${colour};`);
  }
});

it.each([
  ['/ai-ml-salary-data', 'Salary Dashboard'],
  ['/contact-ai-recruiters', 'Contact Us'],
  ['/blog/what-engineers-earn', 'Blog'],
  ['/services/data-scientists', 'Services'],
  ['/hire-ml-engineers', 'For Employers'],
  ['/', 'AI staffing, US and Canada'],
  ['/ai-salary-calculator', 'Tools'],
  ['/blogging', 'AI staffing, US and Canada'],
])('%s stands in "%s"', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

it.each([
  ['/hire-mlops-engineers', 'rolled back'],
  ['/services/computer-vision-engineers', 'The squares frame'],
  ['/canada-ai-talent', 'The dots are land, the large ones Canada.'],
  ['/ai-ml-salary-data/nlp-engineer', 'Each block is a word'],
  ['/ai-ml-salary-data/data-engineer', 'The bars are salaries'],
  ['/ai-hiring-insights-blog/topic/remote-teams', 'Each stroke is an hour'],
  ['/machine-learning-ai-jobs/a-job', 'Columns are weeks'],
  ['/', 'The filled bar is the shortlist.'],
])('%s shows its subject', (path, caption) => {
  expect(cardPicture(path, head).caption).toContain(caption);
});

it('shows the topic of an article', () => {
  const article = { '@type': 'BlogPosting', articleSection: 'Interviews' };
  const picture = cardPicture('/blog/a-post', { ...head, structuredData: [article] });
  expect(picture.caption).toContain('four squares');
});

it('shows the figure that a page of data answers with, and no picture', () => {
  const dataset = {
    '@type': 'Dataset',
    variableMeasured: [
      'Annual pay: 10th, 25th, 50th, 75th and 90th percentile',
      { '@type': 'PropertyValue', name: 'Data Scientist: May 2025', value: '$120,230' },
    ],
  };
  const of = (structuredData: NonNullable<PageHead['structuredData']>) =>
    JSON.stringify(
      pageCard({
        head: { ...head, structuredData },
        path: '/ai-ml-salary-data',
        site: defaultSite,
      }),
    );
  const paths = (drawn: string) => drawn.split('"viewBox"').length - 1;
  expect(of([dataset])).toContain(
    '"fontSize":96,"lineHeight":1,"letterSpacing":"-0.02em"},"children":"$120,230"',
  );
  expect(of([dataset])).toContain('"children":"Data Scientist: May 2025"');
  // The logo alone is drawn.
  expect(paths(of([dataset]))).toBe(1);
  expect(paths(of([{ ...dataset, variableMeasured: 'Annual pay' }]))).toBe(2);
});

it('is as large as its room allows, without a change of its ratio', () => {
  const wide = drawPicture({ width: 480, height: 160, paths: [], caption: '' });
  expect(wide.props).toMatchObject({ width: 408, height: 136, viewBox: '0 0 480 160' });
  const high = drawPicture({ width: 100, height: 200, paths: [], caption: '' });
  expect(high.props).toMatchObject({ width: 170, height: 340 });
});
