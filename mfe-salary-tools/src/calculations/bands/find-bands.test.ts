import { describe, expect, it } from 'vitest';
import { makeSalaryData } from '../../features/dashboard/testing/make-salary-data';
import { makeBand } from '../testing/make-band';
import { findBands, type BandQuestion } from './find-bands';
import { indexSalaryData } from './salary-index';

const index = indexSalaryData(makeSalaryData());
const us: BandQuestion = {
  source: 'ai-jobs-net',
  country: 'US',
  level: null,
  region: null,
  workMode: null,
  period: null,
};
const canada: BandQuestion = { ...us, source: 'ca-job-bank', country: 'CA' };
const find = (question: BandQuestion, role = 'data-scientist', locked = false) =>
  findBands(index, question, [role], () => locked)[0];

describe('the band of a role', () => {
  it('is the current one of exactly that level, mode and place', () => {
    expect(find(us)).toMatchObject({ status: 'found', band: { key: 'ds' } });
    expect(find({ ...us, level: 'SE' })).toMatchObject({ band: { key: 'ds-se' } });
    expect(find({ ...us, workMode: 'remote' })).toMatchObject({ band: { key: 'ds-remote' } });
    expect(find({ ...canada, region: 'ON' })).toMatchObject({ band: { key: 'ca-ds-on' } });
  });

  it('is of an earlier period only where that is asked for', () => {
    expect(find({ ...us, period: '2023' })).toMatchObject({ band: { key: 'ds-2023' } });
  });

  it('says that it is suppressed, with its number of cases', () => {
    expect(find({ ...us, level: 'EX' }, 'ai-engineer')).toMatchObject({
      status: 'suppressed',
      band: { n: 4, p50: null },
    });
  });

  it('is not looked for behind the sign-up', () => {
    expect(find(us, 'research-scientist', true)).toEqual({
      status: 'locked',
      role: 'research-scientist',
    });
  });
});

describe('a question without an answer', () => {
  it('names what the source never says, and opens that', () => {
    expect(find({ ...canada, workMode: 'remote' })).toEqual({
      status: 'too-narrow',
      role: 'data-scientist',
      open: ['workMode'],
      unsaid: ['workMode'],
    });
  });

  it('opens as little as possible', () => {
    expect(find({ ...us, level: 'SE', workMode: 'remote' })).toMatchObject({
      status: 'too-narrow',
      open: ['workMode'],
      unsaid: [],
    });
  });

  it('knows a role that the source does not have', () => {
    expect(find(canada, 'ai-engineer')).toEqual({ status: 'no-role', role: 'ai-engineer' });
  });
});

describe('what a source never says', () => {
  const onlyTheUnsaid = (question: BandQuestion) => {
    const result = find(question);
    return result?.status === 'too-narrow' ? [result.open, result.unsaid] : result;
  };

  it('is a place in the postings, and a level, mode or period in the official figures', () => {
    expect(onlyTheUnsaid({ ...us, region: 'TX' })).toEqual([['region'], ['region']]);
    expect(onlyTheUnsaid({ ...canada, level: 'SE' })).toEqual([['level'], ['level']]);
    expect(onlyTheUnsaid({ ...canada, period: '2020' })).toEqual([['period'], ['period']]);
    expect(onlyTheUnsaid({ ...canada, region: 'NU' })).toEqual([['region'], []]);
    expect(onlyTheUnsaid({ ...us, level: 'MI' })).toEqual([['level'], []]);
    expect(onlyTheUnsaid({ ...us, period: '1999' })).toEqual([['period'], []]);
  });

  it('is opened together with what else is in the way', () => {
    expect(onlyTheUnsaid({ ...us, region: 'TX', level: 'MI' })).toEqual([
      ['region', 'level'],
      ['region'],
    ]);
    expect(onlyTheUnsaid({ ...us, region: 'TX', level: 'SE' })).toEqual([['region'], ['region']]);
    expect(onlyTheUnsaid({ ...canada, region: 'ON', level: 'SE', workMode: 'remote' })).toEqual([
      ['workMode', 'level'],
      ['workMode', 'level'],
    ]);
  });
});

it('opens one filter rather than two others', () => {
  const source = 'ai-jobs-net';
  const bands = [
    makeBand({ key: 'senior', source, level: 'SE' }),
    makeBand({ key: 'texas', source, region: 'TX', workMode: 'remote' }),
  ];
  const question: BandQuestion = { ...us, level: 'SE', region: 'TX', workMode: 'remote' };
  const [result] = findBands(
    indexSalaryData({ ...makeSalaryData(), bands }),
    question,
    ['data-scientist'],
    () => false,
  );
  expect(result).toMatchObject({ status: 'too-narrow', open: ['level'] });
});
