import { useState } from 'react';
import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import { addressText, addressTitle } from '#web/features/delivery/saved-address.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useCheckoutMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { shortList } from './saved-addresses.ts';

const another = 'another';

type SavedAddressesFieldProps = {
  addresses: readonly DeliveryAddress[];
  chosen: DeliveryAddress | null;
  /** Null: another address. */
  onChoose: (address: DeliveryAddress | null) => void;
};

/** Where earlier orders went. */
export function SavedAddressesField({ addresses, chosen, onChoose }: SavedAddressesFieldProps) {
  const { saved: texts } = useCheckoutMessages().checkout.delivery;
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? addresses : shortList(addresses, chosen);
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={texts.legend}
        name="savedAddress"
        cards={[
          ...shown.map((address) => ({
            value: address._id,
            title: addressTitle(address, language),
            text: addressText(address, language),
          })),
          { value: another, title: texts.another },
        ]}
        value={chosen?._id ?? another}
        onChange={(id) => onChoose(addresses.find(({ _id }) => _id === id) ?? null)}
      />
      {shown.length < addresses.length && (
        <Button kind="quiet" size="small" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {texts.showAll(addresses.length)}
        </Button>
      )}
    </div>
  );
}
