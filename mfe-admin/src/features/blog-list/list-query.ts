import type { PostQuery } from '../../api/list-posts';
import { postStatuses } from '../../api/post';

/** The list that an address asks for; what it does not say, or says wrongly, is the default. */
export function readListQuery(search: URLSearchParams): PostQuery {
  const sort = search.get('sort');
  const page = Number(search.get('page'));
  return {
    status: postStatuses.find((status) => status === search.get('status')) ?? null,
    text: (search.get('q') ?? '').trim().slice(0, 100),
    sort: sort === 'published' || sort === 'title' ? sort : 'updated',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list, without its defaults. */
export function writeListQuery({ status, text, sort, page }: PostQuery): URLSearchParams {
  return new URLSearchParams([
    ...(status === null ? [] : [['status', status]]),
    ...(text === '' ? [] : [['q', text]]),
    ...(sort === 'updated' ? [] : [['sort', sort]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
}
