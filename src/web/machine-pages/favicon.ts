import { redirect } from 'react-router';
import { icon192 } from '#web/icons/icons.ts';

/** Asked for by those who do not read the page's own links. */
export const loader = () => redirect(icon192);
