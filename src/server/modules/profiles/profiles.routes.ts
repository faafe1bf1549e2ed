import { ownProfile } from '#contracts/profile.ts';
import { implement } from '#server/http/dispatch.ts';
import { editOwnProfile, getOwnProfile } from './profiles.service.ts';

export const profilesRoutes = [ownProfile.customer, ownProfile.admin].flatMap(({ get, edit }) => [
  implement(get, getOwnProfile),
  implement(edit, (context, { body }) => editOwnProfile(context, body)),
]);
