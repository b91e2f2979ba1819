/** The effect of a result on the score, and its words. */
export interface ChartEntry {
  /** Points. */
  modifier: number;
  says: string;
  /** How to earn more points; null where there is nothing to do. */
  advice: string | null;
}

const entry = (modifier: number, says: string, advice: string | null = null): ChartEntry => ({
  modifier,
  says,
  advice,
});

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
  'csp-default-none': entry(10, "Only named sources are allowed: default-src is 'none'."),
  'csp-safe': entry(
    5,
    'No inline code and no eval.',
    "Set default-src to 'none' and name the rest.",
  ),
  'csp-unsafe-style': entry(
    0,
    'Inline styles are allowed.',
    "Take 'unsafe-inline' out of style-src.",
  ),
  'csp-insecure-passive': entry(-10, 'Images or media may load over http.', nameHttps),
  'csp-unsafe-eval': entry(-10, 'eval is allowed.', "Take 'unsafe-eval' out."),
  'csp-unsafe-inline': entry(
    -20,
    'Inline scripts, data: scripts or scripts from almost anywhere are allowed.',
    'Name the sources of script-src and object-src, without broad ones.',
  ),
  'csp-insecure-scheme': entry(-20, 'Active content may load over http.', nameHttps),
  'csp-invalid': entry(
    -25,
    'The policy contradicts itself.',
    "'strict-dynamic' needs a nonce or a hash.",
  ),
  'csp-missing': entry(-25, 'There is no policy.', 'Send a Content-Security-Policy header.'),

  'cookies-strict': entry(5, 'Cookies are Secure, SameSite, and HttpOnly where they are sessions.'),
  'cookies-secure': entry(0, 'Cookies are Secure.', 'Add SameSite to all of them.'),
  'cookies-none': entry(0, 'The page sets no cookies.'),
  'cookies-not-secure-hsts': entry(-5, 'A cookie is not Secure; HSTS covers it.', addSecure),
  'cookies-session-not-secure-hsts': entry(
    -10,
    'A session cookie is not Secure; HSTS covers it.',
    addSecure,
  ),
  'cookies-not-secure': entry(-20, 'A cookie is not Secure.', 'Add Secure, and send HSTS.'),
  'cookies-same-site-invalid': entry(-20, 'SameSite has a wrong value.', useSameSite),
  'cookies-csrf-without-same-site': entry(-20, 'A CSRF token has no SameSite.', useSameSite),
  'cookies-session-not-http-only': entry(
    -30,
    'Scripts can read a session cookie.',
    'Add HttpOnly.',
  ),
  'cookies-session-not-secure': entry(-40, 'A session cookie is not Secure.', addSecure),

  'cors-none': entry(0, 'Scripts from other sites cannot read the page.'),
  'cors-public': entry(0, 'Scripts from any site can read the page, without cookies.'),
  'cors-restricted': entry(0, 'Scripts from named sites can read the page.'),
  'cors-universal': entry(
    -50,
    'Scripts from any site can read the page with the visitor’s cookies.',
    'Do not repeat the Origin header together with credentials.',
  ),

  'redirect-https': entry(0, 'http redirects to https on the same host.'),
  'redirect-no-http': entry(0, 'Nothing answers over http.'),
  'redirect-off-host': entry(
    -5,
    'http redirects to another host at once.',
    'Redirect to the same host first.',
  ),
  'redirect-late': entry(-10, 'http redirects to http before https.', leadAtOnce),
  'redirect-not-https': entry(-20, 'http does not end on https.', leadAtOnce),
  'redirect-missing': entry(-20, 'The site answers over http.', useHttps),

  'referrer-private': entry(5, 'Other sites get the origin at most.'),
  'referrer-missing': entry(0, 'There is no policy.', sendReferrer),
  'referrer-unsafe': entry(-5, 'Other sites get too much of the address.', sendReferrer),
  'referrer-invalid': entry(-5, 'Browsers do not recognize the policy.', sendReferrer),

  'hsts-long': entry(0, 'Browsers use https for at least six months.'),
  'hsts-short': entry(-10, 'Browsers use https for less than six months.', 'Raise max-age.'),
  'hsts-missing': entry(-20, 'There is no header.', 'Send Strict-Transport-Security.'),
  'hsts-invalid': entry(-20, 'Browsers do not recognize the header.', 'Send max-age once.'),
  'hsts-no-https': entry(-20, 'It cannot be set for a site without https.', useHttps),

  'sri-own-scripts': entry(5, 'Scripts have hashes and come from the site itself.'),
  'sri-external-scripts': entry(5, 'All scripts from other hosts have hashes.'),
  'sri-no-html': entry(0, 'Only HTML needs hashes.'),
  'sri-no-scripts': entry(0, 'The page has no scripts.'),
  'sri-none-own': entry(
    0,
    'All scripts come from the site itself; hashes count over https only.',
    'Serve the site over https with integrity attributes.',
  ),
  'sri-missing-external': entry(-5, 'A script from another host has no hash.', hashScripts),
  'sri-external-insecure': entry(
    -20,
    'A script from another host loads over http.',
    'Load it over https.',
  ),
  'sri-missing-insecure': entry(
    -50,
    'A script from another host loads over http and has no hash.',
    hashScripts,
  ),

  'sniff-off': entry(0, 'Browsers treat files as the type they are declared.'),
  'sniff-missing': entry(-5, 'There is no header.', 'Send nosniff.'),
  'sniff-invalid': entry(-5, 'Browsers do not recognize the value.', 'Send nosniff.'),

  'framing-by-csp': entry(5, 'The policy says who may frame the page.'),
  'framing-by-header': entry(0, 'The older header refuses frames.', addAncestors),
  'framing-allow-from': entry(0, 'Few browsers support ALLOW-FROM.', 'Use frame-ancestors.'),
  'framing-missing': entry(-20, 'Any site may frame the page.', addAncestors),
  'framing-invalid': entry(-20, 'Browsers do not recognize the value.', addAncestors),

  'corp-same-origin': entry(10, 'Other origins cannot embed what the site serves.'),
  'corp-same-site': entry(10, 'Other sites cannot embed what the site serves.'),
  'corp-cross-origin': entry(0, 'Any site can embed what this site serves.'),
  'corp-missing': entry(0, 'There is no header, so any site can embed.', 'Send same-origin.'),
  'corp-invalid': entry(-5, 'Browsers do not recognize the value.', 'Send same-origin.'),
} as const satisfies Record<string, ChartEntry>;

export type ResultCode = keyof typeof scoreChart;
