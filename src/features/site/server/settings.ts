import { membersById, readRegistration, setRegistration } from '#features/accounts/server/public.ts'
import { SETTING_KIND } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import { countAnswers, readSurvey, setSurvey } from '#features/feedback/server/public.ts'
import { readContact } from '#features/pages/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import type { Setting } from '#platform/settings/settings.ts'
import type * as calls from '../contract.ts'
import { settingText as text } from '../messages.ts'

const SURVEY_WEEKS = 13
const WEEK_MS = 7 * 24 * 60 * 60_000

async function readSettings(db: Db, now: Date): Promise<calls.SiteSettings> {
  const [registration, survey, answers, { waiting }] = await Promise.all([
    readRegistration(db),
    readSurvey(db),
    countAnswers(db, new Date(now.getTime() - SURVEY_WEEKS * WEEK_MS)),
    readContact(db),
  ])
  const ids = [registration.setting, survey.setting].flatMap((setting) => setting?.accountId ?? [])
  const members = await membersById(db, ids)
  const changed = (setting: Setting | undefined) => {
    const member = setting && members.get(setting.accountId)
    return { at: setting?.at ?? null, by: member ? `${member.first_name} ${member.last_name}` : null }
  }
  return {
    registration: { value: registration.value, ...changed(registration.setting) },
    survey: { value: survey.isOn, ...changed(survey.setting), answers },
    unconfirmed_contact: waiting?.email ?? '',
  }
}

export const getSettings: Handler<typeof calls.getSettings> = ({ db, now }) => readSettings(db, now)

/** What is left out stays as it is. */
export const changeSettings: Handler<typeof calls.changeSettings> = ({ input, member, now, commit }) =>
  commit(async (tx) => {
    const log = (title: string, detail: string) =>
      recordAudit({ tx, actor: member, now }, { action: 'switched', kind: SETTING_KIND, entry: '', title, detail })
    const { registration, survey } = input
    if (registration !== undefined) {
      await setRegistration(tx, registration, { by: member, now })
      await log(text.newAccounts, text.registration[registration])
    }
    if (survey !== undefined) {
      await setSurvey(tx, survey, { by: member, now })
      await log(text.survey, text.switch[survey ? 'on' : 'off'])
    }
    return readSettings(tx, now)
  })
