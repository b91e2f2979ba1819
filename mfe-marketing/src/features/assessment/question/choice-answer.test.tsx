// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useAnswerKeys } from './choice-answer';
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeToRead } from './code-to-read';

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
