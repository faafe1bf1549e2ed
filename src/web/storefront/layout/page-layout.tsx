import { Outlet } from 'react-router';
import { PageProblem } from '#web/kit/page-problem.tsx';
import { MissingPageHelp } from './missing-page-help.tsx';

/** Stands between the frame of the shop and its pages: when a page fails, header, menu and footer stay. */
export default Outlet;

export function ErrorBoundary() {
  return <PageProblem help={<MissingPageHelp />} />;
}
