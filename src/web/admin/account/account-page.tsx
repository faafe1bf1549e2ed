import { ownProfile, type Profile } from '#contracts/profile.ts';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { PasswordSection } from '#web/features/profile/password-section.tsx';
import { ProfileSections } from '#web/features/profile/profile-sections.tsx';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

export const clientLoader = () => load(ownProfile.admin.get, {});

export const ErrorBoundary = ListProblem;

export default function AdminAccountPage({ loaderData: profile }: { loaderData: Profile }) {
  const { profile: texts, orders } = useAccountMessages();
  const localPath = useLocalPath();
  return (
    <div className="max-w-3xl">
      <title>{texts.title}</title>
      <ListHeading
        title={texts.heading}
        action={<ButtonLink href={localPath('/admin/account/orders')}>{orders.heading}</ButtonLink>}
      />
      <div className="grid gap-5">
        <ProfileSections area="admin" profile={profile} />
        <PasswordSection />
      </div>
    </div>
  );
}
