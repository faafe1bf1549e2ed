import { orderAcceptedLetter } from './letters/order-accepted.letter.ts';
import { orderClarifiedLetter } from './letters/order-clarified.letter.ts';
import { orderPaidLetter } from './letters/order-paid.letter.ts';
import { orderStatusLetter } from './letters/order-status.letter.ts';

export const ordersJobs = [orderAcceptedLetter, orderClarifiedLetter, orderPaidLetter, orderStatusLetter];
