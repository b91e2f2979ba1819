import { describe, expect, it } from 'vitest';
import { payTransparencyViolations, type PostingFacts } from './pay-transparency.ts';

const posting: PostingFacts = {
  country: 'CA',
  region: 'ON',
  pay_min: 140_000,
  pay_max: 180_000,
  published_at: '2026-11-17T00:00:00.000Z',
  vacancy_statement: 'This posting is for an existing vacancy.',
  ai_statement: 'Artificial intelligence is not used to screen, assess or select applicants.',
  title: 'Engineer',
  summary: 'Rank.',
  description: 'Rank well.',
  requirements: ['Python', 'SQL'],
  responsibilities: ['Measure', 'Review'],
};
const rules = (patch: Partial<PostingFacts>) =>
  payTransparencyViolations({ ...posting, ...patch }).map(({ rule }) => rule);

describe('a posting for Ontario', () => {
  it('breaks no rule when it says everything', () => {
    expect(rules({})).toEqual([]);
  });

  it('may span exactly CA$50,000 and not a dollar more', () => {
    expect(rules({ pay_min: 130_000, pay_max: 180_000 })).toEqual([]);
    expect(rules({ pay_min: 129_999, pay_max: 180_000 })).toEqual(['ontario-range-width']);
  });

  it('may span more only where the range ends above CA$200,000', () => {
    expect(rules({ pay_min: 120_000, pay_max: 200_000 })).toEqual(['ontario-range-width']);
    expect(rules({ pay_min: 120_000, pay_max: 200_001 })).toEqual([]);
  });

  it.each([
    [null, ['ontario-vacancy']],
    ['Join our wonderful team today!', ['ontario-vacancy']],
    ['This posting is not for an existing vacancy.', []],
    ['We are collecting applications for future openings.', []],
  ])('says whether there is a vacancy: %j', (vacancy_statement, expected) => {
    expect(rules({ vacancy_statement })).toEqual(expected);
  });

  it.each([
    [null, ['ontario-ai']],
    ['We are said to have a fair process.', ['ontario-ai']],
    ['We use AI to rank applications; a person decides.', []],
    ['Artificial intelligence is used to screen applicants.', []],
  ])('says whether AI screens applicants: %j', (ai_statement, expected) => {
    expect(rules({ ai_statement })).toEqual(expected);
  });

  it('asks for no Canadian experience, wherever it would stand', () => {
    const broken = ['ontario-canadian-experience'];
    expect(rules({ requirements: ['Two years of Canadian work experience', 'SQL'] })).toEqual(
      broken,
    );
    expect(rules({ description: 'You bring experience in Canada.' })).toEqual(broken);
    expect(rules({ description: 'Canadian experience is not required.' })).toEqual([]);
    expect(rules({ description: 'Our Canadian customers have experience.' })).toEqual([]);
  });

  it('is one that can be done from all of Canada as well', () => {
    expect(rules({ region: null, ai_statement: null })).toEqual(['ontario-ai']);
  });

  it('is under these rules from 1 January 2026 in Ontario on', () => {
    const silent = { vacancy_statement: null, ai_statement: null };
    expect(rules({ ...silent, published_at: '2026-01-01T04:59:59.000Z' })).toEqual([]);
    expect(rules({ ...silent, published_at: '2026-01-01T05:00:00.000Z' })).toHaveLength(2);
  });
});

it.each(['BC', 'QC', 'AB'])('a posting for %s needs a range, of any width', (region) => {
  const open = { region, vacancy_statement: null, ai_statement: null };
  expect(rules({ ...open, pay_min: 60_000, pay_max: 190_000 })).toEqual([]);
  expect(rules({ ...open, pay_min: 0 })).toEqual(['pay-range']);
});

it('a range whose ends are the wrong way round is none', () => {
  expect(rules({ country: 'US', region: 'CO', pay_min: 150_000, pay_max: 140_000 })).toEqual([
    'pay-range',
  ]);
});

it('every violation names the law that asks for it', () => {
  const all = payTransparencyViolations({
    ...posting,
    pay_min: 100_000,
    pay_max: 190_000,
    vacancy_statement: null,
    ai_statement: null,
    description: 'Canadian experience needed.',
  });
  expect(all).toHaveLength(4);
  expect(all.every(({ law }) => law.startsWith('Employment Standards Act, 2000 (Ontario)'))).toBe(
    true,
  );
});
