import { expect, it } from 'vitest';
import { pageFolder } from './contract.ts';

it('the folder of a composed page is keyed by the shell and the one remote it depends on', () => {
  expect(pageFolder('1.0.0-a', 'mfe-blog', '2.0.0-b', '/blog/hello')).toBe(
    'pages/1.0.0-a/mfe-blog/2.0.0-b/root/blog/hello',
  );
  expect(pageFolder('1.0.0-a', 'mfe-blog', '2.0.0-b', '/')).toBe(
    'pages/1.0.0-a/mfe-blog/2.0.0-b/root',
  );
});

it('the folder of a composed page is the same for a path however it is percent-encoded', () => {
  const folder = (path: string) => pageFolder('s', 'a', 'v', path);
  expect(folder('/blog/caf%C3%A9')).toBe(folder('/blog/café'));
});

it('the folder of a composed page cannot escape its folder', () => {
  expect(pageFolder('s', 'a', 'v', '/../%2e%2e/x')).toBe('pages/s/a/v/root/%2E%2E/%2E%2E/x');
});
