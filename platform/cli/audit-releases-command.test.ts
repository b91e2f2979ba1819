import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBuildRecord } from '../store/build-record.ts';
import { commandSite } from './testing/command-site.ts';

let version: string;
const site = commandSite(async ({ build, run }) => {
  const components = ['diff 9.0.0', 'marked 18.0.0', 'marked 17.0.0'].map((text) => {
    const [name, at] = text.split(' ');
    return { name, version: at };
  });
  const sbom = JSON.stringify({ bomFormat: 'CycloneDX', components });
  await build({ name: 'shell', patterns: ['/'] });
  const files = { 'server/sbom.cdx.json': sbom };
  version = await build({ name: 'mfe-blog', patterns: ['/blog'], files });
  await run('publish');
  await run('promote shell mfe-blog');
});

/** Gives the command a report that was written at eight in the morning. */
async function audit(report: unknown, options = '') {
  const file = join(site.root, 'report.json');
  await writeFile(file, typeof report === 'string' ? report : JSON.stringify(report));
  await utimes(file, new Date(), new Date('2026-11-20T08:00:00Z'));
  const ran = await site.run(`audit ${file}${options}`);
  return { ...ran, record: await readBuildRecord(site.store, 'mfe-blog', version) };
}

const advisory = (patch: object) => ({
  id: 1,
  severity: 'low',
  title: 'SAMPLE in diff',
  module_name: 'diff',
  url: 'https://github.com/advisories/GHSA-yyyy',
  patched_versions: '>=9.1.0',
  findings: [{ version: '9.0.0', paths: ['mfe-admin>diff'], dev: false }],
  ...patch,
});

it('records what pnpm audit says about the packages in a live version, worst first, and nothing else', async () => {
  const { out, code, record } = await audit({
    advisories: {
      1: advisory({}),
      2: advisory({
        module_name: 'marked',
        severity: 'critical',
        title: 'SAMPLE in marked',
        url: undefined,
        patched_versions: '<0.0.0',
        findings: [{ version: '18.0.0' }, { version: '17.0.0' }, { version: '16.0.0' }],
      }),
      3: advisory({ findings: [{ version: '8.0.0' }] }),
      4: advisory({ module_name: 'hono', findings: [{ version: '4.0.0' }] }),
    },
  });
  expect(out).toBe(
    'mfe-blog: 2 known advisories, worst: critical\n' +
      'shell: not checked: it has no list of its packages\n',
  );
  expect(code).toBe(0);
  expect(record).toEqual({
    schema: 1,
    at: '2026-11-20T08:00:00.000Z',
    audit: {
      status: 'measured',
      tool: 'pnpm audit',
      advisories: [
        {
          package: 'marked',
          severity: 'critical',
          title: 'SAMPLE in marked',
          url: null,
          versions: ['18.0.0', '17.0.0'],
          patched: null,
        },
        {
          package: 'diff',
          severity: 'low',
          title: 'SAMPLE in diff',
          url: 'https://github.com/advisories/GHSA-yyyy',
          versions: ['9.0.0'],
          patched: '>=9.1.0',
        },
      ],
    },
  });
});

const scanned = (name: string, at: string, vulnerabilities: object[], ecosystem = 'npm') => ({
  package: { name, version: at, ecosystem },
  vulnerabilities,
});
const fixes = (name: string, ...versions: string[]) => [
  {
    package: { ecosystem: 'npm', name },
    ranges: versions.map((fixed) => ({
      type: 'SEMVER',
      events: [{ introduced: '0' }, { fixed }],
    })),
  },
];

it('records what osv-scanner says', async () => {
  const diff = {
    id: 'GHSA-samp-le00-0001',
    summary: 'SAMPLE in diff',
    database_specific: { severity: 'MODERATE' },
    affected: [...fixes('diff', '10.2.0', '9.10.0', '8.0.1'), ...fixes('other', '9.0.1')],
  };
  const packages = [
    scanned('diff', '9.0.0', [diff, { id: 'GHSA-samp-le00-0002' }]),
    scanned('marked', '18.0.0', [{ id: 'MAL-2026-1', database_specific: null }]),
    scanned('hono', '4.0.0', [diff]),
    scanned('marked', '17.0.0', [diff], 'PyPI'),
  ];
  const { out, record } = await audit({ results: [{ packages }] }, ' --json');
  expect(JSON.parse(out)).toMatchObject([{ app: 'mfe-blog' }, { app: 'shell' }]);
  const url = (id: string) => `https://osv.dev/vulnerability/${id}`;
  const [malware, second, first] = ['MAL-2026-1', 'GHSA-samp-le00-0002', 'GHSA-samp-le00-0001'];
  expect(record?.audit).toMatchObject({
    tool: 'osv-scanner',
    advisories: [
      { package: 'marked', severity: 'critical', title: malware, url: url(malware), patched: null },
      { package: 'diff', severity: 'high', title: second, url: url(second), patched: null },
      { severity: 'moderate', title: 'SAMPLE in diff', url: url(first), patched: '>=9.10.0' },
    ],
  });
});

it('a newer report replaces the earlier one, also where it found nothing', async () => {
  await audit({ advisories: { 1: advisory({}) } });
  const { out, record } = await audit({ advisories: {} });
  expect(out).toContain('mfe-blog: no known advisory\n');
  expect(record?.audit).toMatchObject({ status: 'measured', advisories: [] });
  expect((await audit({ results: null })).record?.audit).toMatchObject({ tool: 'osv-scanner' });
});

it.each([
  ['Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint responded with 405', '405'],
  ['{"hello":"world"}', '{"hello":"world"}'],
  ['', 'nothing'],
])('a text that is no report changes nothing: %j', async (text, named) => {
  await audit({ advisories: { 1: advisory({}) } });
  const { code, trouble, record } = await audit(text);
  expect(trouble).toMatch(/^error: This is no report of "pnpm audit --json" or "osv-scanner/);
  expect(trouble).toContain(named);
  expect(code).toBe(1);
  expect(record?.audit).toMatchObject({ advisories: [{ package: 'diff' }] });
});

it('says where nothing is live', async () => {
  const { out } = await audit({ advisories: {} }, ' --channel canary');
  expect(out).toBe('nothing is live on canary\n');
});
