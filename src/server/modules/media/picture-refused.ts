const reasons = {
  'not-an-image': 'The file is not a JPEG, PNG, WebP, AVIF or GIF picture',
  'too-large': 'The file is too large',
  'too-many-pixels': 'The picture has too many pixels',
  'too-small': 'The picture is too small',
  animated: 'The picture moves; only still ones are taken',
  damaged: 'The picture is damaged or incomplete',
  busy: 'Too many pictures are being processed',
} as const;

export type PictureRefusal = keyof typeof reasons;

export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal, options?: ErrorOptions) {
    super(reasons[reason], options);
    this.reason = reason;
  }
}
