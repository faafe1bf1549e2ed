import { redirect } from 'react-router';
import { icon192 } from '#web/icons/icons.ts';

/** For clients that request /favicon.ico without reading the page's icon links. */
export const loader = () => redirect(icon192);
