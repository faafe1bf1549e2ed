import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
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
import { type ReactNode, useId, useState } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useFieldLabelId, useFieldWiring } from '#web/ui/field.tsx';
import { LinkPrompt } from './link-prompt.tsx';

type RichTextEditorProps = {
  /** Initial value; the editor is uncontrolled. */
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Height of the text area in pixels. */
  height: number;
};

/** The same elements as the server's sanitizer allows; other markup of pasted text is dropped. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // `rel` and `target` are set by the server.
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null }, protocols: ['mailto', 'tel'] },
    trailingNode: false,
  }),
];

export function RichTextEditor({ html, onChange, onBlur, height }: RichTextEditorProps) {
  const { id, ...wiring } = useFieldWiring();
  const labelId = useFieldLabelId();
  const attributes = Object.entries({ id, ...wiring, 'aria-labelledby': labelId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const editor = useEditor({
    extensions,
    content: html,
    // The content security policy forbids injected styles; they are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...Object.fromEntries(attributes),
        role: 'textbox',
        'aria-multiline': 'true',
        class: 'rich-text rich-text-input',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur,
  });

  return (
    <div className="rounded-md border border-line-2 bg-white has-[.rich-text-input:focus]:border-ink has-aria-invalid:border-garnet">
      <RichTextToolbar editor={editor} fieldLabelId={labelId} />
      <div style={{ height }} className="overflow-y-auto overscroll-contain">
        <EditorContent editor={editor} className="h-full" />
      </div>
    </div>
  );
}

/** A toolbar with a single tab stop (roving tabindex) and arrow keys. */
function RichTextToolbar({ editor, fieldLabelId = '' }: { editor: Editor; fieldLabelId?: string | undefined }) {
  const { editor: texts } = useAdminMessages();
  const [isLinking, setIsLinking] = useState(false);
  const id = useId();
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
      <Toolbar.Root
        id={id}
        aria-label={texts.toolbar}
        // Named after its field too: a form may have several editors.
        aria-labelledby={`${id} ${fieldLabelId}`}
        className="flex flex-wrap gap-0.5 border-b border-line p-1"
      >
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
