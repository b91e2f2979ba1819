import type { Check, Problem } from './problem';
import { readPages } from './shown-pages';
import { flattenEntities } from './structured-entities';
import type { Entity } from './structured-entities';
import { isGiven, missingFields } from './structured-rules';

/** JSON-LD that does not parse, and entities without what their type needs. */
export const structuredDataCheck: Check = {
  key: 'structured-data',
  needsWhole: false,
  find: (site) => {
    const known = new Set<string>();
    return readPages(site)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .flatMap(({ path, document }) =>
        document.structured.flatMap((text, index) => {
          const entities = flattenEntities(text);
          if (entities === null) return [unreadable(path, index, text)];
          // An entity with one @id on every page is reported once, with the first page.
          const fresh = entities.filter((entity) => !isKnown(entity, known));
          return fresh.flatMap((entity) => judge(path, entity));
        }),
      );
  },
};

function unreadable(path: string, index: number, text: string): Problem {
  const evidence = `Block ${index + 1} is no JSON: ${text.slice(0, 100)}`;
  const found = { path, subject: `block ${index + 1}`, related: [], evidence };
  return { ...found, rule: 'json-invalid', severity: 'error' };
}

function isKnown(entity: Entity, known: Set<string>): boolean {
  const id = entity.fields['@id'];
  // A reference has no facts of its own.
  if (typeof id !== 'string' || !isGiven(entity.fields['@type'])) return false;
  const isRepeated = known.has(id);
  known.add(id);
  return isRepeated;
}

function judge(path: string, entity: Entity): Problem[] {
  return missingFields(entity).map(({ type, field, isRequired }) => ({
    rule: isRequired ? 'field-required' : 'field-recommended',
    severity: isRequired ? 'error' : 'warning',
    path,
    subject: `${entity.at} ${type}.${field}`,
    evidence: `${type} at ${entity.at} has no ${field}`,
    related: [],
  }));
}
