import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

type KeysOptions = {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The options' URLs, in the shown order. */
  hrefs: readonly string[];
  onType: (text: string) => void;
};

export const optionId = (listId: string, position: number) => `${listId}-${position}`;

/** Turns the search box into a combobox: arrow keys move, Enter follows the active option or searches, Escape closes. The focus stays in the box. */
export function useSuggestionKeys({ input, listId, hrefs, onType }: KeysOptions) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const navigate = useNavigate();
  const leaving = useNavigation().location?.key;
  const isOpen = isWanted && hrefs.length > 0;

  const close = () => {
    setIsWanted(false);
    setActive(null);
  };

  const onInput = useEffectEvent(() => {
    onType(input.current?.value ?? '');
    setActive(null);
    setIsWanted(true);
  });

  const step = (by: 1 | -1) => {
    if (!isOpen) {
      onType(input.current?.value ?? '');
      setIsWanted(true);
      return;
    }
    // One extra position, the box itself, between the last and the first option.
    const places = hrefs.length + 1;
    const next = ((active ?? hrefs.length) + by + places) % places;
    setActive(next === hrefs.length ? null : next);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const href = isOpen && active !== null ? hrefs[active] : undefined;
      close();
      if (href === undefined) return;
      event.preventDefault();
      input.current?.blur();
      void navigate(href);
    }
  });

  const onLeave = useEffectEvent(close);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listeners = { input: onInput, keydown: onKey, blur: onLeave };
    box.addEventListener('input', listeners.input);
    box.addEventListener('keydown', listeners.keydown);
    box.addEventListener('blur', listeners.blur);
    // Input typed before this chunk had loaded.
    if (box.value !== box.defaultValue) onInput();
    return () => {
      box.removeEventListener('input', listeners.input);
      box.removeEventListener('keydown', listeners.keydown);
      box.removeEventListener('blur', listeners.blur);
    };
  }, [input]);

  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': isOpen && active !== null ? optionId(listId, active) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    }
    if (isOpen && active !== null)
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [input, isOpen, active, listId]);

  // Closes when the navigation starts, not when it ends: the user may be typing again by then.
  useEffect(() => {
    if (leaving) onLeave();
  }, [leaving]);

  return { isOpen, active };
}
