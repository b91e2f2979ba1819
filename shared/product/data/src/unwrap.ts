import { DataError, NotFoundError } from './errors.ts';

/** PostgREST's code for "one row expected, none or several found". */
const NOT_ONE_ROW = 'PGRST116';

type Failure = { message: string; code?: string | undefined };
/** The result of a supabase-js call: the data, or an error. */
export type DataResult = { data: unknown; error: Failure | null };

/**
 * The data of a finished supabase-js call: `unwrap(await client.from('blog_posts').select())`.
 * @throws NotFoundError when a single row was asked for and there is none.
 * @throws DataError for any other failure; its cause is the client's error.
 */
export function unwrap<Result extends DataResult>(
  result: Result,
): Extract<Result, { error: null }>['data'] {
  const { data, error } = result;
  if (error === null) return data;
  const { code = '', message } = error;
  if (code === NOT_ONE_ROW) throw new NotFoundError(code, message, { cause: error });
  throw new DataError(code === '' ? 'REQUEST_FAILED' : code, message, { cause: error });
}
