import { useState } from 'react';
import { listProductsForCarousel } from '#contracts/admin-products.ts';
import { listPostsForCarousel } from '#contracts/blog.ts';
import { addSlide, type Carousel, type itemTypes } from '#contracts/carousels.ts';
import type { Language } from '#domain/language.ts';
import { choiceLabel, SearchPicker } from '#web/admin/components/search-picker.tsx';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation, withFailureText } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useToastOnce } from './carousel-state.ts';

type AddSlidesProps = {
  carousel: Carousel | null;
  slideCount: number;
  /** Ids of products and posts that are already in the carousel. */
  taken: ReadonlySet<string>;
};

/** Fits into a list without much scrolling; further results need a search. */
const perPage = 20;
const firstPlace = 1;

const findProducts = (language: Language) => async (find: string, signal: AbortSignal) => {
  const { data } = await call(listProductsForCarousel, { query: { find, perPage }, signal });
  return data.map((product) => ({ _id: product._id, label: choiceLabel(product, language) }));
};
const findProductsIn = { uk: findProducts('uk'), en: findProducts('en') };

async function findPosts(find: string, signal: AbortSignal) {
  const { data } = await call(listPostsForCarousel, { query: { find, perPage }, signal });
  return data.map(({ _id, title }) => ({ _id, label: title }));
}

/** A picked item is added at once. */
export function AddSlides({ carousel, slideCount, taken }: AddSlidesProps) {
  const { carousels: texts } = useAdminMessages();
  const { words } = useMessages();
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [place, setPlace] = useState(firstPlace);

  async function add(itemType: (typeof itemTypes)[number], itemId: string) {
    if (!carousel) return showToast({ kind: 'problem', title: texts.chooseFirst });
    const body = { caruselId: carousel._id, itemId, itemType, order: place };
    if (await mutate(() => withFailureText(texts.addFailed, call(addSlide, { body })))) setPlace(firstPlace);
  }

  return (
    <div className="grid gap-4">
      <SlideSource
        texts={texts.products}
        ask={findProductsIn[useLanguage()]}
        taken={taken}
        onPick={(id) => void add('product', id)}
      />
      <SlideSource texts={texts.posts} ask={findPosts} taken={taken} onPick={(id) => void add('blog', id)} />
      <Field label={texts.place} hint={texts.placeHint}>
        <NumberInput
          value={place}
          onChange={setPlace}
          min={firstPlace}
          max={slideCount + 1}
          decreaseLabel={words.decrease}
          increaseLabel={words.increase}
        />
      </Field>
    </div>
  );
}

type Offered = { _id: string; label: string };

type SlideSourceProps = {
  texts: { label: string; placeholder: string; hint: string; none: string; loaded: string; problem: string };
  ask: (find: string, signal: AbortSignal) => Promise<readonly Offered[]>;
  taken: ReadonlySet<string>;
  onPick: (id: string) => void;
};

/** Searches one kind of slide content. */
function SlideSource({ texts, ask, taken, onPick }: SlideSourceProps) {
  const { words } = useMessages();
  const [find, setFind] = useState('');
  const { choices, problem, isLoading, isAnswered, retry } = useDebouncedSearch(find, ask);
  useToastOnce(isAnswered, texts.loaded);
  return (
    <div className="grid gap-2">
      <Field label={texts.label} hint={texts.hint}>
        <SearchPicker
          choices={choices}
          optionOf={({ _id, label }) => ({ value: _id, label, isDisabled: taken.has(_id) })}
          onFind={setFind}
          onPick={({ _id }) => onPick(_id)}
          isLoading={isLoading}
          placeholder={texts.placeholder}
          emptyText={find === '' ? texts.none : undefined}
        />
      </Field>
      <FormProblem message={problem === undefined ? undefined : `${texts.problem}. ${problem}`}>
        <Button size="small" className="mt-3" onClick={retry}>
          {words.retry}
        </Button>
      </FormProblem>
    </div>
  );
}
