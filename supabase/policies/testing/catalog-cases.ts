import { expect, test } from 'vitest';
import { EXECUTABLE, GRANTS, TABLES } from './expected-grants.ts';
import { OPEN_TO_MEMBERS } from './function-access.ts';
import type { Catalog } from './policy-backend.ts';
import { RIGHTS } from './table-rights.ts';

/** The tables, grants and functions of every database that the site runs on. */
export function describeCatalog(catalog: () => Catalog): void {
  test('every table has row-level security, and a policy where the API roles hold a grant', () => {
    expect(catalog().tables).toEqual(
      TABLES.map((table) => ({
        ...{ table, rowSecurity: true },
        policies: RIGHTS[table][1] === '' ? 0 : expect.toSatisfy((count) => count > 0),
      })),
    );
  });

  test('visitors and accounts have the listed rights on tables and no other', () => {
    expect(catalog().rights).toEqual(RIGHTS);
  });

  test('the API roles hold exactly the grants of schema.sql', () => {
    expect(catalog().grants).toEqual(GRANTS);
    expect(catalog().executable).toEqual(EXECUTABLE);
  });

  test('each function with the rights of the owner asks who calls', () => {
    expect(catalog().unchecked).toEqual(OPEN_TO_MEMBERS);
  });
}
