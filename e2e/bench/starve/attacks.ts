/** A load that a few connections put on the backend. */
export interface Attack {
  name: string;
  connections: number;
  /** `each`: every connection seems to be another visitor; `one`: all of them are the same. */
  addresses: 'one' | 'each';
  /** Requests end here even when there is time left. */
  atMost: number;
  request(connection: number, turn: number): AttackRequest;
}

export interface AttackRequest {
  path: string;
  /** Sent as JSON by POST; a GET without it. */
  body?: unknown;
}

/** Loads that a site has to bear. Each ends after its time or its number of requests. */
export const ATTACKS: readonly Attack[] = [
  passwords(4, 'one'),
  passwords(16, 'each'),
  contact('one'),
  contact('each'),
  reads('one'),
  reads('each'),
  {
    name: 'filters over 10,000 rows',
    connections: 16,
    addresses: 'each',
    atMost: 20_000,
    request: (connection, turn) => ({
      path: `/rest/v1/blog_posts?select=slug&or=(body.ilike.*nowhere ${connection}*,title.ilike.*${turn}*)`,
    }),
  },
  {
    name: 'mails for forgotten passwords',
    connections: 16,
    addresses: 'each',
    atMost: 20_000,
    request: (connection, turn) => ({
      path: '/auth/v1/recover',
      body: { email: turn % 2 === 0 ? 'admin@example.com' : `nobody-${connection}@example.com` },
    }),
  },
];

function passwords(connections: number, addresses: Attack['addresses']): Attack {
  return {
    name: 'guessed passwords',
    connections,
    addresses,
    atMost: 20_000,
    request: (connection, turn) => ({
      path: '/auth/v1/token?grant_type=password',
      body: { email: 'admin@example.com', password: `guess ${connection} ${turn}` },
    }),
  };
}

function contact(addresses: Attack['addresses']): Attack {
  return {
    name: 'contact forms',
    connections: 64,
    addresses,
    atMost: 20_000,
    // One address is refused after some forms; the same form again changes nothing.
    request: (connection, turn) => ({
      path: '/functions/v1/contact',
      body: {
        name: 'Ada Lovelace',
        email: `ada-${connection}-${turn}@example.com`,
        company: 'Analytical Engines',
        need: 'contract',
        roles: [],
        timeline: 'now',
        consent: true,
        message: 'We are looking for someone who measures what a site can bear.',
      },
    }),
  };
}

function reads(addresses: Attack['addresses']): Attack {
  return {
    name: 'heavy reads',
    connections: 16,
    addresses,
    atMost: 20_000,
    request: () => ({
      path: '/rest/v1/salary_bands?select=*,salary_roles(*),salary_sources(*)&order=id.desc',
    }),
  };
}
