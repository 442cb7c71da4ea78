import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import type { Transport } from '#core/client.ts'
import { formatLocalDate } from '#core/format.ts'
import { isStaff, type Role } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { createStore } from '#ui/store.ts'
import type { Dashboard } from '../../contract.ts'
import { text } from '../../messages.ts'
import { useDraftState } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { selection } from '../sheet/selection.ts'
import './staff-line.css'

/** The number in the header is loaded again after a navigation when it is older than this, in ms. */
const RELOAD_AFTER_MS = 60_000

/** What waits for the editor, as it was loaded last: for the page and for the number in the header. */
const toDo = createStore<(Dashboard & { loadedAtMs: number }) | undefined>(undefined)

/** @throws {ApiError} @throws {NetworkError} */
export async function loadToDo(api: Transport): Promise<Dashboard> {
  const loaded = await editing.getDashboard(api)
  toDo.set({ ...loaded, loadedAtMs: Date.now() })
  return loaded
}

/** The role of the reader or what readers see instead, and how much waits: in the bar above the header, on phones in the menu. */
export function StaffLine({ isEditing, role }: { isEditing: boolean; role: Role }) {
  const bar = useFirstChild('.top-bar .wrap')
  const menu = useFirstChild('.site-menu nav')
  useCount()
  return (
    <>
      {bar &&
        createPortal(
          <>
            {isEditing ? <DraftLine /> : <RoleLine role={role} />}
            <ToDoLink />
          </>,
          bar,
        )}
      {menu && createPortal(<ToDoLink />, menu)}
    </>
  )
}

function RoleLine({ role }: { role: Role }) {
  if (!isStaff(role)) return null
  return (
    <p className="staff-line">
      {text.signedIn[role]} <span>{text.sessionEnds}</span>
    </p>
  )
}

function DraftLine() {
  const entry = selection.useStore((current) => current.entry)
  const version = useDraftState(entry)?.server.version
  return (
    <p className="staff-line">
      {text.seesDraft}{' '}
      {version && <span>{text.readersSee(version.number, formatLocalDate(new Date(version.at)))}</span>}
    </p>
  )
}

function ToDoLink() {
  const count = toDo.useStore((dashboard) => dashboard?.results.length ?? 0)
  return (
    <Link to="/admin" className="to-do-link">
      {text.toDo} {count > 0 && <span>{count}</span>}
    </Link>
  )
}

/** A place before the other children of an element, so that its links also come first in the order of the focus. */
function useFirstChild(selector: string): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.className = 'staff-place'
    document.querySelector(selector)?.prepend(element)
    setPlace(element)
    return () => element.remove()
  }, [selector])
  return place
}

function useCount(): void {
  const { pathname } = useLocation()
  // After a logout the next person at this device sees nothing of it.
  useEffect(() => () => toDo.set(undefined), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation may find the number too old
  useEffect(() => {
    const { loadedAtMs } = toDo.get() ?? { loadedAtMs: 0 }
    // Without a connection there is no number; the page itself shows the error.
    if (Date.now() - loadedAtMs > RELOAD_AFTER_MS) loadToDo(memberTransport()).catch(() => undefined)
  }, [pathname])
}
