import PostalMime, { type Address, type Attachment } from 'postal-mime';

const idPattern = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z$/;

export type Letter = {
  id: string;
  receivedAt: Date;
  from: string;
  to: string[];
  subject: string;
  /** False: it could not be parsed, and its text is its source. */
  isReadable: boolean;
  messageId: string;
  html: string | null;
  text: string;
  /** All URLs in the e-mail, in order. */
  links: string[];
  raw: Buffer;
};

/** The id is the time of arrival, such as `20251114T224103512Z`: sortable, and a safe file name. */
export function letterId(receivedAt: Date): string {
  return receivedAt.toISOString().replace(/[-:.]/g, '');
}

export function isLetterId(text: string): boolean {
  return !Number.isNaN(timeOfLetter(text).getTime());
}

export async function readLetter(id: string, raw: Buffer): Promise<Letter> {
  const email = await PostalMime.parse(raw);
  const delivered = email.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value.trim());
  const html = email.html === undefined ? null : withPictures(email.html, email.attachments);
  const text = email.text ?? '';
  return {
    id,
    receivedAt: timeOfLetter(id),
    from: email.from ? shown(email.from) : '',
    to: delivered.length > 0 ? delivered : (email.to ?? []).map(shown),
    subject: email.subject ?? '',
    isReadable: true,
    messageId: email.messageId ?? '',
    html,
    text,
    links: [...new Set([...linksIn(html ?? ''), ...addressesIn(text)])],
    raw,
  };
}

/** With the recipients of the SMTP envelope, which the letter box stores before the e-mail. */
export function unreadableLetter(id: string, raw: Buffer): Letter {
  const text = raw.toString();
  return {
    id,
    receivedAt: timeOfLetter(id),
    from: '',
    to: [...text.matchAll(/Delivered-To: (.*)\r\n/gy)].map(([, recipient = '']) => recipient),
    subject: '',
    isReadable: false,
    messageId: '',
    html: null,
    text,
    links: [],
    raw,
  };
}

/** Attached pictures as data URLs, as a mail client shows them. */
function withPictures(html: string, attachments: readonly Attachment[]): string {
  return attachments.reduce((source, { contentId, mimeType, content }) => {
    if (!contentId || !mimeType.startsWith('image/') || typeof content === 'string') return source;
    const data = Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('base64');
    return source.replaceAll(`"cid:${contentId.replace(/^<|>$/g, '')}"`, `"data:${mimeType};base64,${data}"`);
  }, html);
}

export function timeOfLetter(id: string): Date {
  const [, year, month, day, hour, minute, second, ms] = idPattern.exec(id) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

function shown({ name, address }: Address): string {
  if (!address) return name;
  return name ? `${name} <${address}>` : address;
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}

function addressesIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([address]) => address.replace(/[.,;:!?)]+$/, ''));
}
