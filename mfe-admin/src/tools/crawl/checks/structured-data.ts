import { cutText } from '@talent/protocol/text/cut-text';
import { error, readPages, siteCheck, warning } from './problem';

interface Entity {
  types: readonly string[];
  fields: Readonly<Record<string, unknown>>;
  /** Its place, such as `$.mainEntity[0]`. */
  at: string;
}

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
        yield error('json-invalid', evidence, { path, subject });
        continue;
      }
      // An entity with one @id on every page is reported once, with the first page.
      for (const entity of entities.filter((each) => !isKnown(each, known))) {
        for (const { type, field, isRequired } of missingFields(entity)) {
          const evidence = `${type} at ${entity.at} has no ${field}`;
          const found = { path, subject: `${entity.at} ${type}.${field}` };
          if (isRequired) yield error('field-required', evidence, found);
          else yield warning('field-recommended', evidence, found);
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

/** Every typed object of a JSON-LD block at any depth; null if the block is not JSON. */
function flattenEntities(text: string): Entity[] | null {
  try {
    return [...entitiesIn(JSON.parse(text), '$')];
  } catch {
    return null;
  }
}

function* entitiesIn(value: unknown, at: string): Generator<Entity> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* entitiesIn(item, `${at}[${index}]`);
    return;
  }
  if (!isRecord(value)) return;
  const types = typesOf(value['@type']);
  if (types.length > 0) yield { types, fields: value, at };
  for (const [key, item] of Object.entries(value)) yield* entitiesIn(item, `${at}.${key}`);
}

/** Types without the address of the vocabulary. */
function typesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value])
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface TypeRules {
  required?: readonly string[];
  recommended?: readonly string[];
}

const article: TypeRules = { recommended: ['headline', 'datePublished', 'author'] };
/** Types of LocalBusiness need what it needs. */
const localBusiness: TypeRules = { required: ['name', 'address'], recommended: ['url'] };

/**
 * Fields by type: `required` and `recommended` of Google's rich results, below
 * developers.google.com/search/docs/appearance/structured-data/: job-posting, breadcrumb, faqpage, article (which requires
 * none), organization (requires none), local-business, dataset; site names (…/appearance/site-names) for WebSite. Service has
 * no rich result: schema.org/Service describes it by what it is and who provides it.
 */
const rules: Readonly<Record<string, TypeRules>> = {
  Organization: { recommended: ['name', 'url'] },
  WebSite: { required: ['name', 'url'] },
  Article: article,
  BlogPosting: article,
  NewsArticle: article,
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: ['baseSalary', 'employmentType', 'validThrough'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Dataset: { required: ['name', 'description'], recommended: ['license', 'creator'] },
  Service: { recommended: ['name', 'provider'] },
  ProfessionalService: localBusiness,
  EmploymentAgency: localBusiness,
  LocalBusiness: localBusiness,
};

/** The fields that an entity lacks for its types. Types without rules lack nothing. */
function missingFields({ fields, types }: Entity) {
  // `{"@type": "Organization", "@id": "…"}` points to what is described elsewhere.
  if (Object.keys(fields).every((key) => key.startsWith('@'))) return [];
  return types.flatMap((type) => {
    const { required = [], recommended = [] } = rules[type] ?? {};
    const lacks = (field: string) => !isGiven(fields[field]);
    const lacking = [
      ...required.filter(lacks),
      ...(type === 'JobPosting' ? missingPlace(fields).filter(lacks) : []),
      ...(type === 'BreadcrumbList' ? missingInItems(fields) : []),
    ];
    return [
      ...lacking.map((field) => ({ type, field, isRequired: true })),
      ...recommended.filter(lacks).map((field) => ({ type, field, isRequired: false })),
    ];
  });
}

function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** A job has a place, or it is remote and names the places to apply from. */
function missingPlace(fields: Entity['fields']): string[] {
  if (isGiven(fields['jobLocation'])) return [];
  const isRemote = fields['jobLocationType'] === 'TELECOMMUTE';
  return [isRemote ? 'applicantLocationRequirements' : 'jobLocation'];
}

/** Each step of a breadcrumb has a position and a name, and each but the last an address. */
function missingInItems({ itemListElement: items }: Entity['fields']): string[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const step = isRecord(item) ? item : {};
    const target = isRecord(step['item']) ? step['item'] : {};
    const lacking = [
      typesOf(step['@type']).includes('ListItem') || '@type',
      isGiven(step['position']) || 'position',
      isGiven(step['name']) || isGiven(target['name']) || 'name',
      isGiven(step['item']) || index === items.length - 1 || 'item',
    ];
    return lacking
      .filter((field) => field !== true)
      .map((field) => `itemListElement[${index}].${field}`);
  });
}
