import { Outlet } from 'react-router';
import { ContractMessages } from '#web/kit/messages.tsx';
import { contract } from './contract.ts';

export default function ContractLayout() {
  return (
    <ContractMessages value={contract}>
      <Outlet />
    </ContractMessages>
  );
}
