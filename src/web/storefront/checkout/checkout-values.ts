import { type DeliveryKind, deliveryKinds } from '#domain/delivery.ts';

/** A region, city or branch: its name and the carrier's id. A typed place has no id. */
export type Place = { readonly value: string; readonly label: string };

/** The form's values. Field names are those of the order, so that server errors match their fields. */
export type CheckoutValues = {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  deliveryAddress: {
    delivery: DeliveryKind | null;
    region: Place | null;
    city: Place | null;
    address: Place | null;
  };
  /** Where the courier comes to; `deliveryAddress.address` is its street. */
  door: { house: string; flat: string };
  /** Typed by hand: the carrier's lists are unavailable, or the branch is not in them. */
  isAddressTyped: boolean;
  paymentMethod: string;
  comment: string;
};

export const phoneStart = '+380';

type Contact = Pick<CheckoutValues, 'firstName' | 'lastName' | 'phone' | 'email'>;

export const noContact: Contact = { firstName: '', lastName: '', phone: '', email: '' };

export function startValues(contact: Contact, paymentMethod: string): CheckoutValues {
  return {
    ...contact,
    phone: contact.phone || phoneStart,
    deliveryAddress: { delivery: 'nova-poshta', region: null, city: null, address: null },
    door: { house: '', flat: '' },
    isAddressTyped: false,
    paymentMethod,
    comment: '',
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function place(value: unknown): Place | null {
  const { value: ref, label } = (value ?? {}) as Partial<Place>;
  return typeof ref === 'string' && typeof label === 'string' && label !== '' ? { value: ref, label } : null;
}

/** The draft overrides the profile, except for empty fields. Validated: sessionStorage is untrusted. */
export function withTyped(start: CheckoutValues, typed: unknown): CheckoutValues {
  const { firstName, lastName, phone, email, deliveryAddress, door, isAddressTyped, comment } = (typed ??
    {}) as Partial<CheckoutValues>;
  const { delivery, region, city, address } = deliveryAddress ?? {};
  return {
    ...start,
    firstName: text(firstName) || start.firstName,
    lastName: text(lastName) || start.lastName,
    phone: text(phone) === phoneStart ? start.phone : text(phone) || start.phone,
    email: text(email) || start.email,
    deliveryAddress: {
      delivery: deliveryKinds.find((kind) => kind === delivery) ?? start.deliveryAddress.delivery,
      region: place(region),
      city: place(city),
      address: place(address),
    },
    door: { house: text(door?.house), flat: text(door?.flat) },
    isAddressTyped: isAddressTyped === true,
    comment: text(comment),
  };
}
