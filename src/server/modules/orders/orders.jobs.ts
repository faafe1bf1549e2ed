import { orderAcceptedLetter } from './order-accepted.letter.ts';
import { orderClarifiedLetter } from './order-clarified.letter.ts';
import { orderPaidLetter } from './order-paid.letter.ts';
import { orderStatusLetter } from './order-status.letter.ts';

export const ordersJobs = [orderAcceptedLetter, orderClarifiedLetter, orderPaidLetter, orderStatusLetter];
