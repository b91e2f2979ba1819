// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { readLocalEvents } from './local-events';

afterEach(() => localStorage.clear());

it('reads the events of this browser, without what is none', () => {
  const event = { event_type: 'page_view', page_path: '/', timestamp: '2026-11-20T10:00:00Z' };
  const vital = {
    ...event,
    referrer: 'https://a.example/',
    metadata: { name: 'LCP', value: 1200 },
  };
  const list = [event, vital, null, 1, {}, { ...event, timestamp: 'soon' }];
  localStorage.setItem('analytics_events', JSON.stringify(list.filter((one) => one !== null)));
  const read = { at: '2026-11-20T10:00:00.000Z', type: 'page_view', path: '/' };
  expect(readLocalEvents()).toEqual([
    { ...read, referrer: '', details: '{}' },
    { ...read, referrer: 'https://a.example/', details: '{"name":"LCP","value":1200}' },
  ]);
});

it.each(['no JSON', '{}', 'null'])('%j is no list', (text) => {
  localStorage.setItem('analytics_events', text);
  expect(readLocalEvents()).toEqual([]);
});
