// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminData } from '../backend/admin-data';
import { fakeClient } from '../testing/fake-data';
import { useCrashDraft } from './use-crash-draft';

const otherTabs = vi.hoisted(() => vi.fn<() => Promise<string[]>>());
vi.mock('../backend/admin-data');
vi.mock('./open-tabs', () => ({ tabName: () => Promise.resolve('own'), otherTabs }));

const readText = (value: unknown) => (typeof value === 'string' ? value : null);

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

/** Drafts on the server, by tab. */
const server = new Map<string, { kept_at: string; content: unknown }>();
let isServerUp = true;

async function answer(input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> {
  const { searchParams } = new URL(String(input));
  if (!isServerUp) throw new TypeError('Failed to fetch');
  if (init.method === 'DELETE') server.delete((searchParams.get('tab') ?? '').replace('eq.', ''));
  if (init.method === 'POST') {
    const { tab, ...row } = JSON.parse(String(init.body)) as { tab: string; kept_at: string };
    server.set(tab, { content: null, ...row });
  }
  if (init.method !== 'GET') return new Response(null, { status: 204 });
  expect(searchParams.get('name')).toMatch(/^eq\.post:[78]$/);
  return Response.json([...server].map(([tab, row]) => ({ tab, ...row })));
}

beforeEach(() => {
  server.clear();
  isServerUp = true;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(adminData).mockReturnValue(fakeClient(answer));
  localStorage.clear();
  otherTabs.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const typed = async (value: string) => {
  type(value);
  await waitFor(() => expect(kept('own')).toContain(value));
};

it('a text that is not saved is kept under its tab as it is typed, says if it survives a crash, moves with its name, and is dropped once it is saved', async () => {
  const { rerender } = render(<Editor />);
  await typed('typed');
  const isSafe = () => {
    fireEvent.click(screen.getByRole('button'));
    return screen.getByRole('status').textContent;
  };
  expect(isSafe()).toBe('true');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(isSafe()).toBe('false');
  full.mockRestore();
  rerender(<Editor name="post:8" />);
  await waitFor(() => expect(kept('own', 'post:8')).toContain('typed'));
  expect(kept('own')).toBeNull();
  type('stored');
  await waitFor(() => expect(kept('own', 'post:8')).toBeNull());
});

it.each(['crashed', 'own'])(
  'a draft that was left behind by the tab "%s" is taken up, the newest of several, and is this tab’s own then',
  async (tab) => {
    leave(tab, 'of before');
    leave('another', 'older', new Date(Date.now() - 1000).toISOString());
    render(<Editor />);
    await waitFor(() => expect(area().value).toBe('of before'));
    await waitFor(() => expect(kept('own')).toContain('of before'));
    expect([kept('crashed'), kept('another')]).toEqual([null, expect.stringContaining('older')]);
  },
);

it('a draft that was left behind is not taken from a tab that is open', async () => {
  otherTabs.mockResolvedValue(['open']);
  leave('open', 'being written');
  render(<Editor />);
  await waitFor(() => expect(otherTabs).toHaveBeenCalled());
  await typed('mine');
  expect(kept('open')).toContain('being written');
});

it('a draft that was left behind waits where someone has begun to type', async () => {
  leave('crashed', 'of before');
  render(<Editor />);
  await typed('mine');
  expect(area().value).toBe('mine');
  expect(kept('crashed')).toContain('of before');
});

it('a draft that was left behind is forgotten after 30 days, and where nobody can read it', async () => {
  leave('old', 'too old', '2026-01-01T10:00:00.000Z');
  localStorage.setItem('staff-draft:other:tab', 'no JSON');
  leave('strange', { no: 'text' });
  render(<Editor />);
  await waitFor(() => expect(kept('old')).toBeNull());
  expect(localStorage.getItem('staff-draft:other:tab')).toBeNull();
  expect(area().value).toBe('stored');
});

it('a text is on the server within five seconds of its first change, also after an answer that was lost, until it is saved', async () => {
  vi.useFakeTimers();
  render(<Editor />);
  await vi.advanceTimersByTimeAsync(0);
  for (const second of [1, 2, 3, 4, 5]) {
    type(`word ${second}`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(server.get('own')?.content).toBe('word 4');
  isServerUp = false;
  type('word 6');
  await vi.advanceTimersByTimeAsync(3000);
  isServerUp = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.get('own')?.content).toBe('word 6');
  type('stored');
  await vi.advanceTimersByTimeAsync(0);
  expect([...server]).toEqual([]);
});

it('a text that a killed browser did not write to its disk comes back from the server, and is this tab’s own then', async () => {
  leave('killed', 'first words', '2026-11-24T09:00:01.000Z');
  server.set('killed', { kept_at: '2026-11-24T09:00:09+00:00', content: 'first words, and more' });
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:00:00Z') });
  render(<Editor />);
  await vi.waitFor(() => expect(area().value).toBe('first words, and more'));
  await vi.waitFor(() => expect([...server.keys()]).toEqual(['own']));
  expect(kept('killed')).toBeNull();
});

it('what is typed while the server is asked is kept in this browser', async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.mocked(adminData).mockReturnValue(fakeClient(() => promise));
  leave('crashed', 'of before');
  render(<Editor />);
  await typed('mine');
  reject(new TypeError('Failed to fetch'));
  await waitFor(() => expect(kept('own')).toContain('mine'));
  expect(kept('crashed')).toContain('of before');
});
