import { describe, expect, it } from 'vitest';
import { runWordsCommand } from './words-command.ts';

const hard =
  'Organizational responsibilities necessitate comprehensive interdisciplinary communication.';
const plain =
  'We start with a call about the role, the budget and the people who decide. Then a recruiter reads every profile and sends you a shortlist of qualified engineers.';

async function run(parameters: readonly string[], texts: Record<string, string>) {
  const [out, err]: [string[], string[]] = [[], []];
  const locations = Object.keys(texts).map((path) => `<loc>https://www.example.com${path}</loc>`);
  const code = await runWordsCommand(parameters, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    read: async (url) => {
      const { pathname } = new URL(url);
      if (pathname === '/sitemap.xml') return locations.join('');
      return `<main><p>${texts[pathname]}</p></main>`;
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('pnpm words', () => {
  it('prints grades and claims', async () => {
    const { code, out } = await run([], { '/hire-ml-engineers': hard });
    expect(code).toBe(0);
    expect(out).toMatch(/\/hire-ml-engineers +\d+\.\d .*outside of 7 to 10/);
    expect(out).toContain('interview-pass (record, 92%): 0 pages');
  });

  it('fails the check when a marketing page is outside of the grades', async () => {
    expect((await run(['--check'], { '/hire-ml-engineers': hard })).code).toBe(1);
    expect((await run(['--check'], { '/blog/post': hard })).code).toBe(0);
    expect((await run(['--check'], { '/hire-ml-engineers': plain })).code).toBe(0);
  });

  it('refuses unknown options with the help', async () => {
    const { code, err } = await run(['--nonsense'], {});
    expect(code).toBe(2);
    expect(err).toContain('Usage: pnpm words');
  });
});
