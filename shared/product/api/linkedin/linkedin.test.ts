import { expect, it, test } from 'vitest';
import { hashtagsOf, littleText, readLittleText } from './little-text.ts';
import { pagePicture } from './page-picture.ts';
import { linkedInVersionEnd } from './version-end.ts';

const asRead = (sent: string) =>
  readLittleText(sent)
    .map((part) => (part.kind === 'text' ? part.text : `#${part.name}`))
    .join('');

it.each([
  ['Two (2) roles', 'Two \\(2\\) roles'],
  [
    'a|b {c} [d] <e> *f* g_h ~i @j \\k',
    'a\\|b \\{c\\} \\[d\\] \\<e\\> \\*f\\* g\\_h \\~i \\@j \\\\k',
  ],
  ['Hiring #MLOps_Engineers!', 'Hiring {hashtag|\\#|MLOps\\_Engineers}!'],
  ['#Québec and #été2026', '{hashtag|\\#|Québec} and {hashtag|\\#|été2026}'],
  ['C# is no. #1', 'C\\# is no. \\#1'],
  ['https://example.com/a_b#top', 'https://example.com/a\\_b\\#top'],
  ['one\r\ntwo', 'one\ntwo'],
])('little text %j is sent as %j', (text, sent) => {
  expect(littleText(text)).toBe(sent);
  expect(asRead(sent)).toBe(text.replace('\r', ''));
});

it('little text names every hashtag once', () => {
  expect(hashtagsOf('#AI and #ML, then #AI; C#, #2')).toEqual(['AI', 'ML']);
});

const page = 'https://www.example.com/blog/a-post';
const head = (content: string) =>
  `<head><meta name="viewport" content="width=device-width"><meta property="og:image:type" content="image/png"><meta property="og:image" content="${content}"></head>`;

test('a post finds the picture that a page names for shared links', () => {
  expect(pagePicture(head('https://www.example.com/_social/1.png'), page)).toBe(
    'https://www.example.com/_social/1.png',
  );
  expect(pagePicture(head('/a.jpg?w=1&amp;h=2'), page)).toBe(
    'https://www.example.com/a.jpg?w=1&h=2',
  );
});

test('a page without a picture, or with one of another site, has none', () => {
  expect(pagePicture('<head></head>', page)).toBeNull();
  expect(pagePicture(head(''), page)).toBeNull();
  expect(pagePicture(head('https://elsewhere.example/1.png'), page)).toBeNull();
  expect(pagePicture(head('https://['), page)).toBeNull();
});

test.each([
  ['202605', '2027-05-15'],
  ['202612', '2027-12-15'],
  ['202701', '2028-01-15'],
])('version %s is served until %s', (version, day) => {
  expect(linkedInVersionEnd(version)).toBe(day);
});
