/** The fields of every form that an order is made or changed in, from top to bottom. */
export const orderFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'deliveryAddress.delivery',
  'deliveryAddress.region',
  'deliveryAddress.city',
  'deliveryAddress.address',
  'paymentMethod',
  'comment',
] as const;
