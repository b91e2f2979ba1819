/** Sites that are reached under several hosts, with the other names of each: hosts, apps, and words of campaign links. */
const sites: Readonly<Record<string, readonly string[]>> = {
  'linkedin.com': ['linkedin', 'lnkd.in', 'com.linkedin.android'],
  'x.com': ['x', 'twitter', 'twitter.com', 't.co', 'com.twitter.android'],
  'facebook.com': ['facebook', 'fb', 'fb.com', 'fb.me', 'com.facebook.katana'],
  'google.com': ['google', 'com.google.android.googlequicksearchbox'],
  'bing.com': ['bing'],
  'reddit.com': ['reddit', 'redd.it', 'com.reddit.frontpage'],
  'youtube.com': ['youtube', 'youtu.be'],
  'instagram.com': ['instagram', 'ig'],
  'github.com': ['github'],
};

const known = new Map(
  Object.entries(sites).flatMap(([site, names]) =>
    [site, ...names].map((name) => [name, site] as const),
  ),
);

/** `google.de`, `google.co.uk` and `google.com.au` are Google. */
const countries = /^(google|bing)\.(?:com?\.)?[a-z]{2}$/;

/**
 * One name for a source of visits: `linkedin`, `www.linkedin.com`, `de.linkedin.com` and `lnkd.in` are `linkedin.com`. Hosts of
 * phones and of link warnings (`m.`, `l.`, `lm.`) count as their site. Any other name stays as it is, hosts without `www.`.
 */
export function sourceName(name: string): string {
  const typed = name.toLowerCase();
  const host = typed.replace(/^(?:www\d?|m|mobile|amp|l|lm|out)\.(?=[^.]+\.)/, '');
  const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host);
  const site = Object.keys(sites).find((each) => isHost && host.endsWith(`.${each}`));
  const country = countries.exec(host)?.[1];
  const found = known.get(host) ?? (country === undefined ? site : `${country}.com`);
  return found ?? (isHost ? host : name);
}
