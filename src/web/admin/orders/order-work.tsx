import { type FormEvent, useId, useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import {
  addOrderNote,
  deleteOrderNote,
  findOrderStaff,
  getOrderWork,
  listOrderTags,
  setOrderResponsible,
  setOrderTags,
  type OrderWork as Work,
} from '#contracts/order-notes.ts';
import type { Order } from '#contracts/orders.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { Notes } from '#web/admin/components/notes.tsx';
import { SearchPicker } from '#web/admin/components/search-picker.tsx';
import { call } from '#web/kit/api-client.ts';
import { useDebouncedSearch } from '#web/kit/debounced-search.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemReasons, useRequest } from '#web/kit/request.ts';
import { useSession } from '#web/kit/session.ts';
import { Button } from '#web/ui/button.tsx';
import { RemovableChip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SectionLoading } from './order-section.tsx';

const loadWork = async (id: string, signal: AbortSignal) => (await call(getOrderWork, { params: { id }, signal })).data;

/** What staff note about an order: the responsible person, tags and notes. The buyer sees none of it. */
export function OrderWork({ order }: { order: Order }) {
  const { orderWork: texts } = useAdminMessages();
  const { data, problem, retry } = useAsyncData(order._id, loadWork);
  return (
    <div className="grid gap-5 text-left">
      <SectionLoading loading={texts.loading} isLoaded={data !== undefined} problem={problem} retry={retry} />
      {data && <LoadedWork order={order} work={data} onChanged={retry} />}
    </div>
  );
}

type LoadedWorkProps = { order: Order; work: Work; onChanged: () => void };

function LoadedWork({ order, work, onChanged }: LoadedWorkProps) {
  const { send, isLoading } = useRequest();
  const session = useSession();
  const params = { id: order._id };

  async function change(call: () => Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await send(call, (problem) => showToast({ kind: 'problem', title: problemReasons(problem) }));
    if (answer) showToast({ kind: 'success', title: answer.message });
    onChanged();
    return answer !== null;
  }

  return (
    <>
      <Responsible
        work={work}
        ownId={session?.userId}
        isBusy={isLoading}
        onGive={(userId) => void change(() => call(setOrderResponsible, { params, body: { userId } }))}
      />
      <Tags
        tags={work.tags}
        isBusy={isLoading}
        save={(tags) => change(() => call(setOrderTags, { params, body: { tags } }))}
      />
      <Notes
        notes={work.notes}
        ownId={session?.userId}
        add={(text) => call(addOrderNote, { params, body: { text } })}
        onAdded={onChanged}
        onDelete={({ _id }) => void change(() => call(deleteOrderNote, { params: { ...params, noteId: _id } }))}
      />
    </>
  );
}

const findStaff = async (find: string, signal: AbortSignal) =>
  (await call(findOrderStaff, { query: { find: find.slice(0, 100) }, signal })).data;

type ResponsibleProps = {
  work: Work;
  ownId: string | undefined;
  isBusy: boolean;
  onGive: (userId: string | null) => void;
};

function Responsible({ work: { responsible }, ownId, isBusy, onGive }: ResponsibleProps) {
  const { orderWork: texts } = useAdminMessages();
  const [find, setFind] = useState('');
  const { choices, isLoading, problem } = useDebouncedSearch(find, findStaff);
  return (
    <div className="grid gap-2">
      <p>
        <span className="label-caps mb-1 block text-ink-3">{texts.responsible}</span>
        {responsible?.name ?? texts.nobody}
      </p>
      <div className="flex flex-wrap gap-3">
        {ownId !== undefined && responsible?._id !== ownId && (
          <Button size="small" isLoading={isBusy} onClick={() => onGive(ownId)}>
            {texts.mine}
          </Button>
        )}
        {responsible && (
          <Button size="small" isLoading={isBusy} onClick={() => onGive(null)}>
            {texts.release}
          </Button>
        )}
      </div>
      <Field label={texts.responsible} isLabelHidden>
        <SearchPicker
          choices={choices}
          optionOf={({ _id, name, email }) => ({ value: _id, label: name, note: email })}
          onFind={setFind}
          onPick={({ _id }) => onGive(_id)}
          isLoading={isLoading}
          placeholder={texts.responsible}
          emptyText={problem}
        />
      </Field>
    </div>
  );
}

const findTags = async (find: string, signal: AbortSignal) =>
  (await call(listOrderTags, { query: { find: find.slice(0, 40) }, signal })).data;

type TagsProps = { tags: readonly string[]; isBusy: boolean; save: (tags: string[]) => Promise<boolean> };

function Tags({ tags, isBusy, save }: TagsProps) {
  const { orderWork: texts } = useAdminMessages();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const { choices } = useDebouncedSearch(typed, findTags);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() !== '' && (await save([...tags, typed.trim()]))) setTyped('');
  }

  return (
    <div className="grid gap-2">
      <p className="label-caps text-ink-3">{texts.tags}</p>
      {tags.length === 0 && <p className="text-sm text-ink-2">{texts.noTags}</p>}
      {tags.length > 0 && (
        <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip
                removeLabel={texts.takeTag(tag)}
                onRemove={() => void save(tags.filter((one) => one !== tag))}
              >
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <form className="flex items-end gap-2" onSubmit={(event) => void add(event)}>
        <Field label={texts.addTag} className="min-w-0 grow">
          <TextInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            list={listId}
            maxLength={40}
            autoComplete="off"
          />
        </Field>
        <datalist id={listId}>
          {choices.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <Button type="submit" isLoading={isBusy}>
          {texts.add}
        </Button>
      </form>
    </div>
  );
}
