import { describe, expect, test } from 'vitest';
import { codeOf, type PolicyBackend } from './policy-backend.ts';

const everyone = ['anon', 'member', 'admin'] as const;

/** For the owner of the database: a rate that is no longer current. */
export const SUPERSEDED_RATE_SQL = `
  insert into public.exchange_rates (cad_per_usd, kind, day, source, url, superseded_at)
  values (1.25, 'daily', '2020-01-02', 'Old', 'https://old.example', now())`;

/** The policies of the exchange rate. */
export function describeExchangeRatePolicies(backend: () => PolicyBackend): void {
  describe.each(everyone)('the exchange rate, as %s', (who) => {
    test('the current one is there, with its day and source, and none before it', async () => {
      const rates = await backend()[who].read('exchange_rates');
      expect(rates).toHaveLength(1);
      expect(rates).toMatchObject([
        { kind: 'annual', source: 'Bank of Canada', superseded_at: null },
      ]);
    });

    test('nothing of it is written', async () => {
      const actor = backend()[who];
      const row = {
        cad_per_usd: 1.3,
        kind: 'daily',
        day: '2026-01-02',
        source: 'x',
        url: 'https://x.example',
      };
      expect(await actor.insert('exchange_rates', row)).toBe('refused');
      expect(await actor.update('exchange_rates', { cad_per_usd: 1 }, 'kind', 'annual')).toBe(
        'refused',
      );
      expect(await actor.remove('exchange_rates', 'kind', 'annual')).toBe('refused');
      expect(codeOf(await actor.call('set_exchange_rate', { payload: row }))).toBe('42501');
    });
  });
}
