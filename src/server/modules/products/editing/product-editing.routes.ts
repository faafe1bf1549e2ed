import * as contract from '#contracts/admin-products.ts';
import * as changesContract from '#contracts/product-changes.ts';
import { implement } from '#server/http/dispatch.ts';
import * as changes from './product-changes.service.ts';
import * as products from './product-editing.service.ts';

export const adminProductsRoutes = [
  implement(contract.listAdminProducts, (context, { query }) => products.listAdminProducts(context, query)),
  implement(contract.countAdminProducts, (context, { query }) => products.countAdminProducts(context, query)),
  implement(contract.getAdminProduct, (context, { params }) => products.getAdminProduct(context, params.id)),
  implement(contract.createProduct, (context, { body, files }) => products.createProduct(context, body, files.file)),
  implement(contract.editProduct, (context, { params, body, files }) =>
    products.editProduct(context, params.id, body, files.file),
  ),
  implement(contract.uploadProductPicture, (context, { files }) => products.uploadPicture(context, files.file)),
  implement(contract.turnProduct, (context, { params, body }) =>
    products.turnProduct(context, params.id, body.enabled),
  ),
  implement(contract.deleteProduct, (context, { params }) => products.deleteProduct(context, params.id)),
  implement(contract.duplicateProduct, (context, { params }) => products.duplicateProduct(context, params.id)),
  implement(contract.changeProducts, (context, { body }) => products.changeProducts(context, body)),
  implement(changesContract.setProductPrice, (context, { params, body }) => changes.setPrice(context, params.id, body)),
  implement(changesContract.setProductStock, (context, { params, body }) => changes.setStock(context, params.id, body)),
  implement(changesContract.previewProductChange, (context, { body }) => changes.previewChange(context, body)),
  implement(changesContract.replaceProductValues, (context, { body }) =>
    changes.replaceValues(context, body.replacement),
  ),
  implement(contract.findProductChoices, (context, { query }) => products.findProductChoices(context, query)),
  implement(contract.listProductsForCarousel, (context, { query }) => products.listProductsForCarousel(context, query)),
  implement(contract.listCountries, async () => products.listCountries()),
];
