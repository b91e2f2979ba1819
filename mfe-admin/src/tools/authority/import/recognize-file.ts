import { fieldsOf, signsOf } from './import-kinds';
import type { ImportKind, Provider } from './import-kinds';

/** The column of the file for each field; null for none. */
export type ColumnMapping = Readonly<Record<string, number | null>>;

const kinds = Object.keys(fieldsOf) as ImportKind[];

/** The likely kind and source of a file: it has most columns of that kind, above all the required ones. */
export function recognizeFile(header: readonly string[]) {
  const [kind = 'queries'] = kinds.toSorted((a, b) => scoreOf(b, header) - scoreOf(a, header));
  return { kind, provider: providerOf(header), mapping: mapColumns(kind, header) };
}

/** The columns of a kind's fields, by their names. */
export function mapColumns(kind: ImportKind, header: readonly string[]): ColumnMapping {
  const names = header.map(plain);
  return Object.fromEntries(
    fieldsOf[kind].map((field) => {
      const at = field.names.map((name) => names.indexOf(plain(name))).find((place) => place >= 0);
      return [field.key, at ?? null];
    }),
  );
}

function scoreOf(kind: ImportKind, header: readonly string[]): number {
  const mapping = mapColumns(kind, header);
  const fields = fieldsOf[kind];
  const found = fields.filter(({ key }) => mapping[key] !== null);
  const isWhole = fields.every(({ key, isRequired }) => !isRequired || mapping[key] !== null);
  return found.length + (isWhole ? 100 : 0);
}

function providerOf(header: readonly string[]): Provider {
  const names = new Set(header.map(plain));
  const signed = signsOf.find((signs) => signs.names.some((name) => names.has(plain(name))));
  return signed?.provider ?? 'Other';
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
