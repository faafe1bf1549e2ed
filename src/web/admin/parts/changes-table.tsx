import type { AuditedThing } from '#contracts/audit.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

type ChangesTableProps = {
  label: string;
  /** What has these fields: one word on the wire may mean another thing there. */
  of?: AuditedThing;
  /** What the two sides are called. */
  sides: readonly [string, string];
  /** By field: one side and the other. */
  changes: Readonly<Record<string, readonly [unknown, unknown]>>;
};

/** More than this is read in the form itself. */
const longestText = 160;

/** What became different, field by field, in words. */
export function ChangesTable({ label, of, sides, changes }: ChangesTableProps) {
  const { audit: texts, modules, roles } = useAdminMessages();
  const moduleNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    adminModules: modules,
    customerModules: roles.customerModules,
  };

  const written = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return texts.empty;
    if (typeof value === 'boolean') return value ? texts.yes : texts.no;
    if (Array.isArray(value)) return value.map((one) => written(field, one)).join(', ') || texts.empty;
    const text =
      typeof value === 'object' ? JSON.stringify(value) : (moduleNames[field]?.[String(value)] ?? String(value));
    return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  };
  const nameOf = (field: string) => texts.fields[`${of}.${field}`] ?? texts.fields[field] ?? field;

  return (
    <table aria-label={label} className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="text-ink-2">
          {[texts.field, ...sides].map((title) => (
            <th key={title} scope="col" className="py-1.5 pr-3 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([field, [one, other]]) => (
          <tr key={field} className="align-top">
            <th scope="row" className="border-t border-line py-1.5 pr-3 font-medium wrap-anywhere">
              {nameOf(field)}
            </th>
            <td className="border-t border-line py-1.5 pr-3 wrap-anywhere">{written(field, one)}</td>
            <td className="border-t border-line py-1.5 font-semibold wrap-anywhere">{written(field, other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
