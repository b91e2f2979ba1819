import { cutText } from '@talent/api/text/cut-text';
import { siteCheck } from './problem';
import { readPages } from './shown-pages';
import { flattenEntities } from './structured-entities';
import type { Entity } from './structured-entities';
import { isGiven, missingFields } from './structured-rules';

/** JSON-LD that does not parse, and entities without what their type needs. */
export const structuredDataCheck = siteCheck('structured-data', function* (site) {
  const known = new Set<string>();
  const pages = readPages(site).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path, document } of pages) {
    for (const [index, text] of document.structured.entries()) {
      const entities = flattenEntities(text);
      if (entities === null) {
        const subject = `block ${index + 1}`;
        const evidence = `Block ${index + 1} is not JSON: ${cutText(text, 100)}`;
        yield { rule: 'json-invalid', severity: 'error', path, subject, evidence };
        continue;
      }
      // An entity with one @id on every page is reported once, with the first page.
      for (const entity of entities.filter((each) => !isKnown(each, known))) {
        for (const { type, field, isRequired } of missingFields(entity)) {
          yield {
            rule: isRequired ? 'field-required' : 'field-recommended',
            severity: isRequired ? 'error' : 'warning',
            path,
            subject: `${entity.at} ${type}.${field}`,
            evidence: `${type} at ${entity.at} has no ${field}`,
          };
        }
      }
    }
  }
});

function isKnown(entity: Entity, known: Set<string>): boolean {
  const id = entity.fields['@id'];
  // A reference has no facts of its own.
  if (typeof id !== 'string' || !isGiven(entity.fields['@type'])) return false;
  const isRepeated = known.has(id);
  known.add(id);
  return isRepeated;
}
