// @vitest-environment jsdom
import { renderPage } from '../../testing/staff-page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OperatorFacts } from './operations';

const complete = {
  postalAddress: ['1 Main Street'],
  operator: {
    legalName: 'Example Inc.',
    phone: '+1 512 555 0100',
    licenses: ['License 1'],
    privacyContact: 'Privacy office',
  },
  terms: {
    guaranteeDays: 90,
    ...{ replacement: 'a', fee: 'b', rates: 'c', minimum: 'd' },
    ...{ conversion: 'e', employment: 'f', lateShortlist: 'g' },
  },
};

it('names each fact that is not set, with its variable', () => {
  renderPage(OperatorFacts);
  screen.getByText('Registered name (SITE_LEGAL_NAME)');
  screen.getByText('Recruiter licenses (SITE_LICENSES)');
  screen.getByText('Fees, guarantee, rates and employment of contractors (OFFER_TERMS)');
  screen.getByText(/SITE_MODE is demo/);
  screen.getByText(/flags of apps are changed by a command: pnpm release settings/);
  expect(screen.queryByText('interview-pass')).toBeNull();
});

it('names the claims that a live site does not show', () => {
  renderPage(OperatorFacts, {
    site: { ...complete, mode: 'live', claimSources: { placements: 'Contracts of 2025' } },
  });
  screen.getByText('All facts are set.');
  screen.getByText('interview-pass');
  expect(screen.queryByText('placements')).toBeNull();
});
