import { openMigratedDatabase } from '@talent/backend/testing/migrated-database';
import { afterAll, expect, test } from 'vitest';

const database = await openMigratedDatabase();
afterAll(() => database.close());

const finding = (rule: string, severity: string, path: string, day: number, state = 'open') =>
  `(1, '${rule} ${path}', 'links', '${rule}', '${severity}', '${path}', '', 'x', false,
    '2026-11-0${day}T00:00:00Z', '2026-11-2${day}T00:00:00Z', '${state}')`;

test('the problems of a crawl are its findings by rule, errors first, those with more open findings before others', async () => {
  await database.exec(`
    insert into public.seo_crawls (id, saved_by, started_at, finished_at, status, below, page_limit, is_rendered, is_whole)
      overriding system value values (1, gen_random_uuid(), now(), now(), 'complete', '/', 2000, false, true);
    insert into public.seo_findings (crawl_id, fingerprint, check_key, rule, severity, path, subject, evidence,
      needs_whole, first_seen, last_seen, state) values
    ${[
      finding('title-short', 'warning', '/a', 3),
      finding('title-short', 'warning', '/b', 1, 'gone'),
      finding('alt-missing', 'warning', '/a', 2),
      finding('alt-missing', 'warning', '/c', 2),
      finding('link-broken', 'error', '/a', 4),
    ].join(',')}`);
  const { rows } = await database.query(
    `select rule, severity, pages::int, findings::int, open_findings::int, first_seen::date::text as first,
      last_seen::date::text as last from public.seo_problems(1)`,
  );
  const common = { severity: 'warning', pages: 2, findings: 2 };
  expect(rows).toEqual([
    {
      ...{ rule: 'link-broken', severity: 'error', first: '2026-11-04', last: '2026-11-24' },
      ...{ pages: 1, findings: 1, open_findings: 1 },
    },
    { ...common, rule: 'alt-missing', open_findings: 2, first: '2026-11-02', last: '2026-11-22' },
    { ...common, rule: 'title-short', open_findings: 1, first: '2026-11-01', last: '2026-11-23' },
  ]);
});
