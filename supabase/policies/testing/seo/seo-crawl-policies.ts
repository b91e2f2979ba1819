import { describe, expect, test } from 'vitest';
import { answerOf, rowOf, type Actor, type PolicyBackend, type Row } from '../policy-backend.ts';

const crawl = (day: number, patch: Row = {}): Row => ({
  started_at: `2026-01-0${day}T00:00:00Z`,
  finished_at: `2026-01-0${day}T00:01:00Z`,
  status: 'complete',
  below: '/',
  page_limit: 2000,
  is_rendered: false,
  is_whole: true,
  ...patch,
});

const page = (path: string, patch: Row = {}): Row => ({
  path,
  outcome: 'read',
  status: 200,
  redirect_to: null,
  depth: 1,
  title: 'T',
  description: 'D',
  words: 1,
  html_bytes: 1,
  load_ms: 1,
  in_sitemap: true,
  is_indexable: true,
  inlinks: 0,
  links: ['/'],
  external_links: ['https://other.example/'],
  content_hash: 'a',
  ...patch,
});

const finding = (path: string, patch: Row = {}): Row => ({
  fingerprint: `titles title-short ${path} `,
  check_key: 'titles',
  rule: 'title-short',
  severity: 'warning',
  path,
  subject: '',
  evidence: '“T”',
  related: [],
  needs_whole: false,
  ...patch,
});

/** The policies of crawls. */
export function describeSeoCrawlPolicies(backend: () => PolicyBackend): void {
  async function save(
    facts: Row,
    pages: Row[],
    findings: Row[],
    actor: Actor = backend().admin,
  ): Promise<number> {
    const id = Number(answerOf(await actor.call('begin_seo_crawl', facts)));
    answerOf(await actor.call('add_to_seo_crawl', { crawl_id: id, pages, findings: [] }));
    answerOf(await actor.call('add_to_seo_crawl', { crawl_id: id, pages: [], findings }));
    answerOf(await actor.call('finish_seo_crawl', { crawl_id: id }));
    return id;
  }

  const findingsOf = async (id: number) =>
    ((await backend().admin.read('seo_findings')) as Row[]).filter(
      (row) => Number(row['crawl_id']) === id,
    );

  describe('crawls', () => {
    test('are read when they are finished', async () => {
      const { admin } = backend();
      const begun = Number(answerOf(await admin.call('begin_seo_crawl', crawl(1))));
      const ids = async () =>
        ((await admin.read('seo_crawls')) as Row[]).map(({ id }) => Number(id));
      expect(await ids()).not.toContain(begun);
      answerOf(await admin.call('finish_seo_crawl', { crawl_id: begun }));
      expect(await ids()).toContain(begun);
    });

    test('are never written again once finished', async () => {
      const { admin } = backend();
      const id = await save(crawl(1), [page('/')], [finding('/')]);
      const more = { crawl_id: id, pages: [page('/late')], findings: [] };
      expect((await admin.call('add_to_seo_crawl', more)).status).toBe('refused');
    });

    test('take a part that is sent twice once, and a part with a wrong row not at all', async () => {
      const { admin } = backend();
      const id = Number(answerOf(await admin.call('begin_seo_crawl', crawl(1))));
      const part = { crawl_id: id, pages: [page('/')], findings: [finding('/')] };
      answerOf(await admin.call('add_to_seo_crawl', part));
      answerOf(await admin.call('add_to_seo_crawl', part));
      const wrong = { ...part, pages: [page('/b'), page('/c', { outcome: 'eaten' })] };
      expect((await admin.call('add_to_seo_crawl', wrong)).status).toBe('refused');
      answerOf(await admin.call('finish_seo_crawl', { crawl_id: id }));
      const rows = (await admin.read('seo_crawls')) as Row[];
      expect(rows.find((row) => Number(row['id']) === id)).toMatchObject({
        pages: 1,
        errors: 0,
        warnings: 1,
        notices: 0,
      });
    });

    test('know since when and until when a finding was seen', async () => {
      const first = await save(crawl(2), [page('/k')], [finding('/k')]);
      const second = await save(crawl(5), [page('/k')], [finding('/k')]);
      for (const id of [first, second]) {
        const [row] = await findingsOf(id);
        expect(new Date(String(row?.['first_seen'])).toISOString()).toBe(
          '2026-01-02T00:00:00.000Z',
        );
        expect(new Date(String(row?.['last_seen'])).toISOString()).toBe('2026-01-05T00:00:00.000Z');
      }
    });

    test('store the result of a retest', async () => {
      const { admin } = backend();
      const id = await save(crawl(1), [page('/t')], [finding('/t')]);
      const { fingerprint } = finding('/t');
      const note = { crawl_id: id, fingerprint, state: 'gone' };
      expect(answerOf(await admin.call('note_seo_retest', note))).toBe(true);
      expect(await findingsOf(id)).toMatchObject([{ state: 'gone' }]);
      const unknown = { ...note, fingerprint: 'nothing' };
      expect(answerOf(await admin.call('note_seo_retest', unknown))).toBe(false);
    });

    test('compare findings: new, gone, remaining and unchecked', async () => {
      const { admin } = backend();
      const faulty = await save(crawl(1), [page('/c')], [finding('/c')]);
      const clean = await save(crawl(2), [page('/c')], []);
      const part = { is_whole: false, below: '/other' };
      const elsewhere = await save(crawl(3, part), [page('/other')], []);
      const there = await save(crawl(4, { is_whole: false, below: '/c' }), [page('/c')], []);
      const change = async (older: number, newer: number) =>
        rowOf(await admin.call('compare_seo_findings', { older, newer }))?.['change'];
      expect(await change(clean, faulty)).toBe('new');
      expect(await change(faulty, clean)).toBe('gone');
      expect(await change(faulty, faulty)).toBe('still');
      expect(await change(faulty, elsewhere)).toBe('unknown');
      expect(await change(faulty, there)).toBe('gone');
      expect(await change(clean, clean)).toBeUndefined();
    });

    test('compare a partial crawl: a link is gone with its page, and a twin was not read again', async () => {
      const { admin } = backend();
      const part = { is_whole: false, below: '/l' };
      const change = async (rule: string, links: string[]) => {
        const twofold = finding('/l', { rule, related: ['/other'] });
        const older = await save(crawl(1), [page('/l'), page('/other')], [twofold]);
        const newer = await save(crawl(2, part), [page('/l', { links })], []);
        return rowOf(await admin.call('compare_seo_findings', { older, newer }))?.['change'];
      };
      expect(await change('link-broken', ['/'])).toBe('gone');
      expect(await change('link-broken', ['/', '/other'])).toBe('unknown');
      expect(await change('title-duplicate', ['/'])).toBe('unknown');
    });

    test('do not report a finding of rendered pages as gone where none was rendered', async () => {
      const { admin } = backend();
      const late = finding('/r', { check_key: 'rendering', rule: 'late-title' });
      const older = await save(crawl(1, { is_rendered: true }), [page('/r')], [late]);
      const served = await save(crawl(2), [page('/r')], []);
      const rendered = await save(crawl(3, { is_rendered: true }), [page('/r')], []);
      const change = async (newer: number) =>
        rowOf(await admin.call('compare_seo_findings', { older, newer }))?.['change'];
      expect(await change(served)).toBe('unknown');
      expect(await change(rendered)).toBe('gone');
    });

    test('list added, removed and changed pages, between complete crawls alone', async () => {
      const { admin } = backend();
      const one = await save(crawl(1), [page('/p')], []);
      const changed = await save(crawl(2), [page('/p', { content_hash: 'b' })], []);
      const none = await save(crawl(3), [], []);
      const part = await save(crawl(4, { is_whole: false, below: '/q' }), [], []);
      const change = async (older: number, newer: number) =>
        rowOf(await admin.call('compare_seo_pages', { older, newer }))?.['change'];
      expect(await change(one, changed)).toBe('changed');
      expect(await change(one, none)).toBe('removed');
      expect(await change(none, one)).toBe('added');
      expect(await change(one, one)).toBeUndefined();
      expect(await change(one, part)).toBeUndefined();
    });

    test('list links to other sites with the number of pages that have them', async () => {
      const id = await save(crawl(1), [page('/'), page('/b')], []);
      const links = await backend().admin.call('seo_external_links', { crawl_id: id });
      expect(rowOf(links)).toMatchObject({ address: 'https://other.example/', example: '/' });
      expect(Number(rowOf(links)?.['pages'])).toBe(2);
    });

    test('are kept up to the newest twenty', async () => {
      const ids: number[] = [];
      const { admin } = backend();
      for (let count = 0; count < 21; count += 1) {
        const id = Number(answerOf(await admin.call('begin_seo_crawl', crawl(1))));
        answerOf(await admin.call('finish_seo_crawl', { crawl_id: id }));
        ids.push(id);
      }
      const kept = ((await backend().admin.read('seo_crawls')) as Row[]).map(({ id }) =>
        Number(id),
      );
      expect(kept.toSorted((a, b) => a - b)).toEqual(ids.slice(1));
    });
  });
}
