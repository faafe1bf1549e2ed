import { previewPost } from '#contracts/blog.ts';
import { isShopDay, shopDay } from '#domain/dates.ts';
import { type PictureInput, useFileUrl } from '#web/admin/components/form-fields.tsx';
import { LoadingDialog, useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Article } from '#web/ui/article.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type PostPreviewProps = {
  title: string;
  releaseDate: string;
  content?: string | undefined;
  picture: PictureInput;
  onClose: () => void;
};

const cleaned = async (content: string, signal: AbortSignal) =>
  (await call(previewPost, { body: { content }, signal })).data.content;

/** Preview of the post, with the HTML sanitized by the server. */
export function PostPreview({ title, releaseDate, content = '', picture, onClose }: PostPreviewProps) {
  const { blog: texts } = useAdminMessages();
  const { words } = useMessages();
  const chosenUrl = useFileUrl(picture.file);
  const { data: html, problem, retry } = useAsyncData(content, cleaned);
  if (html === undefined) {
    return (
      <LoadingDialog
        title={texts.previewTitle}
        loading={texts.previewLoading}
        size="large"
        problem={problem === undefined ? undefined : { title: texts.previewProblem, text: problem, onRetry: retry }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.previewTitle} closeLabel={words.close} size="large">
      <Article
        title={title.trim() || texts.untitled}
        releaseDate={isShopDay(releaseDate) ? releaseDate : shopDay(new Date())}
        picture={chosenUrl ?? (picture.address || null)}
        html={html}
        heading="h2"
      />
    </Dialog>
  );
}
