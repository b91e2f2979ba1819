import { isRecord, typesOf } from './structured-entities';
import type { Entity } from './structured-entities';

interface TypeRules {
  required: readonly string[];
  recommended: readonly string[];
}

/** Types of LocalBusiness need what it needs. */
const localBusiness: TypeRules = { required: ['name', 'address'], recommended: ['url'] };

/**
 * Fields by type: `required` and `recommended` of Google's rich results, below
 * developers.google.com/search/docs/appearance/structured-data/: job-posting, breadcrumb, faqpage, article (which requires
 * none), organization (requires none), local-business, dataset; site names (…/appearance/site-names) for WebSite. Service has
 * no rich result: schema.org/Service describes it by what it is and who provides it.
 */
const rules: Readonly<Record<string, TypeRules>> = {
  Organization: { required: [], recommended: ['name', 'url'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  Article: { required: [], recommended: ['headline', 'datePublished', 'author'] },
  BlogPosting: { required: [], recommended: ['headline', 'datePublished', 'author'] },
  NewsArticle: { required: [], recommended: ['headline', 'datePublished', 'author'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: ['baseSalary', 'employmentType', 'validThrough'],
  },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  Dataset: { required: ['name', 'description'], recommended: ['license', 'creator'] },
  Service: { required: [], recommended: ['name', 'provider'] },
  ProfessionalService: localBusiness,
  EmploymentAgency: localBusiness,
  LocalBusiness: localBusiness,
};

interface MissingField {
  type: string;
  field: string;
  isRequired: boolean;
}

/** The fields that an entity lacks for its types. Types without rules lack nothing. */
export function missingFields(entity: Entity): MissingField[] {
  const { fields } = entity;
  // `{"@type": "Organization", "@id": "…"}` points to what is described elsewhere.
  if (Object.keys(fields).every((key) => key.startsWith('@'))) return [];
  return entity.types.flatMap((type) => {
    const { required = [], recommended = [] } = rules[type] ?? {};
    const lacks = (field: string) => !isGiven(fields[field]);
    return [
      ...required.filter(lacks).map((field) => ({ type, field, isRequired: true })),
      ...recommended.filter(lacks).map((field) => ({ type, field, isRequired: false })),
      ...missingPlace(type, fields),
      ...missingInItems(type, fields),
    ];
  });
}

/** Whether a field holds anything. */
export function isGiven(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** A job has a place, or it is remote and names the places to apply from. */
function missingPlace(type: string, fields: Entity['fields']): MissingField[] {
  if (type !== 'JobPosting' || isGiven(fields['jobLocation'])) return [];
  const isRemote = fields['jobLocationType'] === 'TELECOMMUTE';
  if (!isRemote) return [{ type, field: 'jobLocation', isRequired: true }];
  const field = 'applicantLocationRequirements';
  return isGiven(fields[field]) ? [] : [{ type, field, isRequired: true }];
}

/** Each step of a breadcrumb has a position and a name, and each but the last an address. */
function missingInItems(type: string, fields: Entity['fields']): MissingField[] {
  const items = fields['itemListElement'];
  if (type !== 'BreadcrumbList' || !Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    const step = isRecord(item) ? item : {};
    const target = isRecord(step['item']) ? step['item'] : {};
    const place = `itemListElement[${index}]`;
    const lacking = [
      typesOf(step['@type']).includes('ListItem') ? null : '@type',
      isGiven(step['position']) ? null : 'position',
      isGiven(step['name']) || isGiven(target['name']) ? null : 'name',
      isGiven(step['item']) || index === items.length - 1 ? null : 'item',
    ];
    return lacking.flatMap((field) =>
      field === null ? [] : { type, field: `${place}.${field}`, isRequired: true },
    );
  });
}
