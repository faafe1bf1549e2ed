import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { linkAddress } from '#domain/link-address.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type LinkPromptProps = { editor: Editor; isLink: boolean; onDone: () => void };

export function LinkPrompt({ editor, isLink, onDone }: LinkPromptProps) {
  const { editor: texts } = useAdminMessages();
  const { words } = useMessages();
  const [typed, setTyped] = useState<string>(() => editor.getAttributes('link').href ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const problemId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);

  /** Focuses the editor before the prompt is removed: otherwise the dialog's focus trap would take the focus. */
  function leave() {
    editor.view.focus();
    onDone();
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run();
    leave();
  }

  function apply() {
    const address = typed.trim();
    if (address === '') return remove();
    const href = linkAddress(address);
    if (href === null) {
      setIsWrong(true);
      return box.current?.focus();
    }
    const chain = editor.chain().extendMarkRange('link');
    const isBare = editor.state.selection.empty && !isLink;
    if (isBare) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    leave();
  }

  /** Stops Enter and Escape from reaching the surrounding form and dialog. */
  const onKey = (key: string, act: () => void) => (event: KeyboardEvent) => {
    if (event.key !== key) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const onEscape = onKey('Escape', leave);
  const onEnter = onKey('Enter', apply);

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <TextInput
        ref={box}
        isDense
        id={undefined}
        type="url"
        inputMode="url"
        aria-label={texts.linkAddress}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        placeholder="https://"
        value={typed}
        maxLength={500}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          onEnter(event);
          onEscape(event);
        }}
        className="max-w-80 grow"
      />
      <Button size="small" onClick={apply} onKeyDown={onEscape}>
        {texts.linkApply}
      </Button>
      {isLink && (
        <Button size="small" onClick={remove} onKeyDown={onEscape}>
          {texts.linkRemove}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={leave} onKeyDown={onEscape}>
        {words.cancel}
      </Button>
      {isWrong && (
        <p id={problemId} role="alert" className="w-full text-xs text-garnet">
          {texts.linkWrong}
        </p>
      )}
    </div>
  );
}
