import { drawPerfume } from '../bottle/perfume.ts';
import type { Piece } from '../piece.ts';
import type { ProductKind } from '../product-kinds.ts';
import { drawBlotters } from '../props/blotters.ts';
import type { Sheet } from '../sheet.ts';
import { drawCandle } from './candle.ts';
import { drawCompact } from './compact.ts';
import { drawDecant } from './decant.ts';
import { drawDiffuser } from './diffuser.ts';
import { drawEmptyBottle } from './empty-bottle.ts';
import { drawGiftSet, drawProductBox } from './gift-set.ts';
import { drawJar } from './jar.ts';
import { drawLeatherCase } from './leather-case.ts';
import { drawLipstick } from './lipstick.ts';
import { drawMascara } from './mascara.ts';
import { drawPencil } from './pencil.ts';
import type { ProductSpec } from './product-spec.ts';
import { drawLotion } from './pump-bottle.ts';
import { drawSoap } from './soap.ts';
import { drawTube } from './tube.ts';

/** Notes are no piece but an arrangement of several. */
type PieceKind = Exclude<ProductKind, 'notes'>;

const draws: Record<PieceKind, (sheet: Sheet, spec: ProductSpec) => Piece> = {
  perfume: drawPerfume,
  decant: drawDecant,
  cream: drawJar,
  tube: drawTube,
  lotion: drawLotion,
  candle: drawCandle,
  diffuser: drawDiffuser,
  giftset: drawGiftSet,
  box: (sheet, spec) => drawProductBox(sheet, { ...spec, style: { ...spec.style, note: '' } }),
  case: drawLeatherCase,
  blotters: (sheet, { random }) => drawBlotters(sheet, 380, random),
  soap: drawSoap,
  hairmist: (sheet, spec) =>
    drawPerfume(sheet, {
      ...spec,
      style: { ...spec.style, shape: 'tall', cap: 'tall', glass: 'frosted' },
      note: 'Hair mist',
    }),
  emptybottle: drawEmptyBottle,
  lipstick: drawLipstick,
  mascara: drawMascara,
  pencil: drawPencil,
  powder: drawCompact,
};

export const drawPiece = (kind: PieceKind, sheet: Sheet, spec: ProductSpec): Piece => draws[kind](sheet, spec);
