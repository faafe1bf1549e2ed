import { ownProfile, type Profile } from '#contracts/profile.ts';
import { PasswordSection } from '#web/features/profile/password-section.tsx';
import { ProfileSections } from '#web/features/profile/profile-sections.tsx';
import { load } from '#web/kit/api-client.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';

export const clientLoader = () => load(ownProfile.customer.get, {});

export default function AccountPage({ loaderData: profile }: { loaderData: Profile }) {
  const { profile: texts } = useAccountMessages();
  return (
    <div className="page-width max-w-3xl py-8 md:py-12">
      <title>{texts.title}</title>
      <h1 className="text-4xl">{texts.heading}</h1>
      <div className="mt-6 grid gap-5">
        <ProfileSections area="customer" profile={profile} />
        <PasswordSection />
      </div>
    </div>
  );
}
