import * as contract from '#contracts/products.ts';
import { implement } from '#server/http/dispatch.ts';
import * as products from './catalogue.service.ts';

export const productsRoutes = [
  implement(contract.listProducts, (context, { query }) => products.listProducts(context, query)),
  implement(contract.listProductFilters, (context, { query }) => products.listProductFilters(context, query)),
  implement(contract.getProduct, (context, { params }) => products.getProduct(context, params.id)),
  implement(contract.listRelatedProducts, (context, { params }) => products.listRelatedProducts(context, params.id)),
  implement(contract.listBestSellers, (context, { query }) => products.listBestSellers(context, query)),
  implement(contract.listDiscountedProducts, (context, { query }) => products.listDiscountedProducts(context, query)),
];
