import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type Language, nameLanguage } from '#domain/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import type { Characteristic } from './characteristics.ts';

type ProductTabsProps = { description: string; language: Language; characteristics: readonly Characteristic[] };

type Tab = { name: string; label: string; content: ReactNode };

/** Own tabs, without a library. Without scripts all panels are shown. */
export function ProductTabs({ description, language, characteristics }: ProductTabsProps) {
  const { tabs: texts } = useMessages().product;
  const id = useId();
  const [shown, setShown] = useState('description');
  const list = useRef<HTMLDivElement>(null);

  const tabs: Tab[] = [
    { name: 'description', label: texts.description, content: <Description html={description} language={language} /> },
    ...(characteristics.length > 0
      ? [{ name: 'characteristics', label: texts.characteristics, content: <Rows rows={characteristics} /> }]
      : []),
  ];

  const goTo = (name: string | undefined) => {
    if (name === undefined) return;
    setShown(name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${name}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === shown);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(tabs[target]?.name);
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={texts.label}
        className="flex gap-7 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            data-tab={name}
            aria-selected={name === shown}
            aria-controls={`${id}-${name}`}
            tabIndex={name === shown ? 0 : -1}
            onClick={() => setShown(name)}
            onKeyDown={onKeyDown}
            className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent py-2.5 font-semibold text-ink-3 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-amber aria-selected:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, label, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          aria-labelledby={`${id}-${name}-tab`}
          className={name === shown ? 'pt-5' : 'hidden pt-5 noscript:block'}
        >
          <h2 className="mb-3 hidden text-2xl noscript:block">{label}</h2>
          {content}
        </div>
      ))}
    </div>
  );
}

function Description({ html, language }: { html: string; language: Language }) {
  const { tabs } = useMessages().product;
  if (html.trim() === '') return <p className="text-ink-2">{tabs.noDescription}</p>;
  return <RichText html={html} lang={language} />;
}

function Rows({ rows }: { rows: readonly Characteristic[] }) {
  return (
    <dl className="max-w-160 text-[0.9375rem]">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[minmax(8rem,2fr)_3fr] gap-x-4 border-b border-line py-2.5">
          <dt className="text-ink-2">
            {label}
            <span className="sr-only">: </span>
          </dt>
          <dd lang={nameLanguage(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
