import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useState } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { LinkPrompt } from './link-prompt.tsx';

/** One stop for Tab; the arrows go along it. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { editor: texts } = useAdminMessages();
  const [isLinking, setIsLinking] = useState(false);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      undoable: now.can().undo(),
      redoable: now.can().redo(),
    }),
  });
  const edit = () => editor.chain().focus();
  return (
    <>
      <Toolbar.Root aria-label={texts.toolbar} className="flex flex-wrap gap-0.5 border-b border-line p-1">
        <Tool
          label={texts.heading}
          isOn={is.heading}
          onPress={() => edit().toggleHeading({ level: 2 }).run()}
          icon={<Heading2 />}
        />
        <Tool
          label={texts.subheading}
          isOn={is.subheading}
          onPress={() => edit().toggleHeading({ level: 3 }).run()}
          icon={<Heading3 />}
        />
        <Tool label={texts.bold} isOn={is.bold} onPress={() => edit().toggleBold().run()} icon={<Bold />} />
        <Tool label={texts.italic} isOn={is.italic} onPress={() => edit().toggleItalic().run()} icon={<Italic />} />
        <Tool
          label={texts.bulletList}
          isOn={is.bulletList}
          onPress={() => edit().toggleBulletList().run()}
          icon={<List />}
        />
        <Tool
          label={texts.orderedList}
          isOn={is.orderedList}
          onPress={() => edit().toggleOrderedList().run()}
          icon={<ListOrdered />}
        />
        <Tool label={texts.link} isOn={is.link} onPress={() => setIsLinking(!isLinking)} icon={<LinkIcon />} />
        <Tool label={texts.undo} isDisabled={!is.undoable} onPress={() => edit().undo().run()} icon={<Undo2 />} />
        <Tool label={texts.redo} isDisabled={!is.redoable} onPress={() => edit().redo().run()} icon={<Redo2 />} />
      </Toolbar.Root>
      {isLinking && <LinkPrompt editor={editor} isLink={is.link} onDone={() => setIsLinking(false)} />}
    </>
  );
}

type ToolProps = { label: string; icon: ReactNode; isOn?: boolean; isDisabled?: boolean; onPress: () => void };

function Tool({ label, icon, isOn, isDisabled = false, onPress }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
      className={clsx(
        'inline-flex size-11 items-center justify-center rounded-sm text-ink-2 hover:bg-amber-wash hover:text-ink md:size-9 [&_svg]:size-4.5',
        'aria-pressed:bg-amber-wash aria-pressed:text-amber-ink data-disabled:opacity-40',
      )}
    >
      {icon}
    </Toolbar.Button>
  );
}
