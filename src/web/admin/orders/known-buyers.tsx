import UserRoundCheck from 'lucide-react/icons/user-round-check';
import { findKnownBuyers, type KnownBuyer } from '#contracts/buyers.ts';
import { formatPhone } from '#domain/phone.ts';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';

type KnownBuyersProps = { phone: string; onPick: (buyer: KnownBuyer) => void };

const find = async (phone: string, signal: AbortSignal) =>
  (await call(findKnownBuyers, { query: { phone: phone.slice(0, 40) }, signal })).data;

/** Buyers whose phone begins like the typed one: a press fills in the form. Nothing while there are none. */
export function KnownBuyers({ phone, onPick }: KnownBuyersProps) {
  const { buyers: texts } = useAdminMessages();
  const { choices } = useDebouncedSearch(phone, find);
  if (choices.length === 0) return null;
  return (
    <ul aria-label={texts.known} className="grid gap-2 sm:col-span-2">
      {choices.map((buyer) => {
        const name = `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.email;
        return (
          <li key={`${buyer.phone}/${buyer.userId}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <Button
              size="small"
              icon={<UserRoundCheck aria-hidden="true" />}
              // The phone keeps the focus: the error of a half-typed number would move this button away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(buyer)}
            >
              {texts.take(name)}
            </Button>
            <span className="figures text-ink-2">{formatPhone(buyer.phone)}</span>
            {buyer.deliveryAddress && <span className="text-ink-2">{buyer.deliveryAddress.city}</span>}
          </li>
        );
      })}
    </ul>
  );
}
