export { strategySchema } from '@talent/api/seo/strategy';
export type { Strategy } from '@talent/api/seo/strategy';
