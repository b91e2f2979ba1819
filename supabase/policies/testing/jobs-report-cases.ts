import { readFigures } from '@talent/jobs/report-figures';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { query, lists, value } from './database.ts';
import { addJobs, asServer, removeAll, reportOf, saveReport, WEEK } from './jobs-report-rows.ts';

interface Figures {
  totals: Record<string, number>;
  roles: object[];
  places: { key: string; open: number; open_before: number }[];
  pay: { country: string; role: string | null }[];
  skills: object[];
  trend: { week: string; new: number; closed: number; open: number }[];
  is_over: boolean;
}

/** One series that reports show, and a measure, a country and a state that they do not. */
const MARKET_SQL = `
  with source as (
    insert into public.market_sources (
      key, revision, name, publisher, url, licence, licence_url, attribution, method, changes, grain, first_day, last_day,
      retrieved_on
    ) values (
      'job-postings-us', 1, 'Index', 'Lab', 'https://lab.example', 'CC BY 4.0', 'https://lab.example/by', 'Lab.', 'Counted.',
      'Means.', 'day', '2026-07-01', '2026-08-14', '2026-08-20'
    ) returning id
  )
  insert into public.market_series (source_id, measure, unit, country, place, first_day, last_day, last_value, monthly)
    select id, measure, 'index', country, place, '2026-07-01', '2026-08-14', 101.8, '{101.5,102}'
    from source, (values
      ('postings-total-adjusted', 'US', null), ('postings-new-adjusted', 'US', null), ('postings-total-adjusted', 'GB', null),
      ('postings-total-adjusted', 'US', 'WA')
    ) as series (measure, country, place)`;

describe('a weekly report', () => {
  beforeEach(addJobs);
  afterEach(removeAll);

  const figuresOf = (week: string) =>
    value<Figures>('select private.weekly_report_figures($1)', week);

  test('counts what a person counts by hand, against the week before', async () => {
    const { totals, skills, is_over } = await figuresOf(WEEK);
    expect(totals).toEqual({
      ...{ new: 4, new_before: 2, closed: 2, closed_before: 1 },
      ...{ open: 6, open_before: 4, remote: 1, remote_before: 1 },
    });
    expect(skills).toEqual([{ skill: 'rust', open: 2, open_before: 0 }]);
    expect(is_over).toBe(true);
  });

  test('has the same sums by role and place as in all', async () => {
    const { roles, places, totals } = await figuresOf(WEEK);
    expect(roles).toMatchObject([
      { key: 'machine-learning-engineer', new: 3, open: 5 },
      { key: 'data-scientist', new: 1, open: 1 },
    ]);
    expect(places).toMatchObject([
      { key: 'US-WA', open: 4, open_before: 3 },
      { key: 'CA-BC', open: 1, open_before: 0 },
      { key: 'US', open: 1, open_before: 1 },
    ]);
    expect(places.reduce((sum, { open }) => sum + open, 0)).toBe(totals['open']);
  });

  test('describes the pay of five postings and not of fewer', async () => {
    const { pay } = await figuresOf(WEEK);
    const of = (country: string) => pay.find((row) => row.country === country && row.role === null);
    expect(of('US')).toMatchObject({ n: 5, p25: 150_000, median: 170_000, p75: 190_000 });
    expect(of('US')).toMatchObject({ n_before: 4, median_before: null });
    expect(of('CA')).toMatchObject({ n: 1, p25: null, median: null, p75: null });
  });

  test('contains twelve weeks, each with the figures of its own report', async () => {
    const { trend } = await figuresOf(WEEK);
    expect(trend).toHaveLength(12);
    expect(trend.at(-1)).toEqual({ week: '2025-W11', new: 4, closed: 2, open: 6 });
    expect(trend.at(-2)).toEqual({ week: '2025-W10', new: 2, closed: 1, open: 4 });
  });

  test('has only zeros for a week without postings', async () => {
    const { totals, pay, roles } = await figuresOf('2020-01-06');
    expect(Object.values(totals).every((count) => count === 0)).toBe(true);
    expect([pay, roles]).toEqual([[], []]);
  });

  test('has the market of today where its week ended at most two weeks ago, and else none', async () => {
    await query(`begin; ${MARKET_SQL}`);
    try {
      const marketOf = async (ago: number) => {
        const monday = `date_trunc('week', now() at time zone 'UTC')::date - 7 * ${ago}`;
        return readFigures(await value(`select private.weekly_report_figures(${monday})`)).market;
      };
      for (const ago of [0, 1, 2]) {
        expect(await marketOf(ago)).toMatchObject({
          version: 'job-postings-us@2026-08-14.1',
          sources: [{ key: 'job-postings-us', licence: 'CC BY 4.0', retrievedOn: '2026-08-20' }],
          series: [{ measure: 'postings-total-adjusted', country: 'US', monthly: [101.5, 102] }],
        });
      }
      for (const ago of [3, 50]) expect(await marketOf(ago)).toBeNull();
      await query('update public.market_sources set superseded_at = now()');
      expect(await marketOf(1)).toBeNull();
    } finally {
      await query('rollback');
    }
  });

  test('is measured once, and again only with its version', async () => {
    const measure = (version: number | null) => asServer('measure_weekly_report', WEEK, version);
    expect((await measure(null))['version']).toBe(1);
    await query("delete from public.jobs where slug = 'job-d'");
    expect((await measure(null))['figures']).toMatchObject({ totals: { new: 4 } });
    await expect(measure(7)).rejects.toMatchObject({ code: 'PT409' });
    const again = await measure(1);
    expect(again).toMatchObject({ version: 2, figures: { totals: { new: 3 } } });
  });

  test.each(['2025-03-11', '2999-12-30'])('does not exist for %s', async (day) => {
    const measured = asServer('measure_weekly_report', day);
    await expect(measured).rejects.toMatchObject({ code: '22023' });
  });

  test('becomes one post, which later publications bring up to date', async () => {
    const { version, post_id: post } = await reportOf('First words');
    const publish = (at: unknown, overwrite = false) =>
      asServer('publish_weekly_report', WEEK, at, overwrite);
    expect(post).not.toBeNull();
    const saved = await saveReport(version, 'Second words');
    const again = await publish(saved['version']);
    expect(again['post_id']).toBe(post);
    expect(await lists('select slug, topic, body, status from public.blog_posts')).toEqual([
      ['ai-jobs-report-2025-w11', 'weekly-jobs-report', 'Second words', 'published'],
    ]);
    // An editor changed the post in the editor of the blog.
    await query("update public.blog_posts set body = 'Theirs'");
    await expect(publish(again['version'])).rejects.toMatchObject({ code: 'PT412' });
    expect((await publish(again['version'], true))['post_id']).toBe(post);
  });

  test('is not published without a text', async () => {
    await asServer('measure_weekly_report', WEEK);
    const early = asServer('publish_weekly_report', WEEK, 1);
    await expect(early).rejects.toMatchObject({ code: '22023' });
  });
});
