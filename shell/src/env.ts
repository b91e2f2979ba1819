/** Whether this is the development server and no build. */
export const isDevelopment: boolean = import.meta.env.DEV;
