import KeyRound from 'lucide-react/icons/key-round';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { type CashRegisterGood, listRegisterGoods, signInToRegister } from '#contracts/cash-register.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams } from '#web/admin/components/list-params.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { useMutation } from '#web/kit/request.ts';
import { currentSession } from '#web/kit/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { CashRegisterGoods, goodsPerPage } from './cash-register-goods.tsx';
import { RegisterSections } from './register-sections.tsx';

type RegisterState = {
  page: number;
  isSignedIn: boolean;
  goods: readonly CashRegisterGood[];
  hasNext: boolean;
  /** Why the goods could not be loaded. */
  problem?: string;
};

const farthestPage = 10_000;
const none: readonly CashRegisterGood[] = [];

/** A cash register that is unavailable or signed out is reported on the page, next to its buttons. */
export async function clientLoader({ request }: { request: Request }): Promise<RegisterState> {
  const page = Math.min(readListParams(request).page, farthestPage);
  const handle = registerHandle();
  if (handle === null) return { page, isSignedIn: false, goods: none, hasNext: false };
  const query = { limit: goodsPerPage, offset: (page - 1) * goodsPerPage, access_token: handle };
  try {
    const { results, hasNext } = (await call(listRegisterGoods, { query })).data;
    return { page, isSignedIn: true, goods: results, hasNext };
  } catch (error) {
    if (!isProblem(error)) throw error;
    const isSignedOut = error.code === 'NOT_ALLOWED_NOW';
    if (isSignedOut) clearRegisterHandle();
    return { page, isSignedIn: !isSignedOut, goods: none, hasNext: false, problem: error.message };
  }
}
clientLoader.hydrate = true as const;

/** Switching tabs filters the loaded page and needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.searchParams.get('page') === nextUrl.searchParams.get('page');
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().register.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

export default function CashRegisterPage({ loaderData }: { loaderData: RegisterState }) {
  const { page, isSignedIn, goods, hasNext, problem } = loaderData;
  const { register: texts } = useAdminMessages();
  const { mutate, isBusy, error } = useMutation();
  const revalidator = useRevalidator();
  const [isSignInMissing, setIsSignInMissing] = useState(false);
  const isLoading = revalidator.state === 'loading';

  async function signIn() {
    setIsSignInMissing(false);
    await mutate(async () => {
      const answer = await call(signInToRegister, {});
      saveRegisterHandle(answer.data.access_token);
      return answer;
    });
  }

  function loadGoods() {
    setIsSignInMissing(!isSignedIn);
    if (isSignedIn) void revalidator.revalidate();
  }

  const shownProblem = error ?? problem ?? (isSignInMissing ? texts.signInFirst : undefined);
  const isEmptyAnswer = isSignedIn && problem === undefined && goods.length === 0;

  return (
    <>
      <title>{texts.title}</title>
      <ListHeading
        title={texts.title}
        action={
          <div className="flex flex-wrap gap-3">
            <Button
              kind={isSignedIn ? 'secondary' : 'primary'}
              icon={<KeyRound aria-hidden="true" />}
              isLoading={isBusy && !isSignedIn}
              onClick={() => void signIn()}
            >
              {texts.signIn}
            </Button>
            <Button
              kind={isSignedIn ? 'primary' : 'secondary'}
              icon={<RefreshCw aria-hidden="true" />}
              isLoading={isLoading && isSignedIn}
              onClick={loadGoods}
            >
              {texts.goods}
            </Button>
          </div>
        }
      />
      <RegisterSections current="goods" />
      <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <Badge tone={isSignedIn ? 'green' : 'neutral'}>{isSignedIn ? texts.isSignedIn : texts.isSignedOut}</Badge>
        {!isSignedIn && texts.howToBegin}
        {isEmptyAnswer && (page === 1 ? texts.noneFound : `${texts.noneFound} ${texts.noneFoundBeyond}`)}
        {isEmptyAnswer && page > 1 && (
          <ButtonLink size="small" href="?">
            {texts.backToFirst}
          </ButtonLink>
        )}
      </p>
      {shownProblem !== undefined && (
        <div className="mb-4">
          <FormProblem message={shownProblem} />
        </div>
      )}
      <div aria-busy={isLoading}>
        <CashRegisterGoods goods={goods} page={page} hasNext={hasNext} />
      </div>
    </>
  );
}

/** The cash register's access token of this user, in memory only: a reload or a closed tab ends the sign-in. */
let kept: { userId: string; handle: string } | null = null;

function saveRegisterHandle(handle: string): void {
  const userId = currentSession()?.userId;
  kept = userId === undefined ? null : { userId, handle };
}

function clearRegisterHandle(): void {
  kept = null;
}

function registerHandle(): string | null {
  return kept && kept.userId === currentSession()?.userId ? kept.handle : null;
}
