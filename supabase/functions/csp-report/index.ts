import { serve } from '@talent/functions/serve.ts';
import { handler } from './handler.ts';

serve(handler);
