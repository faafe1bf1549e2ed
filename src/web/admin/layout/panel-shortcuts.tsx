import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import type { Session } from '#web/kit/session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CommandPalette } from './command-palette.tsx';
import { useShortcuts } from './shortcuts.ts';

/** The shortcuts of the panel, with their list and the command palette. */
export function PanelShortcuts({ permissions }: Pick<Session, 'permissions'>) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const goTo = (path: string) => {
    setOpen(null);
    void navigate(localPath(path));
  };
  useShortcuts({ goTo, showPalette: () => setOpen('palette'), showHelp: () => setOpen('help') });
  return (
    <>
      {open === 'palette' && <CommandPalette permissions={permissions} onGo={goTo} onClose={() => setOpen(null)} />}
      {open === 'help' && <ShortcutList onClose={() => setOpen(null)} />}
    </>
  );
}

const shortcuts = [
  { does: 'palette', keys: ['Ctrl', 'K'] },
  { does: 'search', keys: ['/'] },
  { does: 'orders', keys: ['g', 'o'] },
  { does: 'products', keys: ['g', 'p'] },
  { does: 'create', keys: ['n'] },
  { does: 'rows', keys: ['j', 'k'] },
  { does: 'save', keys: ['Ctrl', 'S'] },
  { does: 'help', keys: ['?'] },
] as const;

function ShortcutList({ onClose }: { onClose: () => void }) {
  const { shortcuts: texts } = useAdminMessages();
  const { words } = useMessages();
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} closeLabel={words.close} size="small">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {shortcuts.map(({ does, keys }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-sm border border-line-2 bg-paper px-2 py-0.5 font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{texts.does[does]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
