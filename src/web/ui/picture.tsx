import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { listedPictureSources, pictureSources } from '#domain/picture.ts';
import { Drop } from './logo.tsx';

type PictureProps = {
  /** The stored URL; those of other widths and formats are derived from it. */
  address: string | null;
  /** Empty if the name is next to the picture. */
  alt: string;
  /** The rendered width, as in the `sizes` attribute: "(width >= 64rem) 25vw, 50vw". */
  sizes: string;
  ratio?: '3/4' | '1/1' | '4/3' | '16/9' | '21/9';
  /** A tiny placeholder as a data URL, shown until the picture has loaded. */
  preview?: string | null | undefined;
  /** In a long list: fewer widths, so that the page stays small. */
  isListed?: boolean;
  /** For pictures above the fold: loaded eagerly and with high priority. */
  isEager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
};

const ratios = {
  '3/4': null,
  '1/1': 'aspect-square',
  '4/3': 'aspect-4/3',
  '16/9': 'aspect-video',
  '21/9': 'aspect-21/9',
};

/** A fixed aspect ratio prevents layout shift while the picture loads, or if it fails or is missing. */
export function Picture({
  address,
  alt,
  sizes,
  ratio = '3/4',
  preview,
  isListed = false,
  isEager = false,
  fit = 'cover',
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedAddress, setFailedAddress] = useState<string | null>(null);

  // A server-rendered picture may have failed before hydration.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailedAddress(address);
  }, [address]);

  const isMissing = address === null || failedAddress === address;
  const sources = address === null || isListed ? null : pictureSources(address);
  const { avif, src } = sources ?? listedPictureSources(address ?? '') ?? {};

  const frame = clsx('picture', ratios[ratio], className);

  if (isMissing) {
    return (
      <span className={frame}>
        <span className="absolute inset-0 flex items-center justify-center">
          <Drop className="h-1/4 max-h-16 opacity-40" />
          {alt && <span className="sr-only">{alt}</span>}
        </span>
      </span>
    );
  }
  const picture = (
    <picture className={preview ? undefined : frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        alt={alt}
        // Before `srcSet` and `src`: a browser may start the request as soon as these are set.
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding={sources ? 'async' : undefined}
        sizes={sources ? sizes : undefined}
        srcSet={sources?.webp}
        src={src ?? address}
        onError={() => setFailedAddress(address)}
        className={fit === 'contain' ? 'object-contain' : undefined}
      />
    </picture>
  );
  if (!preview) return picture;
  return (
    <span className={frame}>
      <img src={preview} alt="" aria-hidden="true" />
      {picture}
    </span>
  );
}
