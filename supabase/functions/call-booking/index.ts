import { serve } from '@talent/functions/host/serve.ts';
import { handler } from './handler.ts';

serve(handler);
