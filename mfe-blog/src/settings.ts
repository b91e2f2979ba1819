import { defineSettings, flag, setting } from '@talent/sdk/settings';

/** The blog's settings, which a channel can change without a build: `pnpm release settings mfe-blog`. Every visitor can read them. */
export const settings = defineSettings({
  relatedArticles: setting({
    description: 'Related articles under an article; 0 leaves the list out.',
    schema: (zod) => zod.number().int().min(0).max(6),
    default: 3,
  }),
  newsletterBox: flag({
    description:
      'The box under an article that leads to the newsletter; off while it takes nobody.',
    default: 1,
  }),
});
