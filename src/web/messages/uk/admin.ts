export const admin = {
  title: 'Керування крамницею',
};

export type AdminCatalogue = typeof admin;
