import * as contract from '#contracts/products.ts';
import { implement } from '#server/http/door.ts';
import * as products from './products.service.ts';

export const productsRoutes = [
  implement(contract.listProducts, (context, { query }) => products.listProducts(context, query)),
];
