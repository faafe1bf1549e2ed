import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { arrangeCategories, type Category, listCategories } from '#contracts/categories.ts';
import { BackLink } from '#web/admin/components/form-layouts.tsx';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { call, load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { MenuOrderRow } from './menu-order-row.tsx';

export const clientLoader = () => load(listCategories, {});
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().categories.order.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

/** A shorter movement is a click, not a drag. */
const dragFromPx = 4;

/** The order of the menu: by drag and drop, by keyboard or by the buttons of each row. Each move is saved at once. */
export default function MenuOrderPage({ loaderData: categories }: { loaderData: Category[] }) {
  const { categories: texts, carousels: drag } = useAdminMessages();
  const localPath = useLocalPath();
  const { mutate } = useMutation({ failureToast: problemMessage });
  const [wished, setWished] = useState<readonly Category[] | null>(null);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const shown = wished ?? categories;
  const nameOf = (id: unknown) => shown.find(({ _id }) => _id === id)?.name ?? '';
  const placeOf = (id: unknown) => shown.findIndex(({ _id }) => _id === id) + 1;

  function move(category: Category, to: number) {
    const next = shown.filter(({ _id }) => _id !== category._id).toSpliced(to, 0, category);
    setWished(next);
    setSaid(drag.moved(category.name, to + 1));
    void mutate(() => call(arrangeCategories, { body: { ids: next.map(({ _id }) => _id) } })).finally(() =>
      setWished((now) => (now === next ? null : now)),
    );
  }

  function drop({ active, over }: DragEndEvent) {
    const category = shown.find(({ _id }) => _id === active.id);
    const to = shown.findIndex(({ _id }) => _id === over?.id);
    if (category && to !== -1 && active.id !== over?.id) move(category, to);
  }

  return (
    <>
      <title>{texts.order.title}</title>
      <BackLink label={texts.order.back} href={localPath('/admin/categories')} />
      <ListHeading title={texts.order.title} />
      <p className="mb-4 max-w-3xl text-ink-2">{texts.order.lead}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => drag.lifted(nameOf(active.id), placeOf(active.id), shown.length),
            onDragOver: ({ active, over }) => (over ? drag.over(nameOf(active.id), placeOf(over.id)) : undefined),
            onDragEnd: ({ active, over }) => drag.moved(nameOf(active.id), placeOf(over?.id ?? active.id)),
            onDragCancel: ({ active }) => drag.putBack(nameOf(active.id), placeOf(active.id)),
          },
          screenReaderInstructions: { draggable: texts.order.howToDrag },
        }}
      >
        <SortableContext items={shown.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
          <ol aria-label={texts.order.title} className="max-w-3xl divide-y divide-line rounded-md border border-line">
            {shown.map((category, at) => (
              <MenuOrderRow
                key={category._id}
                category={category}
                at={at}
                isLast={at === shown.length - 1}
                onMove={(to) => move(category, to)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
