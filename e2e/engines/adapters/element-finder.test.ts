// @vitest-environment jsdom
import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { elementFinder, type FindStep } from './element-finder.ts';
import { textPattern } from './find-step.ts';

const finder = elementFinder({ queryAllByRole, queryAllByLabelText });
const idsOf = (...steps: FindStep[]) => finder.find(steps).map(({ id }) => id);
const role = (name: string, text?: string | RegExp, exact?: boolean): FindStep => ({
  by: 'role',
  role: name,
  ...(text === undefined ? {} : { name: textPattern(text, exact) }),
});

beforeEach(() => {
  document.body.innerHTML = `
    <nav id="main" aria-label="Main"><a id="blog" href="/blog">Blog</a></nav>
    <h1 id="one">Blog posts</h1><h2 id="two">Blog</h2>
    <form>
      <label for="mail">Work email</label><input id="mail" type="email" />
      <label><input id="agree" type="checkbox" /> I <b>agree</b> to it</label>
      <button id="save">Save</button><button id="draft">Save as a draft</button>
      <button id="hidden" style="display: none">Save</button>
    </form>
    <article><footer>By Ada</footer></article><footer id="footer">Cookies</footer>
    <p id="text">Version 2, <em id="part">saved</em> today</p>`;
});
afterEach(() => {
  document.body.innerHTML = '';
});

it('finds by role and a part of the name in any case, or by the whole name', () => {
  expect(idsOf(role('button', 'save'))).toEqual(['save', 'draft']);
  expect(idsOf(role('button', 'Save', true))).toEqual(['save']);
  expect(idsOf(role('button', /draft$/))).toEqual(['draft']);
  expect(idsOf({ by: 'role', role: 'heading', level: 2 })).toEqual(['two']);
  expect(idsOf(role('contentinfo'))).toEqual(['footer']);
});

it('goes from one element to those inside, and takes the one at a place', () => {
  expect(idsOf(role('navigation', 'Main'), role('link', 'Blog'))).toEqual(['blog']);
  expect(idsOf(role('button'), { by: 'place', index: 1 })).toEqual(['draft']);
  expect(
    idsOf({ by: 'selector', selector: 'h1, h2' }, { by: 'holding', text: textPattern('posts') }),
  ).toEqual(['one']);
});

it('finds by label and by a text that goes through several elements', () => {
  expect(idsOf({ by: 'label', text: textPattern('email') })).toEqual(['mail']);
  expect(idsOf({ by: 'label', text: textPattern('I agree') })).toEqual(['agree']);
  expect(idsOf({ by: 'text', text: textPattern(/^Version 2, saved /) })).toEqual(['text']);
  expect(idsOf({ by: 'text', text: textPattern('saved', true) })).toEqual(['part']);
});

it('says that several are there where one is meant, and gives null for none', () => {
  expect(() => finder.only([role('button', 'Save')])).toThrow('2 elements are there, not one');
  expect(finder.only([role('button', 'Delete')])).toBeNull();
});
