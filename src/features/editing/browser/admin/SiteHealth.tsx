import { useEffect, useState } from 'react'
import { READY_PATH, type Readiness } from '#core/health.ts'
import { StateMark } from '../sheet/StateMark.tsx'
import { toDoText as text } from './messages.ts'

/** What the person who hosts the site should do soon, and when the last backup was made. */
export function SiteHealth() {
  const [health, setHealth] = useState<Readiness>()
  useEffect(() => {
    fetch(READY_PATH)
      .then((response) => response.json())
      .then(setHealth, () => undefined)
  }, [])
  if (health === undefined) return null
  return (
    <div className="to-do-health">
      {health.warnings.map((warning) => (
        <p key={warning}>
          <StateMark kind="warning" /> {text.siteWarnings[warning]}
        </p>
      ))}
      {health.last_backup !== null && <small>{text.lastBackup(health.last_backup)}</small>}
    </div>
  )
}
