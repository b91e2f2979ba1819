import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryStore } from '../../../store/testing/memory-store.ts';
import { auditWithOsv } from './audit-with-osv.ts';
import { collectAdvisories, readAdvisories, writeAdvisories } from './imported-advisories.ts';
import { isAffected, keptOf, osvRecordSchema } from './osv-record.ts';

// SAMPLES: written by hand in the form of osv.dev. These packages and weaknesses do not exist.
const sample = {
  schema_version: '1.6.0',
  id: 'GHSA-samp-le00-0001',
  modified: '2026-11-01T10:00:00Z',
  published: '2026-10-01T10:00:00Z',
  summary: 'SAMPLE: sample-parser reads past its end',
  affected: [
    {
      package: { ecosystem: 'npm', name: 'sample-parser' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.1.0' }] }],
    },
  ],
  database_specific: { severity: 'MODERATE' },
};
const malware = {
  ...{ id: 'MAL-0000-SAMPLE', modified: '2026-11-20T00:00:00.5Z' },
  details: 'SAMPLE: sends what it finds to a stranger.\nSecond line',
  affected: [{ package: { ecosystem: 'npm', name: '@sample/taken' }, versions: ['1.0.1'] }],
};
const now = new Date('2026-11-22T12:00:00Z');
const names = new Set(['sample-parser', '@sample/taken', 'sound']);

function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'talent-osv-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'osv', 'deeper'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, 'osv', name), text);
  }
  return join(folder, 'osv');
}

/** An archive such as osv.dev has for an ecosystem, made by a program that is not the one under test. */
function archiveOf(files: Readonly<Record<string, unknown>>): string {
  const folder = folderOf(files);
  const script = 'import shutil, sys; shutil.make_archive(sys.argv[1], "zip", sys.argv[2])';
  execFileSync('python3', ['-c', script, join(folder, '..', 'all'), folder]);
  return join(folder, '..', 'all.zip');
}

const used = new Map([
  ['sample-parser', new Set(['2.0.9', '2.1.0'])],
  ['@sample/taken', new Set(['1.0.1'])],
  ['sound', new Set(['1.0.0'])],
]);

describe.each([
  ['a folder', folderOf],
  ['a zip archive', archiveOf],
])('advisories of %s', (_, make) => {
  it('are found for the versions in use, with their source, its license and both dates', async () => {
    const path = make({
      'a.json': sample,
      'deeper/b.json': malware,
      'withdrawn.json': { ...sample, id: 'GHSA-w', withdrawn: '2026-10-02T00:00:00Z' },
      'other.json': {
        ...{ id: 'PYSEC-1', modified: '2026-11-21T00:00:00Z' },
        affected: [{ package: { ecosystem: 'PyPI', name: 'sample-parser' }, versions: ['2.0.9'] }],
      },
    });
    const imported = await collectAdvisories(path, names, now);
    expect(imported).toMatchObject({ records: 3, importedAt: '2026-11-22T12:00:00.000Z' });
    expect(auditWithOsv(imported, used)).toEqual({
      status: 'measured',
      advisories: [
        {
          ...{ package: '@sample/taken', severity: 'critical', versions: ['1.0.1'], patched: null },
          title: 'SAMPLE: sends what it finds to a stranger.',
          url: 'https://osv.dev/vulnerability/MAL-0000-SAMPLE',
        },
        {
          ...{ package: 'sample-parser', severity: 'moderate', versions: ['2.0.9'] },
          ...{ patched: '>=2.1.0', title: 'SAMPLE: sample-parser reads past its end' },
          url: 'https://github.com/advisories/GHSA-samp-le00-0001',
        },
      ],
      source: {
        databases: [
          'GitHub Advisory Database (CC-BY 4.0)',
          'OpenSSF Malicious Packages (Apache-2.0)',
        ],
        newest: '2026-11-20T00:00:00.500Z',
        importedAt: '2026-11-22T12:00:00.000Z',
      },
    });
  });
});

it('an import says nothing about packages that came in after it', async () => {
  const imported = await collectAdvisories(folderOf({ 'a.json': [sample] }), names, now);
  const audit = auditWithOsv(imported, new Map([...used, ['new-one', new Set(['1.0.0'])]]));
  expect(audit).toEqual({
    status: 'unavailable',
    reason:
      'the imported advisories are from before new-one came in: run "pnpm import-advisories" again',
  });
});

it('an import is kept in the store, and the next one takes its place', async () => {
  const store = createMemoryStore();
  expect(await readAdvisories(store)).toBeNull();
  const imported = await collectAdvisories(folderOf({ 'a.json': sample }), names, now);
  await writeAdvisories(store, imported);
  expect(await readAdvisories(store)).toEqual(imported);
});

describe('a file that is not advisories is refused by name', () => {
  it.each([
    ['broken.json', '{"id": ', /broken\.json is no JSON\. Nothing was imported$/],
    ['list.json', { name: 'x' }, /list\.json is no record of the OSV schema \(id: .*\)\. Nothing/],
    [
      'date.json',
      { ...sample, modified: 'yesterday' },
      /date\.json is no record of the OSV schema \(modified: /,
    ],
    ['none.json', [], /osv has no record about a package of npm\. Nothing was imported$/],
    ['all.zip', 'PK no archive', /all\.zip is no whole zip archive\. Nothing was imported$/],
    ['huge.json', 'x'.repeat(17 * 1024 * 1024), /huge\.json is larger than 16 MB\. Nothing/],
  ])('%s', async (name, content, message) => {
    const path = folderOf({ [name]: content });
    await expect(collectAdvisories(path, names, now)).rejects.toThrow(message);
  });

  it('an archive that was cut off', async () => {
    const path = archiveOf({ 'a.json': sample, 'b.json': malware });
    truncateSync(path, 200);
    await expect(collectAdvisories(path, names, now)).rejects.toThrow(/is no whole zip archive/);
  });

  it('a path where nothing is', async () => {
    await expect(collectAdvisories('/nowhere/all.zip', names, now)).rejects.toThrow(
      '/nowhere/all.zip cannot be read. Nothing was imported',
    );
  });
});

describe('a range of the OSV schema', () => {
  const affects = (events: object[], version: string, type = 'SEMVER') => {
    const affected = [{ ...sample.affected[0], ranges: [{ type, events }] }];
    const [kept] = keptOf(osvRecordSchema.parse({ ...sample, affected }), names);
    return kept !== undefined && isAffected(kept, version);
  };
  it.each([
    [[{ introduced: '0' }], '0.0.1', true],
    [[{ introduced: '0' }], '0.0.0-alpha', true],
    [[{ introduced: '1.2.0' }, { fixed: '1.2.5' }], '1.1.9', false],
    [[{ introduced: '1.2.0' }, { fixed: '1.2.5' }], '1.2.0', true],
    [[{ introduced: '1.2.0' }, { fixed: '1.2.5' }], '1.2.5', false],
    [[{ introduced: '1.2.0' }, { fixed: '1.2.5' }], '1.2.5-rc.1', true],
    [[{ introduced: '1.0.0' }, { last_affected: '1.4.0' }], '1.4.0', true],
    [[{ introduced: '1.0.0' }, { last_affected: '1.4.0' }], '1.4.1', false],
    // Out of order, and with two lines of releases.
    [
      [{ fixed: '2.3.0' }, { introduced: '2.0.0' }, { fixed: '1.9.9' }, { introduced: '0' }],
      '1.10.0',
      false,
    ],
    [
      [{ fixed: '2.3.0' }, { introduced: '2.0.0' }, { fixed: '1.9.9' }, { introduced: '0' }],
      '2.2.9',
      true,
    ],
  ])('%j and version %s: %s', (events, version, expected) => {
    expect(affects(events, version)).toBe(expected);
  });

  it('of commits says nothing about versions', () => {
    expect(affects([{ introduced: '0' }], '1.0.0', 'GIT')).toBe(false);
  });
});
