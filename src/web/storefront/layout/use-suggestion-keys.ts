import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

type KeysOptions = {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** In the shown order. */
  options: readonly { href?: string; run?: () => void }[];
  onType: (text: string) => void;
};

export const optionId = (listId: string, position: number) => `${listId}-${position}`;

/** Turns the search box into a combobox: arrow keys move, Enter follows the active option or searches, Escape closes. The focus stays in the box. */
export function useSuggestionKeys({ input, listId, options, onType }: KeysOptions) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const navigate = useNavigate();
  const leaving = useNavigation().location?.key;
  const isOpen = isWanted && options.length > 0;

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
    const places = options.length + 1;
    const next = ((active ?? options.length) + by + places) % places;
    setActive(next === options.length ? null : next);
  };

  const choose = (event: KeyboardEvent, option: KeysOptions['options'][number] | undefined) => {
    if (option) event.preventDefault();
    if (option?.run) {
      setActive(null);
      option.run();
      return;
    }
    close();
    if (option?.href === undefined) return;
    input.current?.blur();
    void navigate(option.href);
  };

  /** An empty box offers searches to begin with. */
  const onEnter = useEffectEvent(() => {
    if (input.current?.value.trim() === '') onInput();
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      choose(event, isOpen && active !== null ? options[active] : undefined);
    }
  });

  const onLeave = useEffectEvent(close);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listeners = Object.entries({ input: onInput, keydown: onKey, focus: onEnter, click: onEnter, blur: onLeave });
    for (const [event, listener] of listeners) box.addEventListener(event, listener as EventListener);
    // Typed or focused before this chunk had loaded.
    if (box.value !== box.defaultValue) onInput();
    else if (box === document.activeElement) onEnter();
    return () => {
      for (const [event, listener] of listeners) box.removeEventListener(event, listener as EventListener);
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
