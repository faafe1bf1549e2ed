import * as contract from '#contracts/product-files.ts';
import { implement } from '#server/http/dispatch.ts';
import * as files from './product-files.service.ts';

export const productFilesRoutes = [
  implement(contract.exportProducts, (context, { query }) => files.exportProducts(context, query)),
  implement(contract.checkProductImport, (context, { files: { file }, reportProgress }) =>
    files.checkProductImport(context, file, reportProgress),
  ),
  implement(contract.importProducts, (context, { body, files: { file }, reportProgress }) =>
    files.importProducts(context, { file, seen: body.seen }, reportProgress),
  ),
];
