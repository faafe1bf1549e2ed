import { stopLetters } from '#contracts/stock-alerts.ts';
import { implement } from '#server/http/dispatch.ts';
import * as links from './unsubscribe-links.service.ts';

export const unsubscribeLinksRoutes = [
  implement(stopLetters, (context, { params }) => links.stopLetters(context, params.token)),
];
