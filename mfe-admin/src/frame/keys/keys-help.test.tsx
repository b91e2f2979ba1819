// @vitest-environment jsdom
import '../../testing/staff-page';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { KeysHelp } from './keys-help';
import { useKeys } from './use-keys';

afterEach(cleanup);

it('the keys of the staff area are listed at ?, and no longer after Close', async () => {
  render(<KeysHelp />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(window, { key: '?', shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(screen.getByText('Put the item aside until tomorrow')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const pressed = vi.fn<() => boolean>();
function Tool() {
  useKeys({ j: pressed });
  return (
    <>
      <input aria-label="Text" />
      <button type="button">Button</button>
    </>
  );
}

it('the keys of the staff area work with the focus on the page or on a button, and leave to the browser what did nothing', () => {
  pressed.mockReset().mockReturnValueOnce(true).mockReturnValue(false);
  render(<Tool />);
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'j' })).toBe(true);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('the keys of the staff area rest in a field, with Ctrl, Cmd or Alt, and under a dialog', () => {
  pressed.mockReset();
  const { container } = render(<Tool />);
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'j' });
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    fireEvent.keyDown(document.body, { key: 'j', [modifier]: true });
  }
  container.insertAdjacentHTML('beforeend', '<div role="menu"></div>');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(pressed).not.toHaveBeenCalled();
});
