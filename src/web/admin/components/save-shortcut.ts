import { useEffect, useEffectEvent, useRef } from 'react';
import { openDialog } from './open-dialog.ts';

/** Ctrl+S (⌘S) saves the form that is on top: one in a dialog, or else the page's. By the key's place, so that it works in every keyboard layout. */
export function useSaveShortcut(save: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const saveOnShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const top = openDialog();
    if (!event.repeat && (!top || top.contains(form.current))) save();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveOnShortcut(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return form;
}
