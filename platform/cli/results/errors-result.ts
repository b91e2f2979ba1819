import { z } from 'zod';
import { errorGroupSchema } from '@talent/api/errors/error-list';

/** JSON of `errors`: those that are not resolved, the newest first, 200 at most. */
export const errorsResult = z.array(errorGroupSchema);
