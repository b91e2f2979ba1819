/** Whether this is the development server rather than a build. */
export const isDevelopment: boolean = import.meta.env.DEV;
