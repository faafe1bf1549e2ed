import * as contract from '#contracts/brands.ts';
import { implement } from '#server/http/dispatch.ts';
import * as brands from './brands.service.ts';

export const brandsRoutes = [
  implement(contract.listBrands, (context) => brands.listBrands(context)),
  implement(contract.getBrand, (context, { params }) => brands.getBrand(context, params.id)),
  implement(contract.createBrand, (context, { body, files }) => brands.createBrand(context, body, files.file)),
  implement(contract.editBrand, (context, { params, body, files }) =>
    brands.editBrand(context, params.id, body, files.file),
  ),
  implement(contract.deleteBrand, (context, { params }) => brands.deleteBrand(context, params.id)),
  implement(contract.listBrandPages, (context) => brands.listBrandPages(context)),
  implement(contract.getBrandPage, (context, { params }) => brands.getBrandPage(context, params.slug)),
  implement(contract.listShownBrands, (context) => brands.listShownBrands(context)),
];
