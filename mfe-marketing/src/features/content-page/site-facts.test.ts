import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { siteFacts } from './site-facts';

const privacy = (site: Parameters<typeof siteFacts>[0]) => {
  const facts = siteFacts(site);
  return [facts['responsible-company'], facts['company-address'], facts['privacy-office']];
};

it('says which facts about the company have not been entered', () => {
  const texts = privacy(defaultSite);
  for (const text of texts) expect(text).toMatch(/not entered|No name has been entered/);
});

it('names the company, its address and the privacy contact', () => {
  const texts = privacy({
    ...defaultSite,
    postalAddress: ['1 Example Street', 'Toronto'],
    operator: {
      legalName: 'Example Talent Inc.',
      phone: '+1 512 555 0100',
      licenses: ['Ontario recruiter license 12345'],
      privacyContact: 'Robin Example',
    },
  });
  expect(texts[0]).toContain('Example Talent Inc. runs this site');
  expect(texts[0]).toContain('Licenses: Ontario recruiter license 12345.');
  expect(texts[1]).toBe('1 Example Street, Toronto. Phone: +1 512 555 0100.');
  expect(texts[2]).toContain('Robin Example is in charge of personal information');
  expect(texts.join(' ')).not.toContain('entered');
});
