import { useId } from 'react';
import type { NotesPyramid as Notes } from '#contracts/products.ts';
import type { NoteGroup } from '#domain/scent.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { notePath } from '../paths.ts';

/** Colours of the dots before the notes. */
const groupColours: Record<NoteGroup, string> = {
  citrus: 'bg-[#e3b92f]',
  fruit: 'bg-[#d9663f]',
  flower: 'bg-[#d98aa5]',
  green: 'bg-[#7d9a54]',
  spice: 'bg-[#b8502f]',
  wood: 'bg-[#8a5f3c]',
  resin: 'bg-[#b97a1f]',
  sweet: 'bg-[#c99a6b]',
  musk: 'bg-[#a9a29a]',
  leather: 'bg-[#5b3a2a]',
  water: 'bg-[#5f93ad]',
  drink: 'bg-[#7b3b52]',
};

/** Each layer is wider than the one above it. */
const widths = { top: 'w-3/5 min-w-56', heart: 'w-4/5 min-w-64', base: 'w-full' };

/** The notes of a scent in three layers; each note leads to the scents that have it. */
export function NotesPyramid({ notes }: { notes: Notes }) {
  const { product, scent } = useMessages();
  const localPath = useLocalPath();
  const id = useId();
  const layers = (Object.keys(widths) as (keyof Notes)[]).filter((layer) => notes[layer].length > 0);
  if (layers.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {product.pyramid.heading}
      </h2>
      <ol className="flex flex-col items-center gap-1.5">
        {layers.map((layer) => (
          <li key={layer} className={`rounded-md bg-amber-wash px-4 pt-2.5 pb-1.5 text-center ${widths[layer]}`}>
            <h3 className="label-caps font-sans text-amber-ink">{product.pyramid[layer]}</h3>
            <ul className="flex flex-wrap justify-center gap-x-4">
              {notes[layer].map(({ key, name, group }) => (
                <li key={name}>
                  <a
                    href={localPath(notePath(key))}
                    className="inline-flex min-h-11 items-center gap-1.5 hover:underline md:min-h-9"
                  >
                    {group && <span aria-hidden="true" className={`size-2.5 rounded-full ${groupColours[group]}`} />}
                    {name}
                    {group && <span className="text-xs text-ink-2">{scent.noteGroup[group]}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
