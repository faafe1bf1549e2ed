import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { searchPanel } from '#contracts/panel-search.ts';
import type { Language } from '#domain/language.ts';
import type { Permissions } from '#domain/permissions.ts';
import { formatPhone } from '#domain/phone.ts';
import { choiceLabel } from '#web/admin/components/search-picker.tsx';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { formatTotal } from '#web/kit/product-price.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useSections } from './sections.ts';

type Kind = 'sections' | 'orders' | 'products' | 'buyers';
type Command = { kind: Kind; key: string; label: string; path: string };

const kinds: readonly Kind[] = ['sections', 'orders', 'products', 'buyers'];

const searchIn =
  (language: Language) =>
  async (find: string, signal: AbortSignal): Promise<Command[]> => {
    if (find === '') return [];
    const { data } = await call(searchPanel, { query: { find: find.slice(0, 100) }, signal });
    const queryOf = (text: string) => new URLSearchParams({ find: text });
    return [
      ...data.orders.map(({ _id, orderNo, name, totalSum }) => ({
        kind: 'orders' as const,
        key: _id,
        label: `№ ${orderNo} · ${name} · ${formatTotal(totalSum)}`,
        path: `/admin/orders/${orderNo}`,
      })),
      ...data.products.map((product) => ({
        kind: 'products' as const,
        key: product._id,
        label: choiceLabel(product, language),
        path: `/admin/products/${product._id}`,
      })),
      ...data.buyers.map(({ _id, name, email, phone }) => ({
        kind: 'buyers' as const,
        key: _id,
        label: [name, email, phone && formatPhone(phone)].filter(Boolean).join(' · '),
        path: `/admin/users?${queryOf(email)}`,
      })),
    ];
  };
const searches = { uk: searchIn('uk'), en: searchIn('en') };

type CommandPaletteProps = { permissions: Permissions; onGo: (path: string) => void; onClose: () => void };

/** Goes to any section, order, product or buyer by a few letters. */
export function CommandPalette({ permissions, onGo, onClose }: CommandPaletteProps) {
  const { palette: texts } = useAdminMessages();
  const { words } = useMessages();
  const id = useId();
  const [find, setFind] = useState('');
  const [at, setAt] = useState(0);
  const { choices, problem, isLoading } = useDebouncedSearch(find, searches[useLanguage()]);
  const wanted = find.trim().toLocaleLowerCase();
  const sections = useSections(permissions)
    .filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
    .map(({ label, path }): Command => ({ kind: 'sections', key: path, label, path }));
  const commands = [...sections, ...(wanted === '' || isLoading ? [] : choices)];
  const chosen = commands[Math.min(at, commands.length - 1)];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((commands.length + Math.min(at, commands.length - 1) + step) % Math.max(1, commands.length));
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onGo(chosen.path);
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} closeLabel={words.close} size="medium">
      <SearchField
        label={texts.label}
        placeholder={texts.placeholder}
        value={find}
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.key}`}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setFind(event.target.value);
          setAt(0);
        }}
      />
      <p role="status" className="py-2 text-sm text-ink-2 empty:hidden">
        {problem ?? (wanted !== '' && isLoading ? words.loading : commands.length === 0 && words.nothingFound)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={texts.label} className="mt-2 grid gap-3">
        {kinds
          .map((kind) => ({ kind, own: commands.filter((command) => command.kind === kind) }))
          .filter(({ own }) => own.length > 0)
          .map(({ kind, own }) => (
            <fieldset key={kind} aria-labelledby={`${id}-${kind}`} className="min-w-0">
              <p id={`${id}-${kind}`} role="presentation" className="label-caps px-3 py-1 text-ink-3">
                {texts.kinds[kind]}
              </p>
              {own.map((command) => (
                <Option
                  key={command.key}
                  id={`${id}-${command.key}`}
                  command={command}
                  isChosen={command === chosen}
                  onGo={onGo}
                />
              ))}
            </fieldset>
          ))}
      </div>
    </Dialog>
  );
}

type OptionProps = { id: string; command: Command; isChosen: boolean; onGo: (path: string) => void };

function Option({ id, command, isChosen, onGo }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={() => onGo(command.path)}
      className={clsx(
        'flex min-h-11 w-full items-center rounded-sm px-3 py-2 text-left text-[0.9375rem] wrap-anywhere hover:bg-paper',
        isChosen && 'bg-amber-wash',
      )}
    >
      {command.label}
    </button>
  );
}
