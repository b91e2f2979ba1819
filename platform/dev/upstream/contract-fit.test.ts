import { describe, expect, it } from 'vitest';
import { contractProblems } from './contract-fit.ts';

const url = 'https://www.example.com';
const source = { provides: '1.2.0', needs: { 'mfe-blog': '^1.2.0' } };

describe('sources and a released site', () => {
  it('fit when each shell provides what the remotes of the other need', () => {
    const released = {
      provides: '1.3.0',
      needs: { 'mfe-marketing': '^1.0.0', 'mfe-blog': '^0.9.0' },
    };
    expect(contractProblems(source, released, url)).toEqual([]);
  });

  it('do not fit when the released shell is too old for a remote from source', () => {
    expect(contractProblems(source, { provides: '1.1.0', needs: {} }, url)).toEqual([
      'mfe-blog from source needs contract ^1.2.0, the shell at https://www.example.com provides 1.1.0',
    ]);
  });

  it('do not fit when the shell from source is too new for a released remote', () => {
    const problems = contractProblems(
      { provides: '2.0.0', needs: {} },
      { provides: '1.0.0', needs: { 'mfe-marketing': '^1.0.0' } },
      url,
    );
    expect(problems).toEqual([
      'mfe-marketing at https://www.example.com needs contract ^1.0.0, the shell from source provides 2.0.0',
    ]);
  });
});
