import type { AdminCatalogue } from '#web/messages/uk/admin.ts';

export const admin: AdminCatalogue = {
  title: 'Running the shop',
};
