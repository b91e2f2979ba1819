import { describe, expect, test } from 'vitest';
import type { Row } from './sql-client.ts';
import { actors, catalog, member } from './stack.ts';

const days = { from_day: '2026-01-05', to_day: '2026-01-11' };
const visits = { ...days, of_audience: 'visitor', segment: {} };
const weeks = { to_day: days.to_day, of_audience: 'visitor', weeks: 8, segment: {} };
const crawls = { older: 0, newer: 0 };

/** Functions that everyone may call, and those that answer an account about itself. Both are written by hand. */
const VISITORS = [
  'end_local_override',
  'local_override_is_open',
  'plain_words',
  'posted_pay_coverage',
  'search_blog_posts',
];
const ACCOUNTS = ['is_admin', 'require_fresh_sign_in', 'staff_access'];

/** Functions that answer a member from the rows that a member sees, which are none. */
const EMPTY: Readonly<Record<string, Row>> = {
  ...{
    authority_goal_progress: {},
    backlink_months: {},
    search_positions: { of_dimension: 'dates' },
  },
  ...{ newest_authority_figure: { measure: 'clicks', subject: '' }, compare_seo_findings: crawls },
  ...{ compare_seo_pages: crawls, seo_crawl_checks: {}, seo_external_links: {}, seo_problems: {} },
  ...{ count_people: { wanted: '' }, find_people: { wanted: '' }, person_duplicates: {} },
  ...{ traffic_campaigns: visits, traffic_journeys: visits, traffic_marks: days },
  ...{ traffic_pages: visits, traffic_retention: weeks, traffic_shares: visits },
  ...{ traffic_sources: visits, traffic_visit_pages: visits, traffic_visits: visits },
  traffic_vitals: { ...visits, by_version: false },
};

/** Functions that answer a member with zeros: `traffic-policies.ts` compares them. */
const ZEROS: Readonly<Record<string, Row>> = {
  traffic_funnel: { ...visits, goal: 'contact', form_paths: ['/'] },
  traffic_live: { of_audience: 'visitor', segment: {} },
  traffic_overview: visits,
};

const callable = (role: string) =>
  catalog.executable
    .filter((line) => line.startsWith(`${role} `))
    .map((line) => line.slice(role.length + 1));
const staff = callable('authenticated').filter(
  (name) => ![...VISITORS, ...ACCOUNTS].includes(name),
);
const refusing = staff.filter((name) => !(name in EMPTY) && !(name in ZEROS));
const server = callable('service_role').filter(
  (name) => ![...staff, ...VISITORS, ...ACCOUNTS].includes(name),
);

/** Every argument of a function, null unless its value is known: who calls is asked before what is wanted. */
const valuesOf = (name: string): Row => ({
  ...Object.fromEntries((catalog.arguments[name] ?? []).map((argument) => [argument, null])),
  ...(EMPTY[name] ?? ZEROS[name]),
});

/** Names of functions with the code of the refusal of this caller, one after the other: each call is a transaction of one connection. */
async function codes(
  who: keyof typeof actors,
  names: readonly string[],
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const name of names) outcomes[name] = await actors[who].codeOf(name, valuesOf(name));
  return outcomes;
}

// Roles that may call each function of the staff tools.
describe('functions of the staff tools', () => {
  test('only those that are listed here are for visitors', () => {
    expect(callable('anon')).toEqual(VISITORS);
  });

  test.each([
    ['anon', 'of them', [...staff, ...server]],
    ['member', 'that acts or reads for an admin', refusing],
    ['member', 'that is the server’s', server],
    ['admin', 'that is the server’s', server],
  ] as const)('%s may call none %s', async (who, _, names) => {
    expect(names.length).toBeGreaterThan(40);
    expect(await codes(who, names)).toEqual(
      Object.fromEntries(names.map((name) => [name, '42501'])),
    );
  });

  test('a member gets no row of what reads tables', async () => {
    for (const name of Object.keys(EMPTY)) {
      const answer = await member.call<Row[] | null>(name, valuesOf(name));
      expect([name, [answer ?? []].flat()]).toEqual([name, []]);
    }
  });

  test('an admin is refused none of them', async () => {
    expect(Object.values(await codes('admin', staff))).not.toContain('42501');
  });
});
