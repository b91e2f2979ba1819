import { afterEach, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

export type Asked = { path: string; init: RequestInit }[];

type Answer = Response | Error | Promise<Response>;

/** Answers requests by path, each list in turn and its last answer for all that follow; an `Error` is a lost connection. */
export function stubServer(answers: Readonly<Record<string, readonly Answer[]>>): Asked {
  const asked: Asked = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const before = asked.filter((request) => request.path === path).length;
    asked.push({ path, init });
    const list = answers[path] ?? [];
    const answer = list[Math.min(before, list.length - 1)];
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(path);
    return (await answer).clone();
  });
  return asked;
}
