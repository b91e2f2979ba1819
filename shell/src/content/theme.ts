export const themeTitle = 'Theme';

/** Names of the themes by their value in the browser's storage, where the system's has none. */
export const themeLabels = { '': 'As the system', light: 'Light', dark: 'Dark' } as const;
