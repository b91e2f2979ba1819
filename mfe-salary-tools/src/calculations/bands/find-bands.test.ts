import { expect, it } from 'vitest';
import { makeSalaryData } from '../../features/dashboard/testing/make-salary-data';
import { makeBand } from '../testing/make-band';
import { findBands, type BandQuestion } from './find-bands';
import { indexSalaryData } from './salary-index';

const index = indexSalaryData(makeSalaryData());
const us: BandQuestion = {
  ...{ source: 'ai-jobs-net', country: 'US', level: null },
  ...{ region: null, workMode: null, period: null },
};
const canada: BandQuestion = { ...us, source: 'ca-job-bank', country: 'CA' };
const find = (question: BandQuestion, role = 'data-scientist', locked = false) =>
  findBands(index, question, [role], () => locked)[0];

it.each<[BandQuestion, string]>([
  [us, 'ds'],
  [{ ...us, level: 'SE' }, 'ds-se'],
  [{ ...us, workMode: 'remote' }, 'ds-remote'],
  [{ ...canada, region: 'ON' }, 'ca-ds-on'],
  [{ ...us, period: '2023' }, 'ds-2023'],
])('answers %j with the band of just that level, mode, place and period: %s', (question, key) => {
  expect(find(question)).toMatchObject({ status: 'found', band: { key } });
});

it('tells a suppressed band, a role behind the sign-up, and one that the source does not have', () => {
  const suppressed = { status: 'suppressed', band: { n: 4, p50: null } };
  expect(find({ ...us, level: 'EX' }, 'ai-engineer')).toMatchObject(suppressed);
  const role = 'research-scientist';
  expect(find(us, role, true)).toEqual({ status: 'locked', role });
  expect(find(canada, 'ai-engineer')).toEqual({ status: 'no-role', role: 'ai-engineer' });
});

it.each<[BandQuestion, string[], string[]]>([
  [{ ...us, level: 'SE', workMode: 'remote' }, ['workMode'], []],
  [{ ...us, level: 'MI' }, ['level'], []],
  [{ ...us, period: '1999' }, ['period'], []],
  [{ ...us, region: 'TX' }, ['region'], ['region']],
  [{ ...us, region: 'TX', level: 'MI' }, ['region', 'level'], ['region']],
  [{ ...us, region: 'TX', level: 'SE' }, ['region'], ['region']],
  [{ ...canada, region: 'NU' }, ['region'], []],
  [{ ...canada, workMode: 'remote' }, ['workMode'], ['workMode']],
  [{ ...canada, level: 'SE' }, ['level'], ['level']],
  [{ ...canada, period: '2020' }, ['period'], ['period']],
  [
    { ...canada, region: 'ON', level: 'SE', workMode: 'remote' },
    ['workMode', 'level'],
    ['workMode', 'level'],
  ],
])('opens for %j just %j, and names what the source never says: %j', (question, open, unsaid) => {
  const narrow = { status: 'too-narrow', role: 'data-scientist', open, unsaid };
  expect(find(question)).toEqual(narrow);
});

it('opens one filter rather than two others', () => {
  const source = 'ai-jobs-net';
  const bands = [
    makeBand({ key: 'senior', source, level: 'SE' }),
    makeBand({ key: 'texas', source, region: 'TX', workMode: 'remote' }),
  ];
  const question: BandQuestion = { ...us, level: 'SE', region: 'TX', workMode: 'remote' };
  const own = indexSalaryData({ ...makeSalaryData(), bands });
  const [result] = findBands(own, question, ['data-scientist'], () => false);
  expect(result).toMatchObject({ status: 'too-narrow', open: ['level'] });
});
