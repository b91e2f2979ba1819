import { useEffect, useEffectEvent } from 'react';
import { useShortcut } from '../../../frame/palette/shortcut';

interface EditorKeys {
  onSave: () => void;
  onPublish: () => void;
  onSettings: () => void;
  onKeys: () => void;
}

/** The keys of the editor that work wherever the focus is; `?` only outside of fields, where it would be typed. */
export function useEditorKeys({ onSave, onPublish, onSettings, onKeys }: EditorKeys): void {
  useShortcut('s', onSave);
  useShortcut('enter', onPublish);
  useShortcut('.', onSettings);
  const showKeys = useEffectEvent(onKeys);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyped =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
      if (event.key === '?' && !isTyped) showKeys();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
