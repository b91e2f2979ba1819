/** Local storage key of the recorded events. */
export const EVENTS_KEY = 'analytics_events';

/** Local storage key of the recorded SEO metrics. */
export const METRICS_KEY = 'seo_metrics';

/** Session storage key of the session id. */
export const SESSION_KEY = 'analytics_session_id';
