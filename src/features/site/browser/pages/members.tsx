import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { REGISTRATION, type Registration } from '#features/accounts/rules.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, useTask } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Segments } from '#ui/form/Segments.tsx'
import type { SiteSettings } from '../../contract.ts'
import { settingText } from '../../messages.ts'
import { MEMBERS_PAGE } from '../../paths.ts'
import { site } from '../client.ts'
import { siteText, membersText as text } from '../messages.ts'
import { SitePage } from '../SitePage.tsx'
import { lastDone, UndoBar } from '../UndoBar.tsx'

type Change = { registration: Registration } | { survey: boolean }

export function meta(args: MetaArgs) {
  return adminMeta(args, siteText.members, MEMBERS_PAGE)
}

/** Who may join, and whether readers are asked for feedback. */
export default function MembersPage() {
  return (
    <>
      <SitePage to={MEMBERS_PAGE}>
        <Loaded load={site.getSettings}>{(settings) => <Switches loaded={settings} />}</Loaded>
      </SitePage>
      <UndoBar />
    </>
  )
}

function Switches({ loaded }: { loaded: SiteSettings }) {
  const [settings, setSettings] = useState(loaded)
  const [isClosing, setClosing] = useState(false)
  const { failure, run } = useTask()
  const { registration, survey } = settings
  const send = async (input: Change) => setSettings(await site.changeSettings(memberTransport(), { input }))
  const change = (title: string, input: Change, before: Change) =>
    run(async () => {
      await send(input)
      lastDone.set({ title, undo: () => send(before) })
    }, siteText.notDone)
  const register = (to: Registration) =>
    change(
      text.now(settingText.newAccounts, settingText.registration[to]),
      { registration: to },
      { registration: registration.value },
    )
  const close = async () => {
    await register('closed')
    setClosing(false)
  }
  return (
    <div className="site-narrow">
      <p className="site-facts">{text.hint}</p>
      {failure && <p role="alert">{failure}</p>}
      <AdminGroup title={text.joinTitle}>
        <Segments
          label={settingText.newAccounts}
          hint={text.since(settingText.registration[registration.value], registration)}
          value={registration.value}
          options={REGISTRATION.map((value) => [value, settingText.registration[value]])}
          onChange={(value) => (value === 'closed' ? setClosing(true) : void register(value))}
        />
      </AdminGroup>
      <AdminGroup title={settingText.survey}>
        <Segments
          label={text.question}
          hint={text.surveyHint(text.since(settingText.switch[survey.value ? 'on' : 'off'], survey), survey.answers)}
          value={survey.value ? 'on' : 'off'}
          options={(['on', 'off'] as const).map((value) => [value, settingText.switch[value]])}
          onChange={(value) =>
            void change(
              text.now(settingText.survey, settingText.switch[value]),
              { survey: value === 'on' },
              { survey: survey.value },
            )
          }
        />
      </AdminGroup>
      <Dialog open={isClosing} title={text.closeTitle} onClose={() => setClosing(false)}>
        <p>{text.closeHint}</p>
        <Button variant="primary" onClick={() => void close()}>
          {text.close}
        </Button>
      </Dialog>
    </div>
  )
}
