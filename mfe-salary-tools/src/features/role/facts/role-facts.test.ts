import { expect, it } from 'vitest';
import { linksOf } from '../content/role-links';
import { makeRoleData } from '../testing/make-role-data';
import { roleFacts, rolesWithPage } from './role-facts';
import { agedData, makeSalaryData } from '../../dashboard/testing/make-salary-data';
import { roleDescription, roleTitle } from '../role-head';

const data = makeRoleData();
const facts = roleFacts(data, 'ai-engineer', linksOf('ai-engineer'));

it('is there for open roles with a figure alone', () => {
  expect(rolesWithPage(data)).toEqual(['ai-engineer']);
  expect(roleFacts(data, 'research-scientist', linksOf('research-scientist'))).toBeNull();
  expect(roleFacts(data, 'astronaut', linksOf('astronaut'))).toBeNull();
});

it('begins with the median, its sample, its period and its interval', () => {
  expect(facts?.lede).toBe(
    'The median is $173,000 a year, based on 194 ranges. The middle half is $145,000 to $207,000. The 95% interval of the median is $168,000 to $178,000.',
  );
  expect(facts?.ages).toBe('Pay ranges of 2024 to January 2025, 22 months old.');
});

const ofOccupation = (edition: string) => {
  const { bands, ...rest } = makeSalaryData();
  return agedData({
    ...rest,
    bands,
    sources: rest.sources.map((source) => ({ ...source, edition })),
  });
};

it('begins with official pay of the occupation, and its age, where the reported ranges are out of season', () => {
  const scientist = roleFacts(
    ofOccupation('2025-01-19'),
    'data-scientist',
    linksOf('data-scientist'),
  );
  expect(scientist?.lede).toBe(
    'The official median is $150,000 a year, based on 245,000 employed in the occupation. The middle half is $120,000 to $180,000. Reported pay ranges are older and are what employers offer: their median is $150,000, based on 400 ranges.',
  );
  expect(scientist?.ages).toBe(
    'Official pay of May 2025, 18 months old. Pay ranges of 2024 to January 2025, 22 months old.',
  );
  expect(scientist?.short).toBe('official median $150,000 in May 2025');
  expect(scientist?.official?.rows.map(({ label }) => label)).toEqual([
    'Official, US: Data Scientists',
    'Reported ranges, US',
  ]);
  expect(scientist?.official?.headline).toBe(
    'Data Scientist: the median is $150,000 in official wages and $150,000 in reported ranges',
  );
});

it('begins with reported ranges of the season', () => {
  const scientist = roleFacts(
    ofOccupation('2025-08-03'),
    'data-scientist',
    linksOf('data-scientist'),
  );
  expect(scientist?.isOfficialFirst).toBe(false);
  expect(scientist?.ages).toBe('Pay ranges of 2024 to August 2025, 15 months old.');
  expect(scientist?.official?.rows[0]?.label).toBe('Reported ranges, US');
});

it('the levels are a ladder from the lowest, with those of too few ranges and both dates of their source named', () => {
  expect(facts?.ladder?.rows.map(({ label, p50, missing }) => [label, p50, missing])).toEqual([
    ['All levels', 173_000, undefined],
    ['Entry level', null, 'too few to show'],
    ['Mid level', 147_000, undefined],
    ['Senior', 187_000, undefined],
  ]);
  expect(facts?.ladder?.headline).toBe(
    'AI Engineer: the median is $147,000 at mid level and $187,000 at senior',
  );
  expect(facts?.ladder?.sources.map(({ text }) => text)).toEqual([
    'Pay ranges of 2024 to January 2025, 22 months old. The snapshot is of January 19, 2025. License: CC0 1.0.',
  ]);
});

it('compares no year of few ranges, and draws it hollow', () => {
  expect(facts?.years?.points).toEqual([
    { at: '2023', value: 165_000, isSmall: true, isPart: false },
    { at: '2024', value: 168_000, isSmall: false, isPart: false },
  ]);
  expect(facts?.years?.headline).toBe('AI Engineer: median pay by year');
});

it('sets official wages of the nearest occupations beside a role that they do not have, and says so', () => {
  expect(facts?.official?.isNearest).toBe(true);
  expect(facts?.official?.rows.map(({ label }) => label)).toEqual([
    'Reported ranges, US',
    'Official, US: Data Scientists',
    'Official, US: Software Developers',
  ]);
  expect(facts?.official?.headline).toBe(
    'AI Engineer: reported ranges have a median of $173,000; the official median of Data Scientists is $120,000',
  );
});

it('compares Canada by official wages of the same occupation, in one currency and in its own', () => {
  expect(facts?.canada?.headline).toBe(
    'Data Scientists: the official median is $120,000 in the United States and $70,083 in Canada',
  );
  expect(facts?.canada?.own).toBe('CA$62,400, CA$96,000 and CA$145,000');
  expect(facts?.canada?.rate).toMatch(/^converted at 1\.3698 CAD for 1 USD \(Bank of Canada/);
});

it('says what moves pay, and what is too close to rank', () => {
  expect(facts?.movers).toEqual([
    'Senior: the median is $40,000 higher than for mid level ($187,000 and $147,000). Based on 120 ranges and 116 ranges.',
    'On site and remote: the medians, $175,000 and $171,000, are too close to rank. Based on 140 ranges and 60 ranges.',
  ]);
});

const labels = [
  'AI Engineer',
  'Data Scientist',
  'Machine Learning Engineer',
  'Machine Learning Infrastructure Engineer',
  'Network and Computer Systems Administrator',
];

it('has a title of 30 to 60 characters for every role', () => {
  expect(labels.map((label) => roleTitle(label, 'AI Talent Experts'))).toEqual([
    'AI Engineer Salary in the US | AI Talent Experts',
    'Data Scientist Salary in the US | AI Talent Experts',
    'Machine Learning Engineer Salary, US | AI Talent Experts',
    'Machine Learning Infrastructure Engineer Salary in the US',
    'Network and Computer Systems Administrator Salary in the US',
  ]);
});

it.each(labels)('has a description of 120 to 160 characters for %s', (label) => {
  for (const short of [
    'official median $112,590 in May 2025',
    'median $192,250',
    'median $192,250, middle half $161,200 to $225,000',
    'median $96,000, middle half $81,200 to $105,000',
  ]) {
    expect(roleDescription(label, short)).toMatch(/^.{120,160}$/);
  }
});
