import { expect, it } from 'vitest';
import { sourceName } from './source-name.ts';

it.each([
  [
    'linkedin.com',
    'linkedin LinkedIn linkedin.com www.linkedin.com m.linkedin.com de.linkedin.com lnkd.in com.linkedin.android',
  ],
  ['facebook.com', 'fb l.facebook.com lm.facebook.com m.facebook.com WWW.FACEBOOK.COM'],
  ['google.com', 'google www.google.com google.de www.google.co.uk google.com.au'],
  ['x.com', 'twitter x t.co mobile.twitter.com'],
  ['reddit.com', 'old.reddit.com out.reddit.com'],
  ['example.org', 'example.org www.example.org m.example.org'],
  // Names that only look alike.
  ['notlinkedin.com', 'notlinkedin.com www.notlinkedin.com'],
  ['m.org', 'm.org'],
  ['news.example.org', 'news.example.org'],
  ['Newsletter', 'Newsletter'],
])('%s is the source of %s', (source, names) => {
  expect(names.split(' ').map(sourceName)).toEqual(names.split(' ').map(() => source));
});
