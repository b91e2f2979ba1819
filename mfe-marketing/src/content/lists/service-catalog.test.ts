import { defaultSite } from '@talent/sdk/site';
import { describe, expect, it } from 'vitest';
import remote from '../../server';
import { serviceCatalog } from './service-catalog';

const site = { ...defaultSite, brand: 'AI Talent Experts' };
const route = remote.routes.find(({ path }) => path === '/services/:serviceId');

it('offers an engagement for each of the six roles', () => {
  expect(serviceCatalog.map(({ path }) => path)).toEqual([
    '/services/machine-learning-engineers',
    '/services/mlops-engineers',
    '/services/nlp-engineers',
    '/services/computer-vision-engineers',
    '/services/data-scientists',
    '/services/generative-ai-engineers',
  ]);
});

describe.each(serviceCatalog)('$path', ({ path, parent, service }) => {
  const head = route?.plan?.head({ data: null, params: {}, path, site });

  it('is served with a head of the right lengths', () => {
    expect(head?.canonicalPath).toBe(path);
    expect(head?.title).toMatch(/^.{30,60}$/);
    expect(head?.description).toMatch(/^.{120,160}$/);
  });

  it('stands below the page of all services, as a service', () => {
    expect(parent?.to).toBe('/ai-ml-staffing-services');
    expect(head?.structuredData?.map((thing) => thing['@type'])).toEqual([
      'BreadcrumbList',
      'Service',
    ]);
    expect(service?.name).toMatch(/^Contract /);
  });
});
