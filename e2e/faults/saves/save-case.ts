import type { DataClient } from '@talent/data/client';
import { fireEvent, screen } from '@testing-library/dom';
import type { ComponentType } from 'react';

/** A save of the staff area, as a person makes it. */
export interface SaveCase {
  name: string;
  /** Makes what the page is about. Answers its id. */
  prepare: (data: DataClient) => Promise<string>;
  page: (id: string) => Promise<{ Page: ComponentType; path: string; pattern: string }>;
  /** Makes the entry. */
  enter: () => Promise<unknown>;
  /** Saves it. */
  press: () => void;
  /** A part of the address of the request that saves. */
  request: string;
  /** Message of the page after a fault. */
  message: RegExp;
  /** Entry or choice of a person, as the page shows it. */
  entry: () => unknown;
  /** The same after a fault: what was typed stays, and a choice shows what is stored. */
  kept: unknown;
  /** Number of rows in the database at the end. */
  stored: (data: DataClient, id: string) => Promise<unknown>;
  once: unknown;
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

export const pressSoon = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

export const type = async (label: string | RegExp, value: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
};

export const choose = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

export const valueOf = (label: string | RegExp): string =>
  screen.getByLabelText<HTMLInputElement>(label).value;
