import type { DrawingNode } from '@talent/sdk/server';

export interface DrawRequest {
  id: number;
  drawing: DrawingNode;
}

export type DrawAnswer =
  | { id: number; status: 'ok'; png: Uint8Array }
  | { id: number; status: 'failed'; message: string };
