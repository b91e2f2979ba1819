import { describe, expect, it } from 'vitest';
import type { Block, PageContent } from '../page-content';
import type { ListItem } from '../rich-text';
import { allParts } from './testing/page-parts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '../services/*.ts', '!./*.test.ts'],
  { eager: true },
);
const pages = Object.values(modules)
  .flatMap(Object.values)
  .filter(
    (value): value is PageContent =>
      typeof value === 'object' && value !== null && 'path' in value && 'sections' in value,
  );

const ofKind = (name: string) => pages.filter(({ kind }) => kind?.name === name);
const blocksOf = ({ sections }: PageContent): Block[] =>
  sections.flatMap((section) => [...section.blocks]);
const has = (page: PageContent, ...kinds: Block['kind'][]) =>
  blocksOf(page).some(({ kind }) => kinds.includes(kind));
const titleOf = (item: ListItem) => (typeof item === 'string' ? item : item.title);

it('opens with three or four facts, or with three to five sentences', () => {
  for (const { path, kind } of pages) {
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

it('has a scorecard with a sample shortlist on every page that hires one role', () => {
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

it('says of every kept entry that is drawn the same as the table', () => {
  const [privacy] = pages.filter(({ path }) => path === '/privacy-policy');
  const blocks = privacy ? blocksOf(privacy) : [];
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? [...block.rows] : []));
  const drawn = blocks.flatMap((block) => (block.kind === 'periods' ? [...block.rows] : []));
  expect(drawn.length).toBeGreaterThan(5);
  for (const { label, period } of drawn) {
    const cell = rows.find(([name]) => name === label)?.at(-1);
    expect(cell, label).toMatch(new RegExp(`^${period}`));
  }
});

it('counts in the picture of the questions what the page asks', () => {
  const [faq] = pages.filter(({ path }) => path === '/ai-staffing-faq');
  const counts = faq?.sections.map(({ id, blocks }) => ({
    id,
    count: blocks.flatMap((block) => (block.kind === 'questions' ? [...block.questions] : []))
      .length,
  }));
  const before = counts?.filter(({ id }) => !['engineers', 'data'].includes(id)) ?? [];
  expect(before.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  expect(counts?.slice(-2)).toEqual([
    { id: 'engineers', count: 5 },
    { id: 'data', count: 3 },
  ]);
  expect(faq?.kind).toMatchObject({
    picture: { groups: [{ count: 20 }, { count: 5, is: 'named' }, { count: 3 }] },
  });
});
