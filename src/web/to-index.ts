import { redirect } from 'react-router';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import type { Route } from './+types/to-index.ts';

/** `url` is the address as the reader knows it; a request that the router makes by itself asks for `/en.data`. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOfPath(url.pathname), '/index'));
}
