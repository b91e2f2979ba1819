/** The effect of a result on the score in points, its words, and how to earn more points where that is possible. */
type ChartEntry = readonly [modifier: number, says: string, advice?: string];

const sendReferrer = 'Send strict-origin-when-cross-origin.';
const addAncestors = 'Add frame-ancestors to the policy.';
const nameHttps = 'Name https sources.';
const addSecure = 'Add Secure.';
const useSameSite = 'Use Strict or Lax.';
const leadAtOnce = 'Redirect to https at once.';
const useHttps = 'Serve the site over https and set SITE_URL to its https address.';
const hashScripts =
  'Add an integrity attribute to every script from another host, or serve it yourself.';

/** The results of all tests with their points in the published chart (`RULES`), in our own words. */
export const scoreChart = {
  'csp-default-none': [10, "Only named sources are allowed: default-src is 'none'."],
  'csp-safe': [5, 'No inline code and no eval.', "Set default-src to 'none' and name the rest."],
  'csp-unsafe-style': [0, 'Inline styles are allowed.', "Take 'unsafe-inline' out of style-src."],
  'csp-insecure-passive': [-10, 'Images or media may load over http.', nameHttps],
  'csp-unsafe-eval': [-10, 'eval is allowed.', "Take 'unsafe-eval' out."],
  'csp-unsafe-inline': [
    -20,
    'Inline scripts, data: scripts or scripts from almost anywhere are allowed.',
    'Name the sources of script-src and object-src, without broad ones.',
  ],
  'csp-insecure-scheme': [-20, 'Active content may load over http.', nameHttps],
  'csp-invalid': [
    -25,
    'The policy contradicts itself.',
    "'strict-dynamic' needs a nonce or a hash.",
  ],
  'csp-missing': [-25, 'There is no policy.', 'Send a Content-Security-Policy header.'],

  'cookies-strict': [5, 'Cookies are Secure, SameSite, and HttpOnly where they are sessions.'],
  'cookies-secure': [0, 'Cookies are Secure.', 'Add SameSite to all of them.'],
  'cookies-none': [0, 'The page sets no cookies.'],
  'cookies-not-secure-hsts': [-5, 'A cookie is not Secure; HSTS covers it.', addSecure],
  'cookies-session-not-secure-hsts': [
    -10,
    'A session cookie is not Secure; HSTS covers it.',
    addSecure,
  ],
  'cookies-not-secure': [-20, 'A cookie is not Secure.', 'Add Secure, and send HSTS.'],
  'cookies-same-site-invalid': [-20, 'SameSite has a wrong value.', useSameSite],
  'cookies-csrf-without-same-site': [-20, 'A CSRF token has no SameSite.', useSameSite],
  'cookies-session-not-http-only': [-30, 'Scripts can read a session cookie.', 'Add HttpOnly.'],
  'cookies-session-not-secure': [-40, 'A session cookie is not Secure.', addSecure],

  'cors-none': [0, 'Scripts from other sites cannot read the page.'],
  'cors-public': [0, 'Scripts from any site can read the page, without cookies.'],
  'cors-restricted': [0, 'Scripts from named sites can read the page.'],
  'cors-universal': [
    -50,
    'Scripts from any site can read the page with the visitor’s cookies.',
    'Do not repeat the Origin header together with credentials.',
  ],

  'redirect-https': [0, 'http redirects to https on the same host.'],
  'redirect-no-http': [0, 'Nothing answers over http.'],
  'redirect-off-host': [
    -5,
    'http redirects to another host at once.',
    'Redirect to the same host first.',
  ],
  'redirect-late': [-10, 'http redirects to http before https.', leadAtOnce],
  'redirect-not-https': [-20, 'http does not end on https.', leadAtOnce],
  'redirect-missing': [-20, 'The site answers over http.', useHttps],

  'referrer-private': [5, 'Other sites get the origin at most.'],
  'referrer-missing': [0, 'There is no policy.', sendReferrer],
  'referrer-unsafe': [-5, 'Other sites get too much of the address.', sendReferrer],
  'referrer-invalid': [-5, 'Browsers do not recognize the policy.', sendReferrer],

  'hsts-long': [0, 'Browsers use https for at least six months.'],
  'hsts-short': [-10, 'Browsers use https for less than six months.', 'Raise max-age.'],
  'hsts-missing': [-20, 'There is no header.', 'Send Strict-Transport-Security.'],
  'hsts-invalid': [-20, 'Browsers do not recognize the header.', 'Send max-age once.'],
  'hsts-no-https': [-20, 'It cannot be set for a site without https.', useHttps],

  'sri-own-scripts': [5, 'Scripts have hashes and come from the site itself.'],
  'sri-external-scripts': [5, 'All scripts from other hosts have hashes.'],
  'sri-no-html': [0, 'Only HTML needs hashes.'],
  'sri-no-scripts': [0, 'The page has no scripts.'],
  'sri-none-own': [
    0,
    'All scripts come from the site itself; hashes count over https only.',
    'Serve the site over https with integrity attributes.',
  ],
  'sri-missing-external': [-5, 'A script from another host has no hash.', hashScripts],
  'sri-external-insecure': [
    -20,
    'A script from another host loads over http.',
    'Load it over https.',
  ],
  'sri-missing-insecure': [
    -50,
    'A script from another host loads over http and has no hash.',
    hashScripts,
  ],

  'sniff-off': [0, 'Browsers treat files as the type they are declared.'],
  'sniff-missing': [-5, 'There is no header.', 'Send nosniff.'],
  'sniff-invalid': [-5, 'Browsers do not recognize the value.', 'Send nosniff.'],

  'framing-by-csp': [5, 'The policy says who may frame the page.'],
  'framing-by-header': [0, 'The older header refuses frames.', addAncestors],
  'framing-allow-from': [0, 'Few browsers support ALLOW-FROM.', 'Use frame-ancestors.'],
  'framing-missing': [-20, 'Any site may frame the page.', addAncestors],
  'framing-invalid': [-20, 'Browsers do not recognize the value.', addAncestors],

  'corp-same-origin': [10, 'Other origins cannot embed what the site serves.'],
  'corp-same-site': [10, 'Other sites cannot embed what the site serves.'],
  'corp-cross-origin': [0, 'Any site can embed what this site serves.'],
  'corp-missing': [0, 'There is no header, so any site can embed.', 'Send same-origin.'],
  'corp-invalid': [-5, 'Browsers do not recognize the value.', 'Send same-origin.'],
} satisfies Record<string, ChartEntry>;

export type ResultCode = keyof typeof scoreChart;
