import { expect, it } from 'vitest';
import { fetchSiteAnswer } from './site-answers.ts';

const origin = 'https://www.example.com';
type Answers = Readonly<Record<string, () => Response>>;

function site(answers: Answers): typeof fetch {
  return async (input) => {
    const answer = answers[String(input)];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  };
}

const page = (headers: HeadersInit = {}): Response =>
  new Response('<p>Page', { headers: { 'Content-Type': 'text/html', ...headers } });
const redirect = (Location: string): Response =>
  new Response(null, { status: 301, headers: { Location } });

it('the answer of the public site has every header, with separate cookies', async () => {
  const headers = new Headers({ 'X-Test': 'a' });
  headers.append('Set-Cookie', 'a=1; Path=/');
  headers.append('Set-Cookie', 'b=2; Path=/');
  const fetch = site({ [`${origin}/x`]: () => new Response('Text', { headers }) });
  const answer = await fetchSiteAnswer('/x', { origin, fetch });
  expect(answer).toMatchObject({ url: `${origin}/x`, status: 200, body: 'Text' });
  expect(answer.headers.filter(([name]) => name === 'set-cookie')).toEqual([
    ['set-cookie', 'a=1; Path=/'],
    ['set-cookie', 'b=2; Path=/'],
  ]);
  expect(answer.headers).toContainEqual(['x-test', 'a']);
});

it.each<[string, Answers, unknown]>([
  [
    'the redirect from http to https',
    { 'http://www.example.com/': () => redirect('https://www.example.com/') },
    { status: 'followed', route: ['http://www.example.com/', 'https://www.example.com/'] },
  ],
  [
    'that http stays http',
    { 'http://www.example.com/': () => page() },
    { status: 'followed', route: ['http://www.example.com/'] },
  ],
  [
    'another host, without asking it',
    { 'http://www.example.com/': () => redirect('https://other.example/') },
    { status: 'followed', route: ['http://www.example.com/', 'https://other.example/'] },
  ],
  ['that nothing answers http', {}, { status: 'no-answer' }],
])('the answer of the public site reports %s', async (_name, answers, fromHttp) => {
  const fetch = site({ [`${origin}/`]: () => page(), ...answers });
  expect((await fetchSiteAnswer('/', { origin, fetch })).fromHttp).toEqual(fromHttp);
});

it('the answer of the public site reports nothing about http where the site has no https', async () => {
  const fetch = site({ 'http://localhost:3000/': () => page() });
  const answer = await fetchSiteAnswer('/', { origin: 'http://localhost:3000', fetch });
  expect(answer.fromHttp).toBeNull();
});

it('the answer of the public site is refused for another origin, and fails with a clear error when nobody answers', async () => {
  const fetch = site({});
  await expect(fetchSiteAnswer('//evil.example/', { origin, fetch })).rejects.toThrow(TypeError);
  await expect(fetchSiteAnswer('/', { origin, fetch })).rejects.toMatchObject({
    code: 'site-unreachable',
  });
});
