// @vitest-environment jsdom
import { unsavedStore } from '@talent/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { hasUnsavedEntries } from './take-release';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  sessionStorage.clear();
  unsavedStore.setState([], true);
});

function field(markup: string): HTMLInputElement {
  document.body.innerHTML = markup;
  return document.querySelector('input, textarea') as HTMLInputElement;
}

it('are what a form of any page of this tab keeps, and none where the browser blocks storage', () => {
  sessionStorage.setItem('form-entries:contact', '{"name":["Ada"],"roles":[]}');
  expect(hasUnsavedEntries()).toBe(true);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hasUnsavedEntries()).toBe(false);
});

it.each([
  ['a form that was cleared again', 'form-entries:contact', '{"name":[""],"roles":[]}'],
  ['storage of something else', 'theme', '{"name":["Ada"]}'],
  ['rubbish', 'form-entries:contact', '{"name":["Ada"'],
  ['a text where a form should be', 'form-entries:contact', '""'],
])('are not %s', (_, key, text) => {
  sessionStorage.setItem(key, text);
  expect(hasUnsavedEntries()).toBe(false);
});

it.each(['<input value="as served">', '<textarea>as served</textarea>', '<input type="email">'])(
  'are what was typed into %s',
  (markup) => {
    const typed = field(markup);
    expect(hasUnsavedEntries()).toBe(false);
    typed.value = 'typed';
    expect(hasUnsavedEntries()).toBe(true);
  },
);

it('are unsaved work that a page tells of, however long it is kept', () => {
  unsavedStore.setState([{ name: 'The text', keep: () => 'browser' }], true);
  expect(hasUnsavedEntries()).toBe(true);
});

it('are a chosen file', () => {
  const chosen = field('<input type="file">');
  expect(hasUnsavedEntries()).toBe(false);
  Object.defineProperty(chosen, 'files', { value: [new File(['%PDF'], 'cv.pdf')] });
  expect(hasUnsavedEntries()).toBe(true);
});

it.each(['<input type="hidden">', '<input type="checkbox">', '<div data-unkept><input></div>'])(
  'are not in %s',
  (markup) => {
    const typed = field(markup);
    typed.value = 'written';
    typed.checked = true;
    expect(hasUnsavedEntries()).toBe(false);
  },
);
