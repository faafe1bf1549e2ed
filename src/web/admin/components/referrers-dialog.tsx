import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ReferrersDialogProps = {
  /** Names the row. */
  title: string;
  /** The number of referring rows, and what to do about them. */
  text: string;
  /** Some of them; undefined while loading. */
  names: readonly { _id: string; name: string }[] | undefined;
  /** A summary of the rest. */
  others?: string | undefined;
  /** A link to the full list, if permitted. */
  link?: { label: string; href: string } | undefined;
  onClose: () => void;
};

/** Shown instead of a confirmation when other rows refer to this one (foreign key). */
export function ReferrersDialog({ title, text, names, others, link, onClose }: ReferrersDialogProps) {
  const { words } = useMessages();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={words.close}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {link && (
            <ButtonLink kind="primary" href={link.href}>
              {link.label}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{text}</p>
      {names === undefined && <Skeleton className="mt-3 h-16" />}
      {names !== undefined && names.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-ink-2">
          {names.map(({ _id, name }) => (
            <li key={_id} className="wrap-anywhere">
              {name}
            </li>
          ))}
          {others && <li>{others}</li>}
        </ul>
      )}
    </Dialog>
  );
}
