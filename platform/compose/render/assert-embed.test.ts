import { expect, it } from 'vitest';
import { assertEmbed } from './assert-embed.ts';

const type = 'text/html; charset=utf-8';
const check =
  (body: string, contentType = type) =>
  () =>
    assertEmbed('/e', contentType, body);

it('an embed may have one style element, a drawing, and links to anywhere', () => {
  const body =
    '<!doctype html><style>p{color:red}</style><svg><path d="M0 0"/></svg>' +
    '<p>on = 1, src = 2, style = 3</p><a href="https://www.example.com/" rel="noopener">Data</a>';
  expect(check(body)).not.toThrow();
});

it.each([
  ['a script', '<script>1</script>'],
  ['a script', '<svg onload="x"></svg>'],
  ['a script', '<a href="javascript:alert(1)">x</a>'],
  ['a file to load', '<link rel="stylesheet" href="/a.css">'],
  ['a file to load', '<img alt="" src="https://tracker.example/a.gif">'],
  ['a file to load', '<iframe></iframe>'],
  ['a form', '<form></form>'],
  ['an inline style', '<p style="color:red">x</p>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a second style element', '<style></style><p>x</p><style></style>'],
])('an embed never has %s: %s', (what, body) => {
  expect(check(body)).toThrow(`/e has ${what}, which no embed may have.`);
});

it.each(['text/html', 'image/svg+xml', 'application/json'])('an embed is never %s', (other) => {
  expect(check('<p>x</p>', other)).toThrow(/which no embed may have/);
});
