import { amouage, montale } from './perfumes/amouage-montale.ts';
import { artisan, etatLibre, molecules } from './perfumes/artisan-etat-molecules.ts';
import { bvlgari, isseyMiyake, kenzo } from './perfumes/bvlgari-miyake-kenzo.ts';
import { chanel, dior } from './perfumes/chanel-dior.ts';
import { chloe, valentino } from './perfumes/chloe-valentino.ts';
import { creed, hermes, kurkdjian } from './perfumes/hermes-creed-kurkdjian.ts';
import { initio, parfumsDeMarly } from './perfumes/initio-marly.ts';
import { givenchy, lancome, versace } from './perfumes/lancome-givenchy-versace.ts';
import { armani, yvesSaintLaurent } from './perfumes/laurent-armani.ts';
import { byredo, leLabo } from './perfumes/lelabo-byredo.ts';
import { acquaDiParma, sergeLutens } from './perfumes/lutens-parma.ts';
import { diptyque, joMalone, kilian } from './perfumes/malone-diptyque-kilian.ts';
import { mancera, nishane } from './perfumes/mancera-nishane.ts';
import { juliette, margiela, tizianaTerenzi } from './perfumes/margiela-terenzi-juliette.ts';
import { memo, xerjoff } from './perfumes/memo-xerjoff.ts';
import { carolinaHerrera, mugler, rabanne } from './perfumes/mugler-herrera-rabanne.ts';
import { burberry, dolceGabbana, narciso, prada } from './perfumes/narciso-dolce-prada-burberry.ts';
import { fredericMalle, penhaligons } from './perfumes/penhaligons-malle.ts';
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
