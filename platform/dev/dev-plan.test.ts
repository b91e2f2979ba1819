import { describe, expect, it } from 'vitest';
import { UsageError } from '@talent/node/terminal/usage-error';
import { planDev } from './dev-plan.ts';

const known = ['shell', 'mfe-blog', 'mfe-marketing'];

describe('a plan for development', () => {
  it('takes every app from source when none is named', () => {
    expect(planDev(known, [])).toEqual({
      kind: 'all-source',
      remotes: ['mfe-blog', 'mfe-marketing'],
    });
  });

  it('takes the named remotes from source, each once, and the shell with them', () => {
    expect(planDev(known, ['mfe-blog', 'shell', 'mfe-blog'])).toEqual({
      kind: 'local-site',
      remotes: ['mfe-blog'],
    });
    expect(planDev(known, ['shell'])).toEqual({ kind: 'local-site', remotes: [] });
  });

  it('reads the other apps from the named site', () => {
    expect(planDev(known, ['mfe-blog'], { against: 'https://www.example.com/' })).toEqual({
      kind: 'other-site',
      remotes: ['mfe-blog'],
      url: 'https://www.example.com',
    });
  });

  it('names the apps that there are for one that there is not', () => {
    expect(() => planDev(known, ['mfe-blogg'])).toThrow(
      'there is no app "mfe-blogg" in the repository: apps are shell, mfe-blog, mfe-marketing',
    );
    expect(() => planDev(known, ['mfe-blogg'])).toThrow(UsageError);
  });

  it.each(['www.example.com', 'ftp://www.example.com', 'https://www.example.com/blog', ''])(
    'refuses --against "%s"',
    (url) => {
      expect(() => planDev(known, ['mfe-blog'], { against: url })).toThrow(
        /--against needs the address/,
      );
    },
  );

  it('refuses --against without an app: nothing would be read from there', () => {
    expect(() => planDev(known, [], { against: 'https://www.example.com' })).toThrow(
      /name the apps/,
    );
  });

  it('shows one remote on a running site', () => {
    expect(planDev(known, ['mfe-blog'], { on: 'https://www.example.com/' })).toEqual({
      kind: 'on-site',
      app: 'mfe-blog',
      url: 'https://www.example.com',
    });
  });

  it.each([[[]], [['shell']], [['mfe-blog', 'mfe-marketing']]])(
    'refuses to show %j there: it is one remote',
    (named) => {
      expect(() => planDev(known, named, { on: 'https://www.example.com' })).toThrow(
        /name one remote/,
      );
    },
  );

  it('refuses two sites, and an address that is none', () => {
    const url = 'https://www.example.com';
    expect(() => planDev(known, ['mfe-blog'], { on: url, against: url })).toThrow(/not both/);
    expect(() => planDev(known, ['mfe-blog'], { on: `${url}/blog` })).toThrow(
      /--on needs the address/,
    );
  });
});
