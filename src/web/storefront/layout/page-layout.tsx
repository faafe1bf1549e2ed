import { Outlet } from 'react-router';
import { PageProblem } from '#web/kit/page-problem.tsx';
import { MissingPageHelp } from './missing-page-help.tsx';

/** An error boundary below the shop layout: if a page fails, header, menu and footer stay. */
export default Outlet;

export function ErrorBoundary() {
  return <PageProblem help={<MissingPageHelp />} />;
}
