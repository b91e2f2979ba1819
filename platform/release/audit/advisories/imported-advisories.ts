import { z } from 'zod';
import { readJson } from '../../../store/read-json.ts';
import type { Store } from '../../../store/store.ts';
import { isAboutNpm, keptAdvisorySchema, keptOf } from './osv-record.ts';
import { OsvFileError, readOsv } from './read-osv.ts';

/** Databases that OSV collects for npm, by the beginning of their ids. */
const DATABASES: Readonly<Record<string, string>> = {
  GHSA: 'GitHub Advisory Database (CC-BY 4.0)',
  MAL: 'OpenSSF Malicious Packages (Apache-2.0)',
};

const importedSchema = z.object({
  schema: z.literal(1),
  /** Databases of the records that were read, each with its license. */
  databases: z.array(z.string()),
  /** ISO 8601 in UTC: the last change of any record, which is the age of this knowledge. */
  newest: z.iso.datetime(),
  /** ISO 8601 in UTC. */
  importedAt: z.iso.datetime(),
  /** Records about npm that were read. */
  records: z.number(),
  /** Names that were searched for: about other packages nothing is known. */
  names: z.array(z.string()),
  advisories: z.array(keptAdvisorySchema),
});

/** Advisories imported from OSV for the packages of one lock file. */
export type ImportedAdvisories = z.infer<typeof importedSchema>;

const KEY = 'advisories/osv.json';

/**
 * Reads every record and keeps those about the named packages of npm.
 * @throws OsvFileError, also where there is no record about npm
 */
export async function collectAdvisories(
  path: string,
  names: ReadonlySet<string>,
  now: Date,
): Promise<ImportedAdvisories> {
  const databases = new Set<string>();
  const advisories: ImportedAdvisories['advisories'] = [];
  let newest = 0;
  let records = 0;
  for await (const record of readOsv(path)) {
    if (!isAboutNpm(record)) continue;
    records += 1;
    newest = Math.max(newest, Date.parse(record.modified));
    const database = record.id.split('-')[0] ?? '';
    databases.add(DATABASES[database] ?? `${database} (license: see its source)`);
    advisories.push(...keptOf(record, names));
  }
  if (records === 0) throw new OsvFileError(path, 'has no record about a package of npm');
  return {
    schema: 1,
    databases: [...databases].sort(),
    newest: new Date(newest).toISOString(),
    importedAt: now.toISOString(),
    records,
    names: [...names].sort(),
    advisories,
  };
}

/** Stores an import, replacing the one before. */
export async function writeAdvisories(store: Store, imported: ImportedAdvisories): Promise<void> {
  await store.write(KEY, `${JSON.stringify(imported)}\n`);
}

/** The last import; null where there is none, or none that can be read. */
export async function readAdvisories(store: Store): Promise<ImportedAdvisories | null> {
  return readJson(store, KEY, importedSchema);
}
