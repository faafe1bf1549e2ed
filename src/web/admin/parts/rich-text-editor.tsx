import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useFieldLabelId, useFieldWiring } from '#web/ui/field.tsx';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

type RichTextEditorProps = {
  /** What it begins with; afterwards the editor is the one who knows. */
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Of the text itself, in pixels. */
  height: number;
};

/** The same as the server keeps: what is pasted beyond that loses its dress and keeps its words. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // Links get their manners from the server.
    link: { openOnClick: false, HTMLAttributes: { rel: null, target: null }, protocols: ['mailto', 'tel'] },
    trailingNode: false,
  }),
];

export function RichTextEditor({ html, onChange, onBlur, height }: RichTextEditorProps) {
  const { id, ...wiring } = useFieldWiring();
  const labelId = useFieldLabelId();
  const told = Object.entries({ id, ...wiring, 'aria-labelledby': labelId })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const editor = useEditor({
    extensions,
    content: html,
    // The content security policy lets no script write styles; they are in the style sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...Object.fromEntries(told),
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
      <RichTextToolbar editor={editor} />
      <div style={{ height }} className="overflow-y-auto overscroll-contain">
        <EditorContent editor={editor} className="h-full" />
      </div>
    </div>
  );
}
