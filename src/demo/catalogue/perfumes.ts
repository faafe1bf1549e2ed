import { amouage, mancera, montale, nishane } from './perfumes/amouage-montale-mancera-nishane.ts';
import { chanel, dior } from './perfumes/chanel-dior.ts';
import { burberry, dolceGabbana, narciso, prada } from './perfumes/designers-one.ts';
import { chloe, juliette, margiela, tizianaTerenzi, valentino } from './perfumes/designers-three.ts';
import { bvlgari, carolinaHerrera, isseyMiyake, kenzo, mugler, rabanne } from './perfumes/designers-two.ts';
import { creed, hermes, kurkdjian } from './perfumes/hermes-creed-kurkdjian.ts';
import { givenchy, lancome, versace } from './perfumes/lancome-givenchy-versace.ts';
import { armani, yvesSaintLaurent } from './perfumes/laurent-armani.ts';
import { byredo, leLabo, memo, xerjoff } from './perfumes/lelabo-byredo-memo-xerjoff.ts';
import { diptyque, joMalone, kilian } from './perfumes/malone-diptyque-kilian.ts';
import { acquaDiParma, artisan, etatLibre, molecules, sergeLutens } from './perfumes/niche-france-italy.ts';
import { fredericMalle, initio, parfumsDeMarly, penhaligons } from './perfumes/niche-west.ts';
import { guerlain, tomFord } from './perfumes/tom-ford-guerlain.ts';
import type { HousePerfumes } from './types.ts';

export const perfumesByHouse: readonly HousePerfumes[] = [
  chanel,
  dior,
  tomFord,
  byredo,
  guerlain,
  hermes,
  creed,
  kurkdjian,
  leLabo,
  memo,
  xerjoff,
  lancome,
  givenchy,
  versace,
  yvesSaintLaurent,
  armani,
  joMalone,
  diptyque,
  kilian,
  amouage,
  montale,
  mancera,
  nishane,
  initio,
  parfumsDeMarly,
  penhaligons,
  fredericMalle,
  sergeLutens,
  acquaDiParma,
  artisan,
  etatLibre,
  molecules,
  narciso,
  dolceGabbana,
  prada,
  burberry,
  bvlgari,
  isseyMiyake,
  kenzo,
  mugler,
  carolinaHerrera,
  rabanne,
  chloe,
  valentino,
  margiela,
  tizianaTerenzi,
  juliette,
];
