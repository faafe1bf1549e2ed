import { servePictureFiles } from '#server/http/picture-files.ts';
import type { MediaService } from './media.service.ts';

type App = Parameters<typeof servePictureFiles>[0];

/** The pictures' own door. Uploads come with the thing that they belong to: a brand, a product, a post. */
export function mediaRoutes(app: App, { media }: { media: Pick<MediaService, 'readFile'> }, done: () => void): void {
  servePictureFiles(app, media.readFile);
  done();
}
