import { describe, expect, it } from 'vitest';
import { runWordsCommand } from './words-command.ts';

const hard =
  'Organizational responsibilities necessitate comprehensive interdisciplinary communication.';
const plain =
  'We start with a call about the role, the budget and the people who decide. Then a recruiter reads every profile and sends you a shortlist of qualified engineers.';

async function run(parameters: readonly string[], texts: Record<string, string>) {
  const [out, err]: [string[], string[]] = [[], []];
  const locations = Object.keys(texts).map((path) => `<loc>https://www.example.com${path}</loc>`);
  const asked = new Set<string>();
  const code = await runWordsCommand(parameters, {
    site: 'http://localhost:4100',
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    read: async (url) => {
      const { origin, pathname } = new URL(url);
      asked.add(origin);
      if (pathname === '/sitemap.xml') return locations.join('');
      return `<main><p>${texts[pathname]}</p></main>`;
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n'), asked: [...asked] };
}

describe('pnpm words', () => {
  it('prints grades and claims as two tables with aligned columns', async () => {
    const { code, out } = await run([], {
      '/hire-ml-engineers': hard,
      '/blog/post': plain,
      '/about': 'We call you for 6 months.',
    });
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'Page                Grade  Sentences  Words  Kind       Note',
      '------------------  -----  ---------  -----  ---------  --------------------',
      '/hire-ml-engineers   49.7          1      6  marketing  harder than grade 10',
      '/blog/post            7.2          2     29  other',
      '/about               -1.4          1      6  marketing  easier than grade 7',
    ]);
    expect(lines[6]).toMatch(/^Claim +Kind {4}Source +Pages$/);
    expect(out).toMatch(/\n92% interview pass +record {2}none shown +no page\n/);
    expect(out).toMatch(
      /\n6 months of support after a placement +term {4}our own offer +\/about\n/,
    );
    const pages = lines[6]?.indexOf('Pages') ?? 0;
    expect(lines.slice(8).every((line) => /^(\/|no page)/.test(line.slice(pages)))).toBe(true);
  });

  it('reads the site on this machine, or the one that is named', async () => {
    const texts = { '/about': plain };
    expect((await run([], texts)).asked).toEqual(['http://localhost:4100']);
    const named = await run(['--site', 'https://www.example.com'], texts);
    expect(named.asked).toEqual(['https://www.example.com']);
  });

  it('gives each page of a claim a line of its own', async () => {
    const text = 'We call you for 6 months.';
    const { out } = await run([], { '/about': text, '/contact': text });
    expect(out).toMatch(/6 months of support .* \/about\n +\/contact\n/);
  });

  it('fails the check when a marketing page is harder than grade 10', async () => {
    expect((await run(['--check'], { '/hire-ml-engineers': hard })).code).toBe(1);
    expect((await run(['--check'], { '/blog/post': hard })).code).toBe(0);
    expect((await run(['--check'], { '/hire-ml-engineers': plain })).code).toBe(0);
  });

  it('passes the check when a marketing page is easier than grade 7', async () => {
    const { code, out } = await run(['--check'], { '/hire-ml-engineers': 'We call you.' });
    expect(code).toBe(0);
    expect(out).toContain('easier than grade 7');
  });

  it('prints the same as JSON', async () => {
    const { out } = await run(['--json'], { '/about': 'We call you for 6 months.' });
    expect(JSON.parse(out)).toMatchObject({
      pages: [{ path: '/about', sentences: 1, words: 6 }],
      claims: expect.arrayContaining([
        expect.objectContaining({ key: 'support', kind: 'term', paths: ['/about'] }),
      ]),
    });
  });

  it('explains itself, and refuses unknown options', async () => {
    const help = await run(['--help'], {});
    expect([help.code, help.err]).toEqual([0, '']);
    for (const option of ['--site', '--check', '--json']) expect(help.out).toContain(option);
    const { code, err } = await run(['--nonsense'], {});
    expect(code).toBe(2);
    expect(err).toContain('Usage: pnpm words');
  });

  it('says which page cannot be read', async () => {
    const err: string[] = [];
    const code = await runWordsCommand(['--site', 'http://localhost:4000'], {
      site: 'http://localhost:4100',
      out: () => undefined,
      err: (line) => err.push(line),
      read: (url) => Promise.reject(new Error(`${url} answers 404`)),
    });
    expect(code).toBe(1);
    expect(err.join()).toContain(
      'Could not read http://localhost:4000: http://localhost:4000/sitemap.xml answers 404.',
    );
  });
});
