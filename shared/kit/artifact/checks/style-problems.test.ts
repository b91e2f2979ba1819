import { expect, it } from 'vitest';
import { styleProblems } from './style-problems.ts';

const scope = ':where([data-app="mfe-blog"])';
const messagesOf = (css: string) =>
  styleProblems('mfe-blog', 'client/style.css', css).map(
    ({ rule, message }) => `${rule} ${message}`,
  );

it('is content with a stylesheet that stays inside its app, as builds write it', () => {
  const css = `@layer properties{@supports (color:red){${scope} *,${scope} :before{--mfe-blog-tw-x:0}}}
    @property --mfe-blog-tw-x{syntax:"*";inherits:false}
    @media (width>=48rem){${scope} .p-2{padding:1px;&:hover{color:red}}}
    :where([data-app=mfe-blog]) > p{margin:0}${scope}{color:red}`;
  expect(messagesOf(css)).toEqual([]);
});

it.each([
  ['.p-2{padding:0}', '.p-2'],
  [`${scope} .a,footer{color:red}`, 'footer'],
  [':where([data-app="mfe-jobs"]) .a{color:red}', 'mfe-jobs'],
  [`${scope} ~ footer{color:red}`, '~ footer'],
  [`${scope}+footer{color:red}`, '+footer'],
  ['@media print{body{display:none}}', 'body'],
  ['@layer base{:root{--paper:red}}', ':root'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
  ['@font-face{font-family:x;src:url(x)}', '@font-face'],
  ['@import "https://evil.example/x.css";', '@import'],
  ['@property --tw-x{syntax:"*";inherits:false}', '@property --tw-x'],
  ['.a{', 'cannot be read'],
])('refuses %s', (css, named) => {
  const [message, ...others] = messagesOf(css);
  expect(message).toMatch(/^css-leak client\/style\.css/);
  expect(message).toContain(named);
  expect(others).toEqual([]);
});
