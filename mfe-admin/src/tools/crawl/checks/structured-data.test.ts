import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { structuredDataCheck } from './structured-data';

const said = (...blocks: unknown[]) =>
  makeSite([makePage('/a', { structured: blocks.map((block) => JSON.stringify(block)) })]);

const fields = (...blocks: unknown[]) =>
  structuredDataCheck.find(said(...blocks)).map(({ rule, evidence }) => `${rule}: ${evidence}`);

const job = {
  '@type': 'JobPosting',
  title: 'Data engineer',
  description: 'What to do.',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'Example', url: 'https://example.com' },
  baseSalary: { '@type': 'MonetaryAmount' },
  employmentType: 'FULL_TIME',
  validThrough: '2026-12-01',
};
const office = { '@type': 'Place', address: 'Toronto' };

describe('structured data', () => {
  it('is right where each type has its fields', () => {
    const steps = [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Jobs' },
    ];
    const question = {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'So.' },
    };
    expect(
      fields(
        { '@type': 'WebSite', name: 'A', url: 'https://www.example.com/' },
        { '@type': 'BreadcrumbList', itemListElement: steps },
        { '@type': 'FAQPage', mainEntity: [question] },
        { ...job, jobLocation: office },
        { '@type': 'BlogPosting', headline: 'A', datePublished: '2026-01-01', author: 'B' },
      ),
    ).toEqual([]);
  });

  it('must be JSON', () => {
    const page = makePage('/a', { structured: ['{"@type":'] });
    expect(rulesOf(structuredDataCheck, page)).toEqual(['json-invalid /a']);
  });

  it('is reported where a required field is missing, at any depth', () => {
    expect(fields({ '@graph': [{ '@type': 'WebSite', name: 'A' }] })).toEqual([
      'field-required: WebSite at $.@graph[0] has no url',
    ]);
    expect(
      fields({ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }),
    ).toEqual(['field-required: Question at $.mainEntity[0] has no acceptedAnswer']);
    expect(fields({ '@type': 'EmploymentAgency', name: 'A', url: 'https://a.example' })).toEqual([
      'field-required: EmploymentAgency at $ has no address',
    ]);
    expect(fields({ '@type': 'Service', name: 'A' })).toEqual([
      'field-recommended: Service at $ has no provider',
    ]);
  });

  it('of a job says where it is, or that it is remote and from where one may apply', () => {
    const required = (changes: object) => fields({ ...job, ...changes });
    expect(required({})).toEqual(['field-required: JobPosting at $ has no jobLocation']);
    expect(required({ jobLocationType: 'TELECOMMUTE' })).toEqual([
      'field-required: JobPosting at $ has no applicantLocationRequirements',
    ]);
    const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: office };
    expect(required(remote)).toEqual([]);
  });

  it('of breadcrumbs numbers and names each step', () => {
    const steps = [
      { '@type': 'ListItem', name: 'Home' },
      { '@type': 'ListItem', position: 2 },
    ];
    expect(fields({ '@type': 'BreadcrumbList', itemListElement: steps })).toEqual([
      'field-required: BreadcrumbList at $ has no itemListElement[0].position',
      'field-required: BreadcrumbList at $ has no itemListElement[0].item',
      'field-required: BreadcrumbList at $ has no itemListElement[1].name',
    ]);
  });

  it('with one @id on every page is reported once', () => {
    const structured = [JSON.stringify({ '@type': 'WebSite', '@id': '#site', name: 'A' })];
    const site = makeSite([makePage('/b', { structured }), makePage('/a', { structured })]);
    expect(onlyProblem(structuredDataCheck, site).path).toBe('/a');
  });

  it('may refer to another entity, and have unknown types', () => {
    expect(fields({ '@type': 'WebSite', '@id': '#site' }, { '@type': 'Thing' })).toEqual([]);
  });
});
