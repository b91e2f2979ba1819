// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FileField, type FileFieldProps, fileSize } from './file-field.tsx';

afterEach(cleanup);

const cv = new File(['x'.repeat(2048)], 'ada-example-cv.pdf', { type: 'application/pdf' });
const input = () => screen.getByLabelText<HTMLInputElement>('Your CV');

function show(props: Partial<FileFieldProps> = {}): void {
  render(<FileField label="Your CV" name="cv" required {...props} />);
}

function choose(file: File = cv): void {
  Object.defineProperty(input(), 'files', { value: [file], configurable: true });
  fireEvent.change(input());
}

it('shows name and size of the chosen file, and that a reload removes it', () => {
  const chosen = vi.fn<(file: File | null) => void>();
  show({ onChoose: chosen });
  expect(screen.queryByRole('status')).toBeNull();
  choose();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(cv);
  expect(screen.getByRole('status').textContent).toBe('ada-example-cv.pdf 2 kB');
  expect(screen.getByText('A reload of the page removes the file.')).toBeTruthy();
});

it('removes the file, tells its listeners, and gives the focus back to the input', () => {
  const chosen = vi.fn<(file: File | null) => void>();
  show({ onChoose: chosen });
  choose();
  Object.defineProperty(input(), 'files', { value: [], configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Remove ada-example-cv.pdf' }));
  expect(chosen).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(input());
});

it('shows that it is being sent, and how much where that is known', () => {
  show({ progress: 0.4 });
  choose();
  const bar = screen.getByRole('progressbar', { name: 'Sending ada-example-cv.pdf' });
  expect(bar.getAttribute('value')).toBe('0.4');
  cleanup();
  show({ progress: null });
  choose();
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

it('empties the input where the same file is to be chosen again', () => {
  show({ clears: true });
  const written = vi.spyOn(input(), 'value', 'set');
  choose();
  expect(written).toHaveBeenCalledExactlyOnceWith('');
  expect(screen.getByRole('status').textContent).toContain('ada-example-cv.pdf');
});

it('is a file input of the form in the served page', () => {
  const html = renderToString(<FileField label="Your CV" name="cv" accept=".pdf" />);
  expect(html).toMatch(/<input[^>]+accept=".pdf"[^>]+type="file"|<input[^>]+type="file"/);
  expect(html).toContain('name="cv"');
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1_468_006, '1.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
