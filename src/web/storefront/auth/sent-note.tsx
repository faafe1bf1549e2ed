import MailCheck from 'lucide-react/icons/mail-check';

/** Says that something is on its way to a mailbox, in the server's words, which give away nothing about who has an account. */
export function SentNote({ message }: { message: string }) {
  return (
    <p role="status" className="flex gap-3 rounded-md bg-green-wash px-4 py-3 text-sm text-green">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {message}
    </p>
  );
}
