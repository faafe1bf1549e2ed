/** Parent companies of brands; other brands are their own manufacturer. */
const companies: Readonly<Record<string, readonly string[]>> = {
  LVMH: ['Dior', 'Guerlain', 'Givenchy', 'Kenzo', 'Maison Francis Kurkdjian', 'Acqua di Parma', 'Bvlgari'],
  "L'Oréal": [
    'Lancôme',
    'Yves Saint Laurent',
    'Armani',
    'Valentino',
    'Prada',
    'Mugler',
    'Maison Margiela',
    'La Roche-Posay',
    'Vichy',
    'Kérastase',
  ],
  'Estée Lauder Companies': [
    'Tom Ford',
    'Jo Malone London',
    'Le Labo',
    'Kilian',
    'Frederic Malle',
    'Estée Lauder',
    'MAC',
    'The Ordinary',
  ],
  Puig: ['Byredo', 'Rabanne', 'Carolina Herrera', "L'Artisan Parfumeur", "Penhaligon's"],
  Coty: ['Chloé', 'Burberry'],
  Shiseido: ['Narciso Rodriguez', 'Issey Miyake', 'Serge Lutens'],
};

const companyByHouse = new Map(
  Object.entries(companies).flatMap(([company, houses]) => houses.map((house) => [house, company] as const)),
);

export const manufacturerOf = (house: string): string => companyByHouse.get(house) ?? house;
