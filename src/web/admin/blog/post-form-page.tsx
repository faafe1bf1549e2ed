import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { type AdminPost, createPost, editPost, getAdminPost, postInput } from '#contracts/blog.ts';
import { day } from '#contracts/kit/fields.ts';
import { shopDay } from '#domain/dates.ts';
import { AuditHistory } from '#web/admin/components/audit-history.tsx';
import { PictureField, pictureInput, pictureProblem, SwitchField } from '#web/admin/components/form-fields.tsx';
import { FormPage, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListProblem } from '#web/admin/components/list-page.tsx';
import { RichTextField } from '#web/admin/components/rich-text-field.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { PostPreview } from './post-preview.tsx';

export const clientLoader = async ({ params: { id } }: { params: { id?: string } }) =>
  id === undefined ? null : load(getAdminPost, { params: { id } });
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { blog: texts } = useAdminMessages();
  return <FormSkeleton title={texts.title} loading={texts.loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().blog.problemTitle} />;

type PostFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function PostFormPage({ loaderData: post }: PostFormPageProps) {
  // The key resets the form for another post or a newer version.
  return <PostForm key={post ? `${post._id}/${post.version}` : 'new'} post={post} />;
}

const editorHeight = 500;
/** Less than the other: many posts have no English text. */
const englishHeight = 250;

const { title, content, titleEn, contentEn } = postInput.shape;
const input = z.object({
  title,
  releaseDate: day,
  content,
  titleEn,
  contentEn,
  picture: pictureInput,
  active: z.boolean(),
  toCarusel: z.boolean(),
});

type PostFormProps = {
  /** Null to create. */
  post: AdminPost | null;
};

function PostForm({ post }: PostFormProps) {
  const { blog: texts } = useAdminMessages();
  const listPath = useLocalPath()('/admin/blog');
  const navigate = useNavigate();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { form, errors, saving } = useSaveForm({
    schema: input,
    defaultValues: {
      title: post?.title ?? '',
      releaseDate: post?.releaseDate ?? shopDay(new Date()),
      content: post?.content ?? '',
      titleEn: post?.titleEn ?? '',
      contentEn: post?.contentEn ?? '',
      picture: { address: post?.imageUrl ?? '' },
      active: post?.active ?? true,
      toCarusel: post?.toCarusel ?? false,
    },
    save: ({ picture, ...fields }, { call, signal }) => {
      const body = { ...fields, imageUrl: picture.address };
      const sent = { files: { file: picture.file }, signal };
      return post
        ? call(editPost, { params: { id: post._id }, body: { ...body, version: post.version }, ...sent })
        : call(createPost, { body, ...sent });
    },
    onSaved: () => navigate(listPath),
    mapProblem: pictureProblem('picture'),
  });

  return (
    <FormPage
      title={post ? texts.editTitle : texts.createTitle}
      back={{ label: texts.toList, href: listPath }}
      saving={saving}
      more={
        <Button icon={<Eye aria-hidden="true" />} className="sm:ml-auto" onClick={() => setIsPreviewed(true)}>
          {texts.preview}
        </Button>
      }
    >
      <div className="grid items-start gap-5 md:grid-cols-[1fr_13rem]">
        <Field label={texts.name} isRequired error={errors.title?.message}>
          <TextInput {...form.register('title')} autoComplete="off" maxLength={200} />
        </Field>
        <Field label={texts.releaseDate} isRequired hint={texts.releaseDateHint} error={errors.releaseDate?.message}>
          <TextInput {...form.register('releaseDate')} type="date" />
        </Field>
      </div>
      <PictureField control={form.control} name="picture" label={texts.image} saving={saving} />
      <RichTextField control={form.control} name="content" label={texts.content} height={editorHeight} />
      <Field label={texts.nameEn} hint={texts.englishHint} error={errors.titleEn?.message}>
        <TextInput {...form.register('titleEn')} lang="en" autoComplete="off" maxLength={200} />
      </Field>
      <RichTextField control={form.control} name="contentEn" label={texts.contentEn} height={englishHeight} />
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SwitchField control={form.control} name="active" label={texts.active} />
        <SwitchField control={form.control} name="toCarusel" label={texts.toCarousel} />
      </div>
      {post && <AuditHistory thing="post" id={post._id} />}
      {isPreviewed && <PostPreview {...form.getValues()} onClose={() => setIsPreviewed(false)} />}
    </FormPage>
  );
}
