import { redirect } from 'react-router';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import type { Route } from './+types/to-index.ts';

/** `url` is the URL of the page; the URL of a data request would be `/en.data`. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOfPath(url.pathname), '/index'));
}
