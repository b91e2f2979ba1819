// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useAnswerKeys } from './choice-answer';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeToRead } from './code-to-read';
import { moved, movedTo } from './order-answer';
import { placeOf } from './use-drag-order';

function Question({ onChoose }: { onChoose: (index: number) => void }): ReactNode {
  useAnswerKeys({ count: 3, isOn: true, onChoose });
  return null;
}

/** Presses a key in the commit that shows the question. */
function Page({ onChoose }: { onChoose: (index: number) => void }): ReactNode {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: '2' });
  }, []);
  return <Question onChoose={onChoose} />;
}

it('takes a key that is pressed as soon as the question is seen', () => {
  const onChoose = vi.fn();
  render(<Page onChoose={onChoose} />);
  expect(onChoose.mock.calls).toEqual([[1]]);
});

const code = 'x = 1';
const markup = (question: Parameters<typeof CodeToRead>[0]['question']) =>
  renderToStaticMarkup(<CodeToRead question={question} />);

it('colors the words of a kind and keeps the text as it is', () => {
  expect(markup({ code, codeParts: ['x = ', ['number', '1']] })).toContain(
    '<code>x = <span class="text-warning">1</span></code>',
  );
});

it('shows code without parts in ink, and nothing for a question without code', () => {
  expect(markup({ code })).toContain('<code>x = 1</code>');
  expect(markup({ code: null })).toBe('');
});

const order = ['a', 'b', 'c'];

it('moves one item by one place and leaves the given order alone', () => {
  expect(moved(order, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(order, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(order).toEqual(['a', 'b', 'c']);
});

it('moves nothing over an end, and nothing that is not there', () => {
  expect(moved(order, 'a', -1)).toBe(order);
  expect(moved(order, 'c', 1)).toBe(order);
  expect(moved(order, 'z', 1)).toBe(order);
});

it('puts an item at a place and keeps the others in order', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(movedTo(order, 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(order, 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(order, 'b', 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(movedTo(order, 'b', 1)).toBe(order);
  expect(movedTo(order, 'x', 1)).toBe(order);
});

const middles = [20, 70, 120, 170];

it.each([
  [0, 0, 0],
  [0, 49, 0],
  [0, 51, 1],
  [0, 400, 3],
  [3, -49, 3],
  [3, -51, 2],
  [3, -400, 0],
  [1, 60, 2],
  [1, -60, 0],
])('an item from place %i that is moved by %i px is at place %i', (from, distance, place) => {
  expect(placeOf(middles, from, distance)).toBe(place);
});
