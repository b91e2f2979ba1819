import { expect, it } from 'vitest';
import { contractProblems } from './contract-fit.ts';

const source = { provides: '2.0.0', needs: { 'mfe-blog': '^1.2.0' } };

it.each([
  [{ provides: '1.3.0', needs: { 'mfe-jobs': '>=1.0.0', 'mfe-blog': '^0.9.0' } }, []],
  [
    { provides: '1.1.0', needs: { 'mfe-jobs': '^1.0.0' } },
    [
      'mfe-blog from source needs contract ^1.2.0, the shell at https://a.example provides 1.1.0',
      'mfe-jobs at https://a.example needs contract ^1.0.0, the shell from source provides 2.0.0',
    ],
  ],
])(
  'sources fit a site where each shell provides what the remotes of the other need: %o',
  (site, problems) => {
    expect(contractProblems(source, site, 'https://a.example')).toEqual(problems);
  },
);
