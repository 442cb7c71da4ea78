import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatLocalDate } from '#core/format.ts'
import { isStaff, type Role } from '#core/roles.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { text } from '../../messages.ts'
import { useDraftState } from '../bar/draft-store.ts'
import { selection } from '../sheet/selection.ts'
import { useFreshToDo, useToDo } from './to-do-store.ts'
import './staff-line.css'

/** The role of the reader or what readers see instead, and how much waits: in the bar above the header, on phones in the menu. */
export function StaffLine({ isEditing, role }: { isEditing: boolean; role: Role }) {
  const bar = useFirstChild('.top-bar .wrap')
  const menu = useFirstChild('.site-menu nav')
  useFreshToDo()
  return (
    <>
      {bar &&
        createPortal(
          <>
            {isEditing ? <DraftLine role={role} /> : <RoleLine role={role} />}
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

function DraftLine({ role }: { role: Role }) {
  const entry = selection.useStore((current) => current.entry)
  const version = useDraftState(entry)?.server.version
  // A page without anything to edit has no draft.
  if (entry === undefined) return <RoleLine role={role} />
  return (
    <p className="staff-line">
      {text.seesDraft}{' '}
      {version && <span>{text.readersSee(version.number, formatLocalDate(new Date(version.at)))}</span>}
    </p>
  )
}

function ToDoLink() {
  const count = useToDo().length
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
