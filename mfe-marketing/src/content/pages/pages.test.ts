import { defaultSite } from '@talent/sdk/site';
import { wordsOf } from '@talent/testing/text-likeness';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../features/content-page/blocks/rich-text-mark';
import { siteContent } from '../../features/content-page/site-content';
import remote from '../../server';
import type { PageContent } from '../page-content';
import { allParts, bodyParts } from './testing/page-parts';

const site = { ...defaultSite, brand: 'AI Talent Experts' };

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '../services/*.ts', '!./*.test.ts'],
  { eager: true },
);
const contents = Object.values(modules).flatMap(Object.values).filter(isPageContent);

// Where a link of a mail ends: a few words, which no search engine lists.
const isListed = ({ path }: PageContent) =>
  remote.routes.find((route) => route.path === path)?.plan?.sitemap !== undefined ||
  path.startsWith('/services/');
const articles = contents.filter(isListed);

function isPageContent(value: unknown): value is PageContent {
  return typeof value === 'object' && value !== null && 'path' in value && 'sections' in value;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

it('finds the page of text of each file', () => {
  const files = Object.keys(modules);
  expect(files.length).toBeGreaterThanOrEqual(20);
  for (const file of files) {
    expect(Object.values(modules[file] ?? {}).filter(isPageContent), file).toHaveLength(1);
  }
});

it('shows pay by level of the open roles alone: of others only the headline figure is public', () => {
  const open = ['ai-engineer', 'data-scientist', 'machine-learning-engineer'];
  const blocks = contents.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const byLevel = blocks.flatMap((block) =>
    block.kind === 'pay' && block.query.by === 'level' ? [block.query.role] : [],
  );
  expect(byLevel.length).toBeGreaterThan(3);
  expect(byLevel.filter((role) => !open.includes(role))).toEqual([]);
});

it('serves every page of text that there is', () => {
  const served = new Set(remote.routes.map(({ path }) => path));
  const unserved = contents.filter(
    ({ path }) => !served.has(path) && !path.startsWith('/services/'),
  );
  expect(unserved.map(({ path }) => path)).toEqual([]);
});

it('gives every button that leads to the same page the same label', () => {
  const labels = new Map<string, Set<string>>();
  for (const { actions, closing } of contents) {
    for (const { label, to } of [...actions, ...(closing === 'form' ? [] : [closing.action])]) {
      labels.set(to, (labels.get(to) ?? new Set()).add(label));
    }
  }
  expect([...labels].filter(([, ofPage]) => ofPage.size > 1)).toEqual([]);
  expect(Object.fromEntries([...labels].map(([to, ofPage]) => [to, [...ofPage][0]]))).toMatchObject(
    {
      '/contact-ai-recruiters': 'Talk to a recruiter',
      '/ai-ml-salary-data': 'See salary data',
      '/machine-learning-ai-jobs': 'See open roles',
      '/ai-skills-assessment': 'Take the assessment',
      '/ai-salary-calculator': 'Calculate a budget',
    },
  );
});

describe.each(contents)('$path', (content) => {
  const { head, title, sections } = content;

  it('has a title and a description that search engines show whole', () => {
    expect(`${head.title} | ${site.brand}`).toMatch(/^.{30,60}$/);
    expect(head.description).toMatch(/^.{120,160}$/);
    expect(title).not.toBe(head.title);
  });

  it('has three to six keywords', () => {
    const keywords = head.keywords.split(', ');
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(keywords.length).toBeLessThanOrEqual(6);
  });

  it('has anchors of its own for its sections', () => {
    const ids = sections.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('leaves no mark of the text unread', () => {
    for (const part of allParts(content)) expect(plainText(part)).not.toMatch(/\]\(|\*\*/);
  });
});

describe.each(articles)('$path, to be read', (content) => {
  it('says at least 500 words', () => {
    const words = bodyParts(content).map(plainText).flatMap(wordsOf);
    expect(words.length).toBeGreaterThanOrEqual(500);
  });

  it('leads on to three to five other pages', () => {
    const targets = content.related.map(({ to }) => to);
    expect(targets.length).toBeGreaterThanOrEqual(3);
    expect(targets.length).toBeLessThanOrEqual(5);
    expect(repeated([content.path, ...targets])).toEqual([]);
  });
});

/** Figures of records, as the specification writes them. */
const recordFigures = /92 ?%|\b300\+|\b1,?000\+|\b30\+|10,000\+|\b500\+/;

it.each(contents)('$path says nothing about the past on a live site without sources', (content) => {
  const { head, title, lede, sections, related } = siteContent(content, {
    ...site,
    mode: 'live',
  });
  const shown = JSON.stringify({ head, title, lede, sections, related });
  expect(shown).not.toMatch(recordFigures);
});
