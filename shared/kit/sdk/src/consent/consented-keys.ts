/** Local storage key of the recorded events. */
export const EVENTS_KEY = 'analytics_events';

/** Local storage key of the recorded SEO metrics. */
export const METRICS_KEY = 'seo_metrics';

/** Session storage key of the session id. */
export const SESSION_KEY = 'analytics_session_id';

/** Local storage key of the weeks in which this browser was here. */
export const WEEKS_KEY = 'analytics_weeks';
