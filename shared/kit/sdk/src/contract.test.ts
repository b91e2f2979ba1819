import { describe, expect, it } from 'vitest';
import { attemptBase, pageFolder } from './contract.ts';

describe('the folder of a composed page', () => {
  it('is keyed by the shell and the one remote it depends on', () => {
    expect(pageFolder('1.0.0-a', 'mfe-blog', '2.0.0-b', '/blog/hello')).toBe(
      'pages/1.0.0-a/mfe-blog/2.0.0-b/root/blog/hello',
    );
    expect(pageFolder('1.0.0-a', 'mfe-blog', '2.0.0-b', '/')).toBe(
      'pages/1.0.0-a/mfe-blog/2.0.0-b/root',
    );
  });

  it('is the same for a path however it is percent-encoded', () => {
    const folder = (path: string) => pageFolder('s', 'a', 'v', path);
    expect(folder('/blog/caf%C3%A9')).toBe(folder('/blog/café'));
  });

  it('cannot escape its folder', () => {
    expect(pageFolder('s', 'a', 'v', '/../%2e%2e/x')).toBe('pages/s/a/v/root/%2E%2E/%2E%2E/x');
  });
});

describe('the URLs of a retry', () => {
  it('differ for the same files', () => {
    expect(attemptBase('/assets/mfe-blog/1/', 0)).toBe('/assets/mfe-blog/1/');
    expect(attemptBase('/assets/mfe-blog/1/', 2)).toBe('/assets/mfe-blog/1/~2/');
  });
});
