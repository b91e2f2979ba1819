import type { AnsweringSite } from '@talent/mails/mail';
import { applicationNotice, applicationReceipt, type Application } from '../../../apply/mails.ts';
import { assessmentMail } from '../../../assessment/mails.ts';
import { contactNotice, contactReceipt } from '../../../contact/mails.ts';
import { sampleLink, type Sample } from './sample.ts';

const received = {
  reference: 'C-7QX2M9',
  receivedAt: '2026-11-20T10:00:00.000Z',
  page: '/contact-ai-recruiters',
};

const application: Application = {
  job: { title: 'Machine Learning Engineer (sample)', company: 'Sample Robotics' },
  jobSlug: 'machine-learning-engineer-sample',
  name: 'Ada Sample',
  email: 'ada@sample.example',
  phone: '',
  links: ['https://sample.example/ada'],
  message: 'A sample message.\nIt has two lines.',
  workEligibility: 'authorised',
};

/** Mails of the forms. */
export function formSamples(site: AnsweringSite): Sample[] {
  return [
    [
      'contact-receipt',
      'to the sender of a hiring request',
      contactReceipt(received, undefined, site),
    ],
    [
      'contact-notice',
      'to the staff, for a hiring request',
      contactNotice(
        {
          name: 'Ada Sample',
          email: 'ada@sample.example',
          company: 'Sample Robotics',
          need: 'contract',
          roles: ['mlops-engineer', 'data-engineer'],
          timeline: 'now',
          message: 'A sample message: we need two engineers.\nSoon, and in Toronto.',
          consent: true,
          context: 'role=mlops-engineer&place=Toronto&from=/hire-mlops-engineers',
        },
        received,
        site,
      ),
    ],
    [
      'application-receipt',
      'to an applicant',
      applicationReceipt(application, { reference: 'A-4TR8W1' }, site),
    ],
    [
      'application-notice',
      'to the staff, for an application',
      applicationNotice(application, { ...received, reference: 'A-4TR8W1' }),
    ],
    [
      'assessment-result',
      'to a visitor who saves an assessment',
      assessmentMail(
        {
          role: 'machine-learning-engineer',
          submittedAt: '2026-11-20T10:00:00.000Z',
          points: 12.5,
          possible: 18,
          skills: [
            { skill: 'Training and evaluation', points: 4, possible: 4 },
            { skill: 'Data and features', points: 3.5, possible: 5 },
            { skill: 'Serving and monitoring', points: 3, possible: 5 },
            { skill: 'Python and SQL', points: 2, possible: 4 },
          ],
        },
        sampleLink(site, '/ai-skills-assessment?result='),
        site,
      ),
    ],
  ];
}
