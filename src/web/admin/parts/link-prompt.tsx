import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type LinkPromptProps = { editor: Editor; isLink: boolean; onDone: () => void };

/** 'example.com' is meant as an address of the web. */
const addressOf = (typed: string) => (/^(?:[a-z]+:|\/|#)/i.test(typed) ? typed : `https://${typed}`);

/** Asks where the chosen words lead. */
export function LinkPrompt({ editor, isLink, onDone }: LinkPromptProps) {
  const { editor: texts } = useAdminMessages();
  const { words } = useMessages();
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  }

  function apply() {
    const address = typed.trim();
    if (address === '') return remove();
    const chain = editor.chain().focus().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !isLink;
    const href = addressOf(address);
    if (isBare) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  }

  /** The prompt stands within a larger form and dialog, which are not meant by its keys. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return apply();
    onDone();
    editor.commands.focus();
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <TextInput
        ref={box}
        isDense
        id={undefined}
        type="url"
        inputMode="url"
        aria-label={texts.linkAddress}
        placeholder="https://"
        value={typed}
        maxLength={500}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        className="max-w-80 grow"
      />
      <Button size="small" onClick={apply}>
        {texts.linkApply}
      </Button>
      {isLink && (
        <Button size="small" onClick={remove}>
          {texts.linkRemove}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
    </div>
  );
}
