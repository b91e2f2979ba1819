import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { declarationSchema, type Declaration, type Entry, type Need } from './capabilities.ts';

const FILE = 'capabilities.json';

/** The file is not JSON, or not as its schema says. */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError';
  readonly code = 'declaration';
}

/** Reads `capabilities.json` of the app in `folder`; an app without the file needs nothing. @throws DeclarationError */
export function readDeclaration(folder: string): Declaration {
  const file = join(folder, FILE);
  let json: unknown = {};
  try {
    if (existsSync(file)) json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new DeclarationError(`${file} is not JSON: ${String(error)}.`, { cause: error });
  }
  const { data, error } = declarationSchema.safeParse(json);
  if (data) return data;
  throw new DeclarationError(`${file} is not as it has to be:\n${z.prettifyError(error)}`);
}

/** Adds entries to `capabilities.json` of the app in `folder`. */
export function addToDeclaration(folder: string, added: readonly Entry[]): void {
  const declared = readDeclaration(folder);
  const { storage, ...others } = declared;
  const lists: Record<Need, unknown[]> = {
    ...others,
    'storage.local': storage.local,
    'storage.session': storage.session,
    'storage.databases': storage.databases,
    'storage.caches': storage.caches,
  };
  for (const { need, name } of added) {
    if (need === 'connects' || need === 'frames') lists[need].push({ origin: name });
    else lists[need].push(need === 'permissions' ? { name } : name);
  }
  const text = JSON.stringify(declared, withoutEmptyLists, 2);
  // A list that fits in one line is on one, as the formatter wants it.
  const formatted = text.replaceAll(/^(.*)\[([^[\]{}]*)\]/gm, (whole, before, list: string) => {
    const names = list.trim().split('\n');
    const line = `${before}[${names.map((name) => name.trim()).join(' ')}]`;
    return line.length < 100 ? line : whole;
  });
  writeFileSync(join(folder, FILE), `${formatted}\n`);
}

function withoutEmptyLists(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value;
  if (value === null || typeof value !== 'object') return value;
  const isEmpty = Object.values(value).every((one) => Array.isArray(one) && one.length === 0);
  return isEmpty ? undefined : value;
}
