import { createDataClient } from '@talent/data/client';

/** A client of the database whose requests `answer` answers. */
export const fakeClient = (answer: typeof fetch) =>
  createDataClient({
    ...{ url: 'https://backend.example', key: 'key', accessToken: async () => null },
    fetch: answer,
  });

/** Arguments of a function, or filters and values of a table. */
type Asked = Readonly<Record<string, unknown>>;

type Answers = Readonly<Record<string, (asked: Asked) => unknown>>;

/** A backend that answers by the name of a table or function: with nothing by default, and with a refusal for an error. */
export function fakeData(answers: Answers) {
  return {
    from: (table: string) => request(answers, table, {}, false),
    rpc: (name: string, asked: Asked = {}) => request(answers, name, asked, false),
  };
}

/** The module of the backend with such data. */
export const fakeBackend = (answers: Answers) => {
  const data = fakeData(answers);
  return { adminData: () => data };
};

/** A request that more can be said of, and that is sent once it is waited for. */
function request(answers: Answers, name: string, asked: Asked, isSingle: boolean): object {
  const send = async () => {
    const answer = name in answers ? await answers[name]?.(asked) : [];
    if (answer instanceof Error) return { data: null, error: answer, count: null };
    const rows = [answer].flat();
    return { data: isSingle ? (rows[0] ?? null) : answer, error: null, count: rows.length };
  };
  const say = (method: string | symbol, ...said: unknown[]) => {
    const more = method === 'eq' ? { [String(said[0])]: said[1] } : said[0];
    const isTold = ['eq', 'match', 'insert', 'update'].includes(String(method));
    const isOne = isSingle || /single$/i.test(String(method));
    return request(answers, name, isTold ? { ...asked, ...(more as Asked) } : asked, isOne);
  };
  return new Proxy(
    {},
    {
      get: (_, method) => {
        if (method !== 'then') return (...said: unknown[]) => say(method, ...said);
        const sent = send();
        return sent.then.bind(sent);
      },
    },
  );
}
