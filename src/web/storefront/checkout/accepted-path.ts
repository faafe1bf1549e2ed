/** Where the buyer of an order is thanked, and learns whether it is paid. */
export const acceptedPath = (orderId: string): string => `/orders/orderAccepted?order=${orderId}`;
