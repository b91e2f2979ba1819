/** Writes `shared/data/src/database.types.ts`: node supabase/types/main.ts */
import { writeFileSync } from 'node:fs';
import { TYPES_FILE, typesOfMigrations } from './migrated-types.ts';

writeFileSync(TYPES_FILE, await typesOfMigrations());
console.log(`Wrote ${TYPES_FILE}.`);
