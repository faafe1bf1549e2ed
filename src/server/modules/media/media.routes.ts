import { servePictureFiles } from '#server/http/picture-files.ts';
import type { MediaService } from './media.service.ts';

type App = Parameters<typeof servePictureFiles>[0];

/** Serves picture files. Uploads are part of their brand, product or post endpoint. */
export function mediaRoutes(app: App, { media }: { media: Pick<MediaService, 'readFile'> }, done: () => void): void {
  servePictureFiles(app, media.readFile);
  done();
}
