import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectExternalServices } from './external-services.ts';
import { CashRegisterUnavailable } from './modules/cash-register/cash-register.ts';
import { CarrierUnavailable } from './modules/delivery/carrier.ts';
import { BankUnavailable } from './modules/payments/bank.ts';
import { parseSettings } from './settings.ts';
import { Shutdown } from './shutdown.ts';

let dataDir: string;
let shutdown: Shutdown;
const failures: unknown[] = [];
const nobody = async () => false;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kraplyna-companies-'));
  shutdown = new Shutdown((_name, error) => failures.push(error));
});
afterEach(async () => {
  await shutdown.close();
  await rm(dataDir, { recursive: true, force: true });
  expect(failures).toEqual([]);
});

describe('the external services', () => {
  it('[RULE-PAY-06] are replaced by stand-ins without credentials, with the same clients', async () => {
    const { bank, carrier, cashRegister, mailer, mailbox, plugins } = await connectExternalServices(
      parseSettings({ DATA_DIR: dataDir }),
      shutdown,
      nobody,
    );
    expect(plugins).toHaveLength(5);
    expect(await bank.findInvoice('inv_0_nobody')).toBeNull();
    expect((await carrier.listAreas()).places.length).toBeGreaterThan(20);
    expect((await cashRegister.listGoods({ limit: 100, offset: 0 })).goods).toHaveLength(100);
    await mailer.send({ to: 'a@kraplyna.test', subject: 's', html: 'h', text: 't', messageId: '<a@kraplyna.test>' });
    expect(await mailbox?.letters.list()).toHaveLength(1);
  });

  it('[RULE-PAY-06] are the real ones where there are credentials, and no stand-in is started', async () => {
    const nowhere = 'http://127.0.0.1:1';
    const settings = parseSettings({
      DATA_DIR: dataDir,
      MONOBANK_TOKEN: 'token',
      MONOBANK_URL: nowhere,
      NOVA_POSHTA_KEY: 'key',
      NOVA_POSHTA_URL: nowhere,
      CHECKBOX_LOGIN: 'login',
      CHECKBOX_PASSWORD: 'password',
      CHECKBOX_LICENSE_KEY: 'licence',
      CHECKBOX_URL: nowhere,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    const { bank, carrier, cashRegister, mailbox, plugins } = await connectExternalServices(settings, shutdown, nobody);
    expect([mailbox, plugins]).toEqual([null, []]);
    expect(await readdir(dataDir)).toEqual([]);
    await expect(bank.findInvoice('inv_0_nobody')).rejects.toThrow(BankUnavailable);
    await expect(carrier.listAreas()).rejects.toThrow(CarrierUnavailable);
    await expect(cashRegister.signIn()).rejects.toThrow(CashRegisterUnavailable);
  });
});
