import Copy from 'lucide-react/icons/copy';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Copies a text; browsers allow it on HTTPS only, so a failure is shown. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { page: texts } = useAdminMessages().orders;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: texts.copied, text });
    } catch {
      showToast({ kind: 'problem', title: texts.notCopied, text });
    }
  }

  return <IconButton isDense label={label} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />;
}
