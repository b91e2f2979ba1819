/** Where browsers send errors. The gateway reads them: it alone knows which version an address belongs to. */
export const ERRORS_PATH = '/_errors';
