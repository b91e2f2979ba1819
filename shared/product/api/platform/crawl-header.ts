/** Header of requests that the crawl of the staff area makes: no visitor waits for them, so they are no traffic. */
export const CRAWL_HEADER = 'x-site-crawl';
