import MailPlus from 'lucide-react/icons/mail-plus';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Invite, inviteInput, inviteUser, resendInvite, revokeInvite } from '#contracts/invites.ts';
import type { Role } from '#contracts/roles.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { modulesBeyond, type Permissions } from '#domain/permissions.ts';
import { ConfirmAction } from '#web/admin/components/confirm-action.tsx';
import { FormDialog } from '#web/admin/components/form-layouts.tsx';
import { useSaveForm } from '#web/admin/components/use-save-form.ts';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { problemMessage, useMutation } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type InviteButtonProps = {
  roles: readonly Role[];
  /** The current user's permissions, the most that can be granted. */
  own: Permissions | null;
};

export function InviteButton(props: InviteButtonProps) {
  const { invites: texts } = useAdminMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={<MailPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {texts.invite}
      </Button>
      {isOpen && <InviteDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InviteDialog({ roles, own, onClose }: InviteButtonProps & { onClose: () => void }) {
  const { invites: texts } = useAdminMessages();
  const revalidator = useRevalidator();
  const { form, errors, saving } = useSaveForm({
    schema: inviteInput,
    defaultValues: { email: '', userRoleId: '' },
    save: (body) => call(inviteUser, { body }),
    onSaved: () => {
      onClose();
      return revalidator.revalidate();
    },
  });
  const options = roles.map(({ _id, name, permissions }) => {
    const isDisabled = modulesBeyond(own, permissions).length > 0;
    return { value: _id, label: isDisabled ? texts.beyond(name) : name, isDisabled };
  });
  return (
    <FormDialog title={texts.title} saving={saving} onClose={onClose}>
      <Field label={texts.email} hint={texts.emailHint} isRequired error={errors.email?.message}>
        <TextInput {...form.register('email')} type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Field label={texts.role} isRequired error={errors.userRoleId?.message}>
        <Select {...form.register('userRoleId')} placeholder={texts.chooseRole} options={options} />
      </Field>
    </FormDialog>
  );
}

/** Invitations that nobody has accepted yet. */
export function InviteList({ invites }: { invites: readonly Invite[] }) {
  const { invites: texts, roles } = useAdminMessages();
  const language = useLanguage();
  const headingId = useId();
  const { mutate, isBusy } = useMutation({ failureToast: problemMessage });
  const [revoked, setRevoked] = useState<Invite | null>(null);
  const stateOf = ({ until, isExpired }: Invite) => {
    if (until === null) return texts.sending;
    return isExpired ? texts.expired : texts.until(formatShortDateTime(new Date(until), language));
  };
  return (
    <section aria-labelledby={headingId} className="mb-5 rounded-lg border border-line bg-card p-4">
      <h2 id={headingId} className="label-caps mb-1 font-sans text-ink-3">
        {texts.pending}
      </h2>
      <ul>
        {invites.map((invite) => (
          <li
            key={invite._id}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1 last:border-b-0"
          >
            <span className="min-w-0 grow break-all">
              {invite.email}
              <span className="text-sm text-ink-2">
                {' '}
                · {roles.nameOf(invite.userRoleId.name)} · {stateOf(invite)}
              </span>
            </span>
            <IconButton
              isDense
              label={texts.resend(invite.email)}
              icon={<Send aria-hidden="true" />}
              disabled={isBusy}
              onClick={() => void mutate(() => call(resendInvite, { params: { id: invite._id } }))}
            />
            <IconButton
              isDense
              label={texts.revoke(invite.email)}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => setRevoked(invite)}
            />
          </li>
        ))}
      </ul>
      {revoked && (
        <ConfirmAction
          title={texts.revokeTitle(revoked.email)}
          text={texts.revokeText}
          confirmLabel={texts.revokeYes}
          cancelLabel={texts.keep}
          call={() => call(revokeInvite, { params: { id: revoked._id } })}
          onClose={() => setRevoked(null)}
        />
      )}
    </section>
  );
}
