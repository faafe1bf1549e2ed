import { redirect } from 'react-router';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import type { Route } from './+types/to-index.ts';

export function loader({ request }: Route.LoaderArgs) {
  return redirect(pathIn(languageOfPath(new URL(request.url).pathname), '/index'));
}
