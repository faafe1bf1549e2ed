/** A slide refers to a post by its title, or to a product by brand and name (the decant, if there is one). */
export type DemoSlide = { post: string } | { house: string; name: string };

export const demoCarousel = { title: 'Головна', isActive: true } as const;

/** In slide order. */
export const demoSlides: readonly DemoSlide[] = [
  { post: 'Як ми розливаємо парфуми: від флакона до атомайзера' },
  { house: 'Maison Francis Kurkdjian', name: 'Baccarat Rouge 540' },
  { post: 'Дім, який пахне вами: свічки, дифузори, спреї' },
  { house: 'Tom Ford', name: 'Oud Wood' },
  { post: 'Ірис: найдорожча пудра у світі' },
];
