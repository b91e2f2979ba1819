import { networkCountries } from '@talent/content/network-countries';
import { defaultSite } from '@talent/sdk/site';
import { wordsOf } from '@talent/testing/text-likeness';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../features/content-page/blocks/rich-text-mark';
import { siteContent } from '../../features/content-page/site-content';
import remote from '../../server';
import { newsletter } from './newsletter';
import type { PageContent, Block } from '../page-content';
import type { ListItem } from '../rich-text';

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

/** Fields that hold names, addresses or choices; the others hold words. */
const wordless =
  /^(kind|style|when|query|to|leads|needs|city|zones?|claims|id|only|medianOf|picture)$/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return parts.flatMap(([key, part]) => (wordless.test(key) ? [] : textsOf(part)));
}

/** All that a page says in its own words: its body, its headings and its way on. */
const allParts = ({ title, lede, sections, kind, related, closing }: PageContent) =>
  textsOf([title, lede, sections, { ...kind, name: '' }, related, closing]);

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

/** Objects of a page that have words of their own, with those words. */
function ownWords(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value);
  const words = parts.filter((part) => typeof part === 'string').join(' ');
  return [words, ...parts.flatMap(ownWords)];
}

it('says 72 hours only together with the call from which they are counted', () => {
  const clocked = contents.flatMap(ownWords).filter((words) => words.includes('72 hours'));
  expect(clocked.length).toBeGreaterThan(30);
  expect(clocked.filter((words) => !/intake call/i.test(words))).toEqual([]);
});

it('names every country of the network beside its map, at least as many as the claim says', () => {
  const global = contents.find(({ path }) => path === '/global-ai-talent-network');
  const remote = contents.find(({ path }) => path === '/remote-ai-team-staffing');
  for (const page of [global, remote])
    expect(page?.kind).toMatchObject({ picture: { countries: networkCountries } });
  expect(new Set(networkCountries).size).toBe(32);
  expect(JSON.stringify(global?.sections)).toMatch(
    /The 32 countries on the map:\*\* Argentina, .*, United States\./,
  );
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

it.each(contents)(
  '$path has a title, a description and keywords that search engines show whole',
  ({ head, title }) => {
    expect(`${head.title} | ${site.brand}`).toMatch(/^.{30,60}$/);
    expect(head.description).toMatch(/^.{120,160}$/);
    expect(title).not.toBe(head.title);
    expect(head.keywords).toMatch(/^[^,]+(, [^,]+){2,5}$/);
  },
);

it.each(contents)('$path leaves no mark of its text unread, and has anchors', (content) => {
  for (const part of allParts(content)) expect(plainText(part)).not.toMatch(/\]\(|\*\*/);
  const ids = content.sections.map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it.each(articles)('$path says at least 500 words and leads to three to five pages', (content) => {
  const body = textsOf(content.sections.map(({ blocks }) => blocks));
  expect(body.map(plainText).flatMap(wordsOf).length).toBeGreaterThanOrEqual(500);
  const targets = content.related.map(({ to }) => to);
  expect(targets.length).toBeGreaterThanOrEqual(3);
  expect(targets.length).toBeLessThanOrEqual(5);
  expect(repeated([content.path, ...targets])).toEqual([]);
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

it('the newsletter counts its readers in the section of samples alone', () => {
  const { lede, sections } = siteContent(newsletter, site);
  expect(lede).toMatch(/^Each issue counts one week on our job board/);
  const counting = sections.filter(({ blocks }) =>
    JSON.stringify(blocks).includes('newsletterReaders'),
  );
  expect(counting.map(({ title }) => title)).toEqual(['Sample figures']);
});

const ofKind = (name: string) => contents.filter(({ kind }) => kind?.name === name);
const blocksOf = ({ sections }: PageContent): Block[] =>
  sections.flatMap((section) => [...section.blocks]);
const has = (page: PageContent, ...kinds: Block['kind'][]) =>
  blocksOf(page).some(({ kind }) => kinds.includes(kind));
const titleOf = (item: ListItem) => (typeof item === 'string' ? item : item.title);

it('a page opens with three or four facts, or with three to five sentences', () => {
  for (const { path, kind } of contents) {
    if (kind === undefined) continue;
    const count = kind.name === 'guide' ? kind.summary.length : kind.glance.length;
    expect(count, path).toBeGreaterThanOrEqual(3);
    expect(count, path).toBeLessThanOrEqual(kind.name === 'guide' ? 5 : 4);
  }
});

describe.each(ofKind('role'))('$path, a role', (page) => {
  it('says what it pays, in figures or on the page where they are', () => {
    const links = allParts(page).some((text) => text.includes('(/ai-ml-salary-data'));
    const linked = allParts(page).some((text) => text.includes('#pay)'));
    expect(has(page, 'pay') || links || linked).toBe(true);
  });

  it('has a ladder of three levels, each a step on the same duties', () => {
    const ladders = blocksOf(page).flatMap((block) => (block.kind === 'ladder' ? [block] : []));
    expect(ladders).toHaveLength(1);
    const duties = ladders.flatMap(({ levels }) => levels.map(({ items }) => items.map(titleOf)));
    expect(duties).toHaveLength(3);
    expect(duties[1]).toEqual(duties[0]);
    expect(duties[2]).toEqual(duties[0]);
  });

  it('shows how to judge it: a scorecard, or a plan with something to accept', () => {
    const ids = page.sections.map(({ id }) => id);
    const isJudged =
      has(page, 'scorecard') ||
      ids.some((id) => /^(acceptance|drills|gates|ninety-days)$/.test(id));
    expect(isJudged).toBe(true);
  });
});

it('a page has a scorecard with a sample shortlist on every page that hires one role', () => {
  const hiring = ofKind('role').filter(({ path }) => /^\/hire-/.test(path));
  expect(hiring).toHaveLength(5);
  expect(hiring.filter((page) => !has(page, 'scorecard'))).toEqual([]);
});

it.each(ofKind('place'))('$path, a place, draws time zones or boxes the law', (page) => {
  expect(has(page, 'zones', 'law')).toBe(true);
  expect(page.kind).toMatchObject({ picture: { of: 'places' } });
});

it.each(ofKind('comparison'))('$path, a comparison, says who does what in a table', (page) => {
  expect(has(page, 'table', 'options')).toBe(true);
});

it('a page says of every kept entry that is drawn the same as the table', () => {
  const [privacy] = contents.filter(({ path }) => path === '/privacy-policy');
  const blocks = privacy ? blocksOf(privacy) : [];
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? [...block.rows] : []));
  const drawn = blocks.flatMap((block) => (block.kind === 'periods' ? [...block.rows] : []));
  expect(drawn.length).toBeGreaterThan(5);
  for (const { label, period } of drawn) {
    const cell = rows.find(([name]) => name === label)?.at(-1);
    expect(cell, label).toMatch(new RegExp(`^${period}`));
  }
});
