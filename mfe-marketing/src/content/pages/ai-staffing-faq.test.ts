import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import remote from '../../server';
import { aiStaffingFaq } from './ai-staffing-faq';

// The pages below a pattern are listed in their catalog, none of which sets the flag.
const heads = remote.routes
  .filter(({ prerender }) => prerender === 'static')
  .map(({ path, plan }) => plan?.head({ data: null, params: {}, path, site: defaultSite }));

const questions = aiStaffingFaq.sections.flatMap(({ blocks }) =>
  blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : [])),
);

it('is the only page that calls itself a FAQPage', () => {
  const pages = heads.filter((head) =>
    head?.structuredData?.some((thing) => thing['@type'] === 'FAQPage'),
  );
  expect(pages.map((head) => head?.canonicalPath)).toEqual(['/ai-staffing-faq']);
});

it('answers at least twenty questions in four to six groups, each of them once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect([4, 5, 6]).toContain(aiStaffingFaq.sections.length);
});

it('gives search engines every question that it shows', () => {
  const faq = heads
    .flatMap((head) => head?.structuredData ?? [])
    .find((thing) => thing['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })));
});
