import type { HousePerfumes } from '../types.ts';

export const mugler: HousePerfumes = {
  house: 'Mugler',
  perfumes: [
    {
      name: 'Angel',
      spoken: 'енджел, ангел мюглер',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'gourmand',
      top: 'диня, кокос, цукрова вата',
      heart: 'мед, ожина, чорна слива',
      base: 'пачулі, шоколад, карамель, ваніль',
      year: 1992,
      perfumer: 'Olivier Cresp, Yves de Chirin',
      seasons: ['autumn', 'winter'],
      character: 'Перший солодкий аромат, і досі найсміливіший.',
      story:
        'Цукрова вата зустрічає темні пачулі, і між ними спалахує зірка. Мед з шоколадом гріють нескінченно довго. Або кохання, або ні: середини не передбачено.',
      characterEn: 'The first sweet scent, and still the boldest.',
      storyEn:
        'Candyfloss meets dark patchouli, and a star flares between them. Honey and chocolate give warmth without end. You love it or you do not: there is no middle ground.',
      bottles: { 25: 3100, 50: 4600, 100: 6700 },
      decantMl: 77,
    },
    {
      name: 'Alien',
      spoken: 'еліен',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'жасмин самбак',
      heart: 'кашмеран',
      base: 'біла амбра',
      year: 2005,
      perfumer: 'Dominique Ropion, Laurent Bruyère',
      seasons: ['autumn', 'winter'],
      character: 'Жасмин із сузір’я, якого немає на мапі.',
      story:
        'Три ноти, і цього більш ніж досить: жасмин сліпучий, дерево електричне, амбра тепла. Шлейф іде попереду господині. Для осені, сцени та чорного пальта.',
      characterEn: 'Jasmine from a constellation on no map.',
      storyEn:
        'Three notes, and that is more than enough: dazzling jasmine, electric wood, warm amber. The trail walks ahead of its owner. For autumn, the stage and a black coat.',
      bottles: { 30: 3400, 60: 5000, 90: 6300 },
      decantMl: 59,
    },
  ],
};

export const carolinaHerrera: HousePerfumes = {
  house: 'Carolina Herrera',
  perfumes: [
    {
      name: 'Good Girl',
      spoken: 'гуд герл, ґуд ґьорл',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'gourmand',
      top: 'мигдаль, кава, лимон',
      heart: 'тубероза, жасмин самбак, ірис',
      base: 'боби тонка, какао, ваніль, сандал',
      year: 2016,
      perfumer: 'Louise Turner',
      seasons: ['autumn', 'winter'],
      character: 'Одна туфелька на підборах, друга в темряві.',
      story:
        'Мигдаль із кавою гіркі, тубероза біла, і ця гойдалка не спиняється. Какао в базі загортає плечі. Корпоратив, ювілей, помста з усмішкою.',
      characterEn: 'One high heel in the light, the other in the dark.',
      storyEn:
        'Almond and coffee are bitter, tuberose is white, and the swing never stops. Cocoa in the base wraps the shoulders. An office party, an anniversary, revenge with a smile.',
      bottles: { 30: 3400, 50: 4700, 80: 6100 },
      decantMl: 107,
    },
    {
      name: '212 VIP Men',
      spoken: 'двісті дванадцять віп мен',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'amber',
      top: 'лайм, маракуя, імбир, перець',
      heart: 'горілка, м’ята, прянощі',
      base: 'королівське дерево, боби тонка, амбра',
      year: 2011,
      perfumer: 'Carlos Benaïm',
      seasons: ['autumn', 'winter'],
      character: 'Ім’я у списку на вході.',
      story:
        'Лайм з м’ятою крижані, імбир пече, тонка потім довго солодить. Нічого складного, зате весело. Дах хмарочоса або принаймні дев’ятого поверху.',
      characterEn: 'Your name on the list at the door.',
      storyEn:
        'Lime and mint are icy, ginger burns, then tonka sweetens for a long time. Nothing complicated, but great fun. The roof of a skyscraper, or at least of the ninth floor.',
      bottles: { 50: 3000, 100: 4200 },
      decantMl: 36,
    },
  ],
};

export const rabanne: HousePerfumes = {
  house: 'Rabanne',
  perfumes: [
    {
      name: '1 Million',
      spoken: 'ван мільйон, один мільйон',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'amber',
      top: 'грейпфрут, м’ята, кривавий мандарин',
      heart: 'кориця, троянда, прянощі',
      base: 'шкіра, амбра, пачулі',
      year: 2008,
      perfumer: 'Christophe Raynaud, Olivier Pescheux, Michel Girard',
      seasons: ['autumn', 'winter'],
      character: 'Золотий злиток з корицею.',
      story:
        'М’ята блищить, кориця обпікає, солодка шкіра лишається на комірі. Самовпевнений жарт, який щоразу вдається. Нічне місто, гучні друзі.',
      characterEn: 'A gold bar with cinnamon.',
      storyEn:
        'Mint glitters, cinnamon burns, sweet leather stays on the collar. A cocky joke that works every time. The city at night, loud friends.',
      bottles: { 50: 3100, 100: 4300 },
      decantMl: 83,
    },
    {
      name: 'Lady Million',
      spoken: 'леді мільйон',
      strength: 'eau-de-parfum',
      audience: 'her',
      family: 'floral',
      top: 'малина, гіркий апельсин, неролі',
      heart: 'цвіт апельсина, жасмин, гарденія',
      base: 'мед, пачулі, амбра',
      year: 2010,
      perfumer: 'Anne Flipo, Béatrice Piquet, Dominique Ropion',
      seasons: ['spring', 'autumn', 'winter'],
      character: 'Діамант у медовій глазурі.',
      story:
        'Малина з неролі іскряться, білі квіти тануть у меду. Пачулі гранять солодке, мов ювелір. Для сукні, якій потрібен привід.',
      characterEn: 'A diamond in honey glaze.',
      storyEn:
        'Raspberry and neroli sparkle, white flowers melt in honey. Patchouli cuts the sweetness like a jeweller. For a dress that needs an occasion.',
      bottles: { 50: 3700, 80: 4800 },
      decantMl: 46,
    },
    {
      name: 'Invictus',
      spoken: 'інвіктус',
      strength: 'eau-de-toilette',
      audience: 'him',
      family: 'aquatic',
      top: 'морський акорд, грейпфрут, мандарин',
      heart: 'лавровий лист, жасмин',
      base: 'гваяк, пачулі, дубовий мох, сіра амбра',
      year: 2013,
      perfumer: 'Véronique Nyberg, Anne Flipo, Olivier Polge, Dominique Ropion',
      seasons: ['spring', 'summer'],
      character: 'П’єдестал, піт і солоний вітер.',
      story:
        'Грейпфрут холодний, лавр гіркий, гваяк солодить фінал. Свіжість, яка любить, щоб на неї дивились. Після перемоги, навіть маленької.',
      characterEn: 'A podium, sweat and a salty wind.',
      storyEn:
        'Cold grapefruit, bitter bay leaf, and guaiac wood to sweeten the finish. A freshness that likes to be looked at. For after a victory, even a small one.',
      bottles: { 50: 3000, 100: 4200 },
      decantMl: 95,
    },
  ],
};
