import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { readSetting, type Setting, writeSetting } from '#platform/settings/settings.ts'

const NAME = 'survey'
const OFF = 'off'

/** Whether readers are asked for their opinion. The button for feedback stays in any case. */
export async function readSurvey(db: Db): Promise<{ isOn: boolean; setting: Setting | undefined }> {
  const setting = await readSetting(db, NAME)
  return { isOn: setting?.value !== OFF, setting }
}

export async function setSurvey(tx: Tx, isOn: boolean, { by, now }: { by: { id: number }; now: Date }): Promise<void> {
  await writeSetting(tx, NAME, { value: isOn ? 'on' : OFF, at: now.toISOString(), accountId: by.id })
  await recordChange(tx, 'survey')
}

export async function countAnswers(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}
