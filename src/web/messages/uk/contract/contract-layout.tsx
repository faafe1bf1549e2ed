import { Outlet } from 'react-router';
import { contract } from './contract.ts';

/** A long text that one page shows: it comes with that page only. */
export default function ContractLayout() {
  return <Outlet context={contract} />;
}
