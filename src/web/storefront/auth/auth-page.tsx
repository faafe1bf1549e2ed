import { Navigate } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { SignInForm } from './sign-in-form.tsx';

/** For guests. Signing in makes a person of the guest, who then has no business here. */
export default function AuthPage() {
  const { signIn } = useMessages();
  const localPath = useLocalPath();
  const session = useSession();
  if (session) return <Navigate to={localPath('/')} replace />;
  return (
    <div className="page-width flex justify-center py-10 md:py-16">
      <title>{signIn.title}</title>
      <meta name="robots" content="noindex" />
      <section className="w-full max-w-md rounded-lg border border-line bg-card p-5 sm:p-8">
        <h1 className="text-4xl">{signIn.heading}</h1>
        <p className="mt-1 mb-6 text-ink-2">{signIn.text}</p>
        <SignInForm />
      </section>
    </div>
  );
}
