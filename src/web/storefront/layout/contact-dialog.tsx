import type { LucideIcon } from 'lucide-react';
import AtSign from 'lucide-react/icons/at-sign';
import Camera from 'lucide-react/icons/camera';
import Send from 'lucide-react/icons/send';
import { shop } from '#domain/shop.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ContactDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function ContactDialog({ isOpen, onOpenChange }: ContactDialogProps) {
  const { shopFrame, words } = useMessages();
  const { contact } = shopFrame;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={contact.title}
      description={contact.text}
      closeLabel={words.close}
      size="small"
    >
      <ul className="-mx-3 flex flex-col">
        <Way href={shop.messenger.address} name={shop.messenger.name} Icon={Send} isElsewhere />
        <Way href={`mailto:${shop.email}`} name={contact.email} detail={shop.email} Icon={AtSign} />
        <Way href={shop.social.address} name={shop.social.name} Icon={Camera} isElsewhere />
      </ul>
    </Dialog>
  );
}

type WayProps = { href: string; name: string; detail?: string; Icon: LucideIcon; isElsewhere?: boolean };

function Way({ href, name, detail, Icon, isElsewhere = false }: WayProps) {
  return (
    <li>
      <a
        href={href}
        {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
        className="flex min-h-14 items-center gap-4 rounded-md px-3 hover:bg-amber-wash"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-amber-wash text-amber-ink">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          {detail && <span className="block truncate text-sm text-ink-2">{detail}</span>}
        </span>
      </a>
    </li>
  );
}
