import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, settingNames } from '#server/settings.ts';

const root = path.join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** Between two lines of a file. */
const part = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? '';
const keysIn = (text: string) => [...text.matchAll(/^ *([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');

const kubernetes = read('deploy/kubernetes.yaml');
/** Of a line such as `NAME: value` or `NAME=value`; variables of compose.yaml as `.env` would give them. */
const environmentIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^ *([A-Z][A-Z0-9_]+)[:=] ?"?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/\$\{([A-Z0-9_]+)\}/g, (_, asked: string) => filledIn[asked] ?? 'filled-in'),
    ]),
  );

/** What cannot be any word. */
const filledIn: Record<string, string> = {
  PUBLIC_URL: 'https://shop.example',
  ADMIN_EMAIL: 'owner@shop.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'shop@shop.example',
  FISCAL_RECEIPTS: 'checkbox',
};

const used = {
  Dockerfile: [...part(read('deploy/Dockerfile'), 'ENV ', '\n').matchAll(/([A-Z0-9_]+)=/g)].map(
    ([, name]) => name ?? '',
  ),
  'compose.yaml': keysIn(part(read('deploy/compose.yaml'), 'environment: &shop-environment\n', 'healthcheck:')),
  'kubernetes.yaml, ConfigMap': keysIn(part(kubernetes, '\ndata:\n', '\n---')),
  'kubernetes.yaml, Secret': part(kubernetes, 'settings that are secret: ', '.\n').match(/[A-Z][A-Z0-9_]+/g) ?? [],
  'kraplyna.service': [...part(read('deploy/kraplyna.service'), '\nEnvironment=', '\n').matchAll(/([A-Z_]+)=/g)].map(
    ([, name]) => name ?? '',
  ),
};

describe('what deploy/ sets', () => {
  it.each(Object.entries(used))('%s has only settings that the shop knows', (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  it('is enough for a shop to start in compose.yaml', () => {
    const environment = environmentIn(
      part(read('deploy/compose.yaml'), 'environment: &shop-environment\n', 'healthcheck:'),
    );
    expect(parseSettings(environment)).toMatchObject({ standIns: { inUse: [] }, fiscalReceipts: 'checkbox' });
  });

  it('is enough for a shop and for the migrations in kubernetes.yaml', () => {
    const secret = used['kubernetes.yaml, Secret'].map((name) => {
      const address = name.startsWith('DATABASE_') ? 'postgres://shop:word@db.example/shop' : undefined;
      return [name, address ?? filledIn[name] ?? 'filled-in'];
    });
    const environment = {
      ...environmentIn(part(kubernetes, '\ndata:\n', '\n---')),
      ...Object.fromEntries(secret),
    };
    expect(parseSettings(environment)).toMatchObject({ standIns: { inUse: [] }, fiscalReceipts: 'checkbox' });
    const sources = kubernetes.match(/envFrom: .*/g) ?? [];
    expect(sources).toHaveLength(2);
    for (const source of sources) {
      expect(source).toBe('envFrom: [{ configMapRef: { name: kraplyna } }, { secretRef: { name: kraplyna } }]');
    }
  });

  it('takes the version of Node from .nvmrc', () => {
    expect(read('deploy/Dockerfile')).toContain(`ARG NODE_VERSION=${read('.nvmrc').trim()}\n`);
  });

  it('starts as npm start and npm run migrate do', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const words = (command: string) =>
      command
        .split(' ')
        .map((word) => `"${word}"`)
        .join(', ');
    expect(read('deploy/Dockerfile')).toContain(`CMD [${words(scripts.start)}]`);
    expect(read('deploy/kraplyna.service')).toContain(`ExecStart=/opt/kraplyna/node_modules/.bin/${scripts.start}\n`);
    for (const file of ['deploy/compose.yaml', 'deploy/kubernetes.yaml'])
      expect(read(file)).toContain(`command: [${words(scripts.migrate)}]`);
  });

  it('asks for every variable of compose.yaml in .env.example', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, name]) => name));
    const offered = [...read('deploy/.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect([...asked].toSorted()).toEqual(offered.toSorted());
  });
});
