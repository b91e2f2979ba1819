/** Texts of a change that can be taken back. */
export const undoTexts = { undo: 'Undo', undone: 'Undone' } as const;
