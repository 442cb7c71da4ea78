import { AppError } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { readSetting, type Setting, writeSetting } from '#platform/settings/settings.ts'
import { REGISTRATION, type Registration } from '../rules.ts'

const NAME = 'registration'

export async function readRegistration(db: Db): Promise<{ value: Registration; setting: Setting | undefined }> {
  const setting = await readSetting(db, NAME)
  return { value: REGISTRATION.find((each) => each === setting?.value) ?? 'open', setting }
}

export async function setRegistration(
  tx: Tx,
  value: Registration,
  { by, now }: { by: { id: number }; now: Date },
): Promise<void> {
  await writeSetting(tx, NAME, { value, at: now.toISOString(), accountId: by.id })
  await recordChange(tx, 'registration')
}

/** @throws {AppError} `registration_closed` unless everybody can create an account */
export async function checkRegistration(db: Db): Promise<void> {
  if ((await readRegistration(db)).value !== 'open') throw new AppError('registration_closed')
}
