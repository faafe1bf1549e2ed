import type { Order } from '#contracts/orders.ts';
import { formatPhone } from '#domain/phone.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { Fact } from './fact.tsx';

/** Who gets an order, where, and what they asked for. */
export function RecipientFacts({ order }: { order: Order }) {
  const { orders: texts } = useAccountMessages();
  const { firstName, lastName, phone, email, deliveryAddress, comment } = order;
  const { delivery, region, city, address } = deliveryAddress;
  return (
    <>
      <Fact name={texts.contact}>
        <p>
          {firstName} {lastName}
        </p>
        <p className="figures text-ink-2">{formatPhone(phone)}</p>
        <p className="break-all text-ink-2">{email}</p>
      </Fact>
      <Fact name={texts.delivery}>
        <p>{delivery}</p>
        <p className="text-ink-2">
          {region}, {city}
        </p>
        <p className="text-ink-2">{address}</p>
      </Fact>
      {comment !== '' && (
        <Fact name={texts.comment}>
          <p className="whitespace-pre-line">{comment}</p>
        </Fact>
      )}
    </>
  );
}
