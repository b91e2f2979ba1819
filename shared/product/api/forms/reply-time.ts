/** Time until a message is answered, where the operator has set none. */
export const DEFAULT_REPLY_TIME = '1 business day';
