import { describe, expect, it } from 'vitest';
import { UsageError } from '@talent/node/terminal/usage-error';
import { planDev } from './dev-plan.ts';

const known = ['shell', 'mfe-blog', 'mfe-marketing'];

describe('a plan for development', () => {
  it('takes every app from source when none is named', () => {
    expect(planDev(known, [], undefined)).toEqual({
      kind: 'all-source',
      remotes: ['mfe-blog', 'mfe-marketing'],
    });
  });

  it('takes the named remotes from source, each once, and the shell with them', () => {
    expect(planDev(known, ['mfe-blog', 'shell', 'mfe-blog'], undefined)).toEqual({
      kind: 'local-site',
      remotes: ['mfe-blog'],
    });
    expect(planDev(known, ['shell'], undefined)).toEqual({ kind: 'local-site', remotes: [] });
  });

  it('reads the other apps from the named site', () => {
    expect(planDev(known, ['mfe-blog'], 'https://www.example.com/')).toEqual({
      kind: 'other-site',
      remotes: ['mfe-blog'],
      url: 'https://www.example.com',
    });
  });

  it('names the apps that there are for one that there is not', () => {
    expect(() => planDev(known, ['mfe-blogg'], undefined)).toThrow(
      'there is no app "mfe-blogg" in the repository: apps are shell, mfe-blog, mfe-marketing',
    );
    expect(() => planDev(known, ['mfe-blogg'], undefined)).toThrow(UsageError);
  });

  it.each(['www.example.com', 'ftp://www.example.com', 'https://www.example.com/blog', ''])(
    'refuses --against "%s"',
    (url) => {
      expect(() => planDev(known, ['mfe-blog'], url)).toThrow(/--against needs the address/);
    },
  );

  it('refuses --against without an app: nothing would be read from there', () => {
    expect(() => planDev(known, [], 'https://www.example.com')).toThrow(/name the apps/);
  });
});
