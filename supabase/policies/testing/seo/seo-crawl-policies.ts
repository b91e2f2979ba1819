import { describe, expect, test } from 'vitest';
import type { Row } from '../sql-client.ts';
import { admin } from '../stack.ts';

const crawl = (day: number, patch: Row = {}): Row => ({
  ...{ started_at: `2026-01-0${day}T00:00:00Z`, finished_at: `2026-01-0${day}T00:01:00Z` },
  ...{ status: 'complete', below: '/', page_limit: 2000, is_rendered: false, is_whole: true },
  ...patch,
});

const page = (path: string, patch: Row = {}): Row => ({
  ...{ path, outcome: 'read', status: 200, redirect_to: null, depth: 1, title: 'T' },
  ...{ description: 'D', words: 1, html_bytes: 1, load_ms: 1, in_sitemap: true, inlinks: 0 },
  ...{ is_indexable: true, links: ['/'], external_links: ['https://other.example/'] },
  ...{ content_hash: 'a', ...patch },
});

const finding = (path: string, patch: Row = {}): Row => ({
  ...{ fingerprint: `titles title-short ${path} `, check_key: 'titles', rule: 'title-short' },
  ...{ severity: 'warning', path, subject: '', evidence: '“T”', related: [], needs_whole: false },
  ...patch,
});

describe('crawls', () => {
  const begin = (facts: Row) => admin.call<number>('begin_seo_crawl', facts);
  const finish = (crawl_id: number) => admin.call('finish_seo_crawl', { crawl_id });
  async function save(facts: Row, pages: Row[], findings: Row[] = []): Promise<number> {
    const crawl_id = await begin(facts);
    await admin.call('add_to_seo_crawl', { crawl_id, pages, findings: [] });
    await admin.call('add_to_seo_crawl', { crawl_id, pages: [], findings });
    await finish(crawl_id);
    return crawl_id;
  }
  const part = (below: string) => ({ is_whole: false, below });
  const changeOf = (what: string) => async (older: number, newer: number) =>
    (await admin.rowOf(`compare_seo_${what}`, { older, newer }))?.['change'];
  const change = changeOf('findings');

  test('are read when they are finished', async () => {
    const id = await begin(crawl(1));
    expect(await admin.rows('seo_crawls', 'id', id)).toEqual([]);
    await finish(id);
    expect(await admin.rows('seo_crawls', 'id', id)).toHaveLength(1);
  });

  test('take a part that is sent twice once, a part with a wrong row not at all, and none once finished', async () => {
    const crawl_id = await begin(crawl(1));
    const parts = { crawl_id, pages: [page('/')], findings: [finding('/')] };
    const add = (pages: Row[]) => admin.codeOf('add_to_seo_crawl', { ...parts, pages });
    expect(await add([page('/')])).toBe('answered');
    expect(await add([page('/')])).toBe('answered');
    expect(await add([page('/b'), page('/c', { outcome: 'eaten' })])).not.toBe('answered');
    await finish(crawl_id);
    expect(await add([page('/late')])).not.toBe('answered');
    expect(await admin.rows('seo_crawls', 'id', crawl_id)).toMatchObject([
      { pages: 1, errors: 0, warnings: 1, notices: 0 },
    ]);
  });

  test('know since when and until when a finding was seen', async () => {
    for (const id of [
      await save(crawl(2), [page('/k')], [finding('/k')]),
      await save(crawl(5), [page('/k')], [finding('/k')]),
    ]) {
      const [row] = await admin.rows('seo_findings', 'crawl_id', id);
      const seen = [row?.['first_seen'], row?.['last_seen']].map((at) => Date.parse(String(at)));
      expect(seen).toEqual([Date.parse('2026-01-02'), Date.parse('2026-01-05')]);
    }
  });

  test('store the result of a retest', async () => {
    const crawl_id = await save(crawl(1), [page('/t')], [finding('/t')]);
    const { fingerprint } = finding('/t');
    const note = { crawl_id, fingerprint, state: 'gone' };
    expect(await admin.call('note_seo_retest', note)).toBe(true);
    const found = await admin.rows('seo_findings', 'crawl_id', crawl_id);
    expect(found).toMatchObject([{ state: 'gone' }]);
    const unknown = { ...note, fingerprint: 'nothing' };
    expect(await admin.call('note_seo_retest', unknown)).toBe(false);
  });

  test('compare findings: new, gone, remaining and unchecked', async () => {
    const faulty = await save(crawl(1), [page('/c')], [finding('/c')]);
    const clean = await save(crawl(2), [page('/c')]);
    const elsewhere = await save(crawl(3, part('/other')), [page('/other')]);
    const there = await save(crawl(4, part('/c')), [page('/c')]);
    expect(await change(clean, faulty)).toBe('new');
    expect(await change(faulty, clean)).toBe('gone');
    expect(await change(faulty, faulty)).toBe('still');
    expect(await change(faulty, elsewhere)).toBe('unknown');
    expect(await change(faulty, there)).toBe('gone');
    expect(await change(clean, clean)).toBeUndefined();
  });

  test.each([
    ['gone', 'link-broken', ['/']],
    ['unknown', 'link-broken', ['/', '/other']],
    ['unknown', 'title-duplicate', ['/']],
  ])('compare a partial crawl: %s is a %s of a page with links %j', async (told, rule, links) => {
    const twofold = finding('/l', { rule, related: ['/other'] });
    const older = await save(crawl(1), [page('/l'), page('/other')], [twofold]);
    const newer = await save(crawl(2, part('/l')), [page('/l', { links })]);
    expect(await change(older, newer)).toBe(told);
  });

  test('do not report a finding of rendered pages as gone where none was rendered', async () => {
    const late = finding('/r', { check_key: 'rendering', rule: 'late-title' });
    const older = await save(crawl(1, { is_rendered: true }), [page('/r')], [late]);
    expect(await change(older, await save(crawl(2), [page('/r')]))).toBe('unknown');
    const rendered = await save(crawl(3, { is_rendered: true }), [page('/r')]);
    expect(await change(older, rendered)).toBe('gone');
  });

  test('list added, removed and changed pages, between complete crawls alone', async () => {
    const one = await save(crawl(1), [page('/p')]);
    const changed = await save(crawl(2), [page('/p', { content_hash: 'b' })]);
    const none = await save(crawl(3), []);
    const elsewhere = await save(crawl(4, part('/q')), []);
    const of = changeOf('pages');
    expect(await of(one, changed)).toBe('changed');
    expect(await of(one, none)).toBe('removed');
    expect(await of(none, one)).toBe('added');
    expect(await of(one, one)).toBeUndefined();
    expect(await of(one, elsewhere)).toBeUndefined();
  });

  test('list links to other sites with the number of pages that have them', async () => {
    const crawl_id = await save(crawl(1), [page('/'), page('/b')]);
    const links = { address: 'https://other.example/', example: '/', pages: 2 };
    expect(await admin.rowOf('seo_external_links', { crawl_id })).toMatchObject(links);
  });

  test('are kept up to the newest twenty', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      ids.push(await begin(crawl(1)));
      await finish(ids[count] ?? 0);
    }
    const kept = (await admin.rows('seo_crawls')).map(({ id }) => Number(id));
    expect(kept.toSorted((a, b) => a - b)).toEqual(ids.slice(1));
  });
});
