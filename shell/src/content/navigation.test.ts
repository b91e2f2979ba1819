import { expect, it } from 'vitest';
import { contactLink, footerBottomLinks, footerColumns, headerLinks } from './navigation';

const pairs = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to]);

it('has the header of the specification: six links and a button', () => {
  expect(pairs([...headerLinks, contactLink])).toEqual([
    ['About Us', '/about-ai-talent-experts'],
    ['Services', '/ai-ml-staffing-services'],
    ['Salary Dashboard', '/ai-ml-salary-data'],
    ['Assessment', '/ai-skills-assessment'],
    ['Careers', '/machine-learning-ai-jobs'],
    ['Blog', '/ai-hiring-insights-blog'],
    ['Contact Us', '/contact-ai-recruiters'],
  ]);
});

it('has the footer of the specification: three columns and a last line', () => {
  expect(footerColumns.map(({ title, links }) => [title, pairs(links)])).toEqual([
    [
      'Company',
      [
        ['Home', '/'],
        ['About Us', '/about-ai-talent-experts'],
        ['Blog', '/ai-hiring-insights-blog'],
        ['Contact Us', '/contact-ai-recruiters'],
      ],
    ],
    [
      'For Employers',
      [
        ['AI Staffing Services', '/ai-ml-staffing-services'],
        ['ML Engineer Staffing', '/hire-ml-engineers'],
        ['MLOps Engineer Staffing', '/hire-mlops-engineers'],
        ['NLP Engineer Staffing', '/hire-nlp-engineers'],
        ['Global AI Talent', '/global-ai-talent-network'],
        ['Remote AI Staffing', '/remote-ai-team-staffing'],
      ],
    ],
    [
      'For Talents',
      [
        ['Find AI Jobs', '/machine-learning-ai-jobs'],
        ['AI Salary Dashboard', '/ai-ml-salary-data'],
        ['Skills Assessment', '/ai-skills-assessment'],
      ],
    ],
  ]);
  expect(pairs(footerBottomLinks)).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Sitemap', '/sitemap'],
  ]);
});
