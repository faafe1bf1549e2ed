import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useRef, useState } from 'react';
import { type DeliveryAddress, deleteDeliveryAddress } from '#contracts/delivery-addresses.ts';
import { addressText, addressTitle } from '#web/features/delivery/saved-address.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAccountMessages, useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { AddressNameForm } from './address-name-form.tsx';

/** Where earlier orders went; the checkout offers the same addresses. */
export function DeliveryAddressesSection({ addresses: loaded }: { addresses: readonly DeliveryAddress[] }) {
  const { addresses: texts } = useAccountMessages().profile;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [addresses, setAddresses] = useState(loaded);

  const replace = (renamed: DeliveryAddress) =>
    setAddresses(addresses.map((address) => (address._id === renamed._id ? renamed : address)));
  const remove = (id: string) => {
    setAddresses(addresses.filter(({ _id }) => _id !== id));
    // The pressed button is removed with its row.
    heading.current?.focus();
  };

  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {texts.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{addresses.length === 0 ? texts.empty : texts.text}</p>
      {addresses.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {addresses.map((address) => (
            <AddressRow key={address._id} address={address} onRenamed={replace} onDeleted={() => remove(address._id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

type AddressRowProps = {
  address: DeliveryAddress;
  onRenamed: (address: DeliveryAddress) => void;
  onDeleted: () => void;
};

function AddressRow({ address, onRenamed, onDeleted }: AddressRowProps) {
  const { addresses: texts } = useAccountMessages().profile;
  const language = useLanguage();
  const [isNaming, setIsNaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  // Returns the focus to the button that opened the form.
  useEffect(() => {
    if (wasNaming.current && !isNaming) nameButton.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const label = `${addressTitle(address, language)}, ${address.address}`;
  return (
    <li className="border-b border-line py-4 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <p className="font-semibold">{addressTitle(address, language)}</p>
          <p className="text-sm text-ink-2">{addressText(address, language)}</p>
        </div>
        {!isNaming && (
          <div className="flex flex-wrap gap-2">
            <Button
              ref={nameButton}
              size="small"
              icon={<Pencil aria-hidden="true" className="size-4" />}
              aria-label={texts.renameLabel(label)}
              onClick={() => setIsNaming(true)}
            >
              {texts.rename}
            </Button>
            <DeleteAddress address={address} label={label} onDeleted={onDeleted} />
          </div>
        )}
      </div>
      {isNaming && (
        <AddressNameForm
          address={address}
          onRenamed={(renamed) => {
            onRenamed(renamed);
            setIsNaming(false);
          }}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </li>
  );
}

type DeleteAddressProps = { address: DeliveryAddress; label: string; onDeleted: () => void };

function DeleteAddress({ address, label, onDeleted }: DeleteAddressProps) {
  const { addresses: texts } = useAccountMessages().profile;
  const { words } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const { isLoading, error, send } = useRequest();

  const confirm = async () => {
    const done = await send(() => call(deleteDeliveryAddress, { params: { id: address._id } }));
    if (done === null) return;
    setIsAsking(false);
    showToast({ kind: 'success', title: done.message });
    onDeleted();
  };

  return (
    <>
      <Button
        size="small"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        aria-label={texts.deleteLabel(label)}
        onClick={() => setIsAsking(true)}
      >
        {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={texts.deleteTitle(label)}
        text={texts.deleteText}
        confirmLabel={words.delete}
        cancelLabel={words.cancel}
        onConfirm={() => void confirm()}
        isBusy={isLoading}
        error={error}
      />
    </>
  );
}
