import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { Loaded } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta, useReload } from '#features/editing/browser/public.ts'
import { HEALTH_PAGE } from '../../paths.ts'
import { site } from '../client.ts'
import { HealthRows } from '../HealthRows.tsx'
import { siteText as text } from '../messages.ts'
import { SitePage } from '../SitePage.tsx'

type Health = Awaited<ReturnType<typeof site.getHealth>>

export function meta(args: MetaArgs) {
  return adminMeta(args, text.health, HEALTH_PAGE)
}

/** What the site needs, and how its parts are. */
export default function HealthPage() {
  return (
    <SitePage to={HEALTH_PAGE}>
      <Loaded load={site.getHealth}>{(health) => <Checks {...health} />}</Loaded>
    </SitePage>
  )
}

function Checks({ results, checked_at: checkedAt }: Health) {
  const reload = useReload()
  const toDo = results.filter(({ level }) => level === 'fault' || level === 'warning')
  const others = results.filter((row) => !toDo.includes(row))
  return (
    <>
      <p className="site-facts">
        <Checked key={checkedAt} /> <b role="status">{text.toDo(toDo.length)}</b>
        <button type="button" className="edit-button" onClick={() => void reload()}>
          {text.checkAgain}
        </button>
      </p>
      {toDo.length > 0 && (
        <AdminGroup title={text.toDoTitle} count={toDo.length}>
          <HealthRows rows={toDo} />
        </AdminGroup>
      )}
      <AdminGroup title={text.otherTitle} count={others.length}>
        <HealthRows rows={others} />
      </AdminGroup>
      <p className="quiet">
        {text.forMachines}
        <code>{text.metrics}</code>
        {text.behindToken}
      </p>
    </>
  )
}

const STEP_S = 10

/** How long ago the page got its rows. */
function Checked() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + STEP_S), STEP_S * 1000)
    return () => clearInterval(timer)
  }, [])
  return <span>{text.checked(seconds)}</span>
}
