import { describe, expect, it } from 'vitest';
import { auditOf } from './dependency-audit.ts';

const advisory = (patch: object) => ({
  ...{ severity: 'low', title: 'ReDoS in diff', module_name: 'diff' },
  ...{ url: 'https://github.com/advisories/GHSA-yyyy', patched_versions: '>=9.1.0' },
  findings: [{ version: '9.0.0', paths: ['mfe-admin>diff'] }],
  ...patch,
});
const printed = JSON.stringify({
  advisories: {
    1: advisory({}),
    2: advisory({
      ...{ module_name: 'marked', severity: 'critical', url: undefined },
      patched_versions: '<0.0.0',
      findings: [
        { version: '18.0.0', paths: ['shared/markdown>marked'] },
        { version: '17.0.0', paths: ['shared/other>marked'] },
      ],
    }),
    3: advisory({ findings: [{ version: '4.0.0', paths: ['platform>hono'] }] }),
  },
});

describe('the audit of an app', () => {
  it('holds what it and its workspace packages bring, worst first, and nothing of others', () => {
    const audit = auditOf(printed, new Set(['mfe-admin', 'shared/markdown']));
    expect(audit).toEqual({
      status: 'measured',
      advisories: [
        {
          ...{ package: 'marked', severity: 'critical', title: 'ReDoS in diff', url: null },
          ...{ versions: ['18.0.0'], patched: null },
        },
        {
          ...{ package: 'diff', severity: 'low', title: 'ReDoS in diff' },
          ...{ url: 'https://github.com/advisories/GHSA-yyyy', versions: ['9.0.0'] },
          patched: '>=9.1.0',
        },
      ],
    });
  });

  it('is empty for an app with nothing known', () => {
    expect(auditOf(printed, new Set(['shell']))).toEqual({ status: 'measured', advisories: [] });
  });

  it.each([
    [
      'npm warn Unknown user config\nError: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.example/-/npm/v1/security/\n  │ advisories/bulk) responded with 405:\n',
      'The audit endpoint (at https://registry.example/-/npm/v1/security/ advisories/bulk) responded with 405',
    ],
    ['{"error": true}', '{"error": true}'],
    ['', 'pnpm audit printed nothing'],
  ])('is not available, with the reason, when %j was printed', (text, reason) => {
    expect(auditOf(text, new Set(['shell']))).toEqual({ status: 'unavailable', reason });
  });
});
