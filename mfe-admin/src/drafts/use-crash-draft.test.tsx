// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCrashDraft } from './use-crash-draft';

const otherTabs = vi.hoisted(() => vi.fn<() => Promise<string[]>>());
vi.mock('./open-tabs', () => ({ tabName: () => Promise.resolve('own'), otherTabs }));

const readText = (value: unknown) => (typeof value === 'string' ? value : null);

/** A text with one stored version. */
function Editor({ name = 'post:7', stored = 'stored' }: { name?: string; stored?: string }) {
  const [text, setText] = useState(stored);
  const [isSafe, setSafe] = useState<boolean | null>(null);
  const keep = useCrashDraft({
    name,
    content: text === stored ? null : text,
    read: readText,
    onFound: setText,
  });
  return (
    <>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={() => setSafe(keep())}>Keep</button>
      <output>{String(isSafe)}</output>
    </>
  );
}

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(area(), { target: { value } });
const kept = (tab: string, name = 'post:7') => localStorage.getItem(`staff-draft:${name}:${tab}`);
const leave = (tab: string, content: unknown, at = new Date().toISOString()) =>
  localStorage.setItem(`staff-draft:post:7:${tab}`, JSON.stringify({ at, content }));
/** The hook has asked for the tabs. */
const isReady = () => waitFor(() => expect(otherTabs).toHaveBeenCalled());

beforeEach(() => {
  localStorage.clear();
  otherTabs.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a text that is not saved', () => {
  it('is kept under its tab as it is typed, and dropped once it is saved', async () => {
    render(<Editor />);
    type('typed');
    await waitFor(() => expect(kept('own')).toContain('"content":"typed"'));
    type('stored');
    await waitFor(() => expect(kept('own')).toBeNull());
  });

  it('says that it survives a crash, and where the storage is full that it does not', async () => {
    render(<Editor />);
    type('typed');
    await waitFor(() => expect(kept('own')).not.toBeNull());
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toBe('true');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status').textContent).toBe('false');
  });

  it('moves with the name of its text', async () => {
    const { rerender } = render(<Editor />);
    type('typed');
    await waitFor(() => expect(kept('own')).not.toBeNull());
    rerender(<Editor name="post:8" />);
    await waitFor(() => expect(kept('own', 'post:8')).toContain('typed'));
    expect(kept('own')).toBeNull();
  });
});

describe('a draft that was left behind', () => {
  it('by a crashed tab is taken up, and is this tab’s own then', async () => {
    leave('crashed', 'of before');
    render(<Editor />);
    await waitFor(() => expect(area().value).toBe('of before'));
    expect(kept('crashed')).toBeNull();
    await waitFor(() => expect(kept('own')).toContain('of before'));
  });

  it('by this tab is there again after a reload', async () => {
    leave('own', 'of before');
    render(<Editor />);
    await waitFor(() => expect(area().value).toBe('of before'));
    expect(kept('own')).toContain('of before');
  });

  it('is the newest of several', async () => {
    leave('one', 'older', '2026-11-20T10:00:00.000Z');
    leave('two', 'newer', '2026-11-21T10:00:00.000Z');
    vi.setSystemTime('2026-11-22T10:00:00Z');
    render(<Editor />);
    await waitFor(() => expect(area().value).toBe('newer'));
    vi.useRealTimers();
  });

  it('is not taken from a tab that is open', async () => {
    otherTabs.mockResolvedValue(['open']);
    leave('open', 'being written');
    render(<Editor />);
    await isReady();
    type('mine');
    await waitFor(() => expect(kept('own')).toContain('mine'));
    expect(kept('open')).toContain('being written');
  });

  it('waits where someone has begun to type', async () => {
    leave('crashed', 'of before');
    render(<Editor />);
    type('mine');
    await waitFor(() => expect(kept('own')).toContain('mine'));
    expect(area().value).toBe('mine');
    expect(kept('crashed')).toContain('of before');
  });

  it('is forgotten after 30 days, and where nobody can read it', async () => {
    leave('old', 'too old', '2026-01-01T10:00:00.000Z');
    localStorage.setItem('staff-draft:other:tab', 'no JSON');
    leave('strange', { no: 'text' });
    render(<Editor />);
    await waitFor(() => expect(kept('old')).toBeNull());
    expect(localStorage.getItem('staff-draft:other:tab')).toBeNull();
    expect(area().value).toBe('stored');
  });
});
