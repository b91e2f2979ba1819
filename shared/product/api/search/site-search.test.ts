import { expect, it } from 'vitest';
import { sameWords } from './same-words.ts';
import { searchSite, type SearchIndex } from './site-search.ts';

const index: SearchIndex = {
  same: sameWords.map((group) => [...group]),
  kinds: ['Pages', 'Pay by place', 'Jobs'],
  pages: [
    [0, 'AI Salary Dashboard', '/dashboard'],
    [0, 'Generative AI Engineers', '/generative'],
    [0, 'How to Write a Resume', '/resume', '|application, evaluation'],
    [1, 'Machine Learning Engineer Salary in Texas', '/mle/texas', 'TX'],
    [1, 'Data Scientist Salary in Texas', '/ds/texas', 'TX'],
    [1, 'Machine Learning Engineer Salary in Austin, TX', '/mle/austin', 'Texas'],
    [1, 'Data Scientist Salary in Visalia, CA', '/ds/visalia'],
    [1, 'Data Scientist Salary in Montréal', '/ds/montreal', 'QC Quebec'],
    [2, 'Evaluation Engineer', '/jobs/evaluation', 'Seattle WA Washington'],
  ],
};
const found = (text: string) => searchSite(index, text).map(({ path }) => path);

it.each([
  ['texas', ['/ds/texas', '/mle/texas', '/mle/austin']],
  ['TX', ['/ds/texas', '/mle/texas', '/mle/austin']],
  ['what does a ML engineer earn in texas?', ['/mle/texas', '/mle/austin']],
  ['data science montreal', ['/ds/montreal']],
  ['Montre\u0301al', ['/ds/montreal']],
  ['LLM', ['/generative']],
  ['visa', []],
  ['visal', ['/ds/visalia']],
  ['cv', ['/resume']],
  ['seat', ['/jobs/evaluation']],
  ['evaluation', ['/jobs/evaluation', '/resume']],
  ['evaluation zebra', ['/jobs/evaluation', '/resume']],
  ['evaluation engineer zebra', ['/jobs/evaluation']],
  ['zebra', []],
  ['the', []],
  ['  ', []],
  ['<script>', []],
])('the search for %j finds %j', (text, paths) => {
  expect(found(text)).toEqual(paths);
});

it('the search tells kind and title, and at most as many pages as asked for', () => {
  expect(searchSite(index, 'salary', 1)).toEqual([
    { kind: 'Pages', title: 'AI Salary Dashboard', path: '/dashboard' },
  ]);
});

it('a text of a stranger costs as much as its first hundred characters', () => {
  expect(found(`${'-'.repeat(100)}texas`)).toEqual([]);
  expect(found(`texas ${'x '.repeat(100_000)}`)).toEqual(found(`texas ${'x '.repeat(47)}`));
});
