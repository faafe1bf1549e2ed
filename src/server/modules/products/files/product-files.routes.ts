import * as contract from '#contracts/product-files.ts';
import { implement } from '#server/http/door.ts';
import * as files from './product-files.service.ts';

export const productFilesRoutes = [
  implement(contract.exportProducts, (context, { query }) => files.exportProducts(context, query)),
  implement(contract.checkProductImport, (context, { files: { file }, tell }) =>
    files.checkProductImport(context, file, tell),
  ),
  implement(contract.importProducts, (context, { body, files: { file }, tell }) =>
    files.importProducts(context, { file, seen: body.seen }, tell),
  ),
];
