import { useEffect } from 'react';
import { type Carousel, type CarouselItem, listCarouselItems, listCarousels } from '#contracts/carousels.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { showToast } from '#web/ui/toast.ts';

/** Data or an error per section, so that one failure does not replace the whole page. */
type Settled<Data> = { data: Data; problem?: undefined } | { data?: undefined; problem: string };

async function settle<Data>(answer: Promise<{ data: Data }>): Promise<Settled<Data>> {
  try {
    return { data: (await answer).data };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { problem: error.message };
  }
}

/** The search parameter of the chosen carousel. */
export const chosenName = 'carousel';

export const noneChosen = 'none';

/** Defaults to the active carousel. */
function chosenOf(carousels: readonly Carousel[], wanted: string | null): Carousel | null {
  if (wanted === noneChosen) return null;
  const active = carousels.find((carousel) => carousel.active);
  return carousels.find(({ _id }) => _id === wanted) ?? active ?? carousels[0] ?? null;
}

type Loaded = { carousels: Settled<Carousel[]>; chosen: Carousel | null; slides: Settled<CarouselItem[]> };

export async function loadCarousels(request: Request): Promise<Loaded> {
  const wanted = new URL(request.url).searchParams.get(chosenName);
  const carousels = await settle(call(listCarousels, { signal: request.signal }));
  const chosen = chosenOf(carousels.data ?? [], wanted);
  if (!chosen) return { carousels, chosen, slides: { data: [] } };
  const slides = await settle(call(listCarouselItems, { params: { id: chosen._id }, signal: request.signal }));
  return { carousels, chosen, slides };
}

/** Shows a toast once the data has loaded. */
export function useToastOnce(hasCome: boolean, words: string): void {
  useEffect(() => {
    if (hasCome) showToast({ kind: 'success', title: words });
  }, [hasCome, words]);
}
