import { openDatabase } from './testing/database.ts';
import './testing/people/record-cases.ts';
import './testing/people/change-cases.ts';
import './testing/people/thread-cases.ts';
import './testing/people/bounce-cases.ts';
import './testing/people/data-cases.ts';
import './testing/inbox/inbox-people-cases.ts';
import './testing/inbox/inbox-work-cases.ts';

await openDatabase();
