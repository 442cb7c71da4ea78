import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { hasAccess, type Role } from '#core/roles.ts'
import type { User } from '#features/accounts/contract.ts'
import { editMode } from '#ui/editing/edit-mode.tsx'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from '../messages.ts'
import { watchColleagues } from './bar/colleagues.ts'
import { allDrafts, clearDrafts, flushDrafts, setLoginPrompt } from './bar/draft-store.ts'
import { EditBar } from './bar/EditBar.tsx'
import { startEditingWindow } from './bar/editing-window.ts'
import './edit.css'
import './sheet/region.css'
import { StaffLine } from './admin/StaffLine.tsx'
import './sheet/order.css'
import { EditIcon } from './sheet/EditIcon.tsx'
import { EditSheet } from './sheet/EditSheet.tsx'
import { editRequests, useSheetRequest } from './sheet/edit-request.ts'
import { announcement } from './sheet/MoveControls.tsx'
import { AddEntry, AddItem, EntryOrder, FilesLink, Item, Region } from './sheet/PageControls.tsx'
import { applyDrafts, loadPage } from './sheet/page-drafts.ts'
import { closeSheet, selection } from './sheet/selection.ts'
import { useKeys } from './sheet/use-keys.ts'

const CONTROLS = { components: { Region, Item, AddItem, AddEntry, EntryOrder, FilesLink }, load: loadPage }
/** Edit mode stays on in this tab, also after a reload. */
const STORED_AS = 'editing'

/** What the role has in the header. Only editors have edit mode. */
export default function EditToggle({ user }: { user: User }) {
  const isEditor = hasAccess(user.role, 'editor')
  if (user.second_factor === 'missing')
    return (
      isEditor && (
        <Link className="button button-line edit-toggle" to="/user/settings#second-factor" aria-label={text.toggle}>
          <EditIcon name="pencil" />
          <span>{text.toggle}</span>
        </Link>
      )
    )
  return isEditor ? <EditMode role={user.role} /> : <StaffLine isEditing={false} role={user.role} />
}

function EditMode({ role }: { role: Role }) {
  const mode = editMode.useStore((current) => current)
  const isOn = mode !== undefined
  const promptLogin = usePromptLogin()
  useEffect(() => setLoginPrompt(promptLogin), [promptLogin])
  useEffect(() => {
    if (sessionStorage.getItem(STORED_AS)) switchMode(true)
  }, [])
  const requests = editRequests.useStore((count) => count)
  useEffect(() => {
    if (requests > 0 && editMode.get() === undefined) switchMode(true)
  }, [requests])
  useEffect(() => endEditing, [])
  useKeys({ toggle: () => switchMode(!isOn), isOn })
  return (
    <>
      <button
        type="button"
        className={`button ${isOn ? 'button-primary' : 'button-line'} edit-toggle`}
        aria-pressed={isOn}
        aria-label={isOn ? text.editing : text.toggle}
        onClick={() => switchMode(!isOn)}
      >
        <EditIcon name="pencil" />
        <span>{isOn ? text.editing : text.toggle}</span>
      </button>
      {isOn && createPortal(<Panels />, document.body)}
      <StaffLine isEditing={isOn} role={role} />
    </>
  )
}

function switchMode(isOn: boolean): void {
  if (!isOn) {
    flushDrafts()
    closeSheet()
  }
  document.documentElement.toggleAttribute('data-editing', isOn)
  if (isOn) sessionStorage.setItem(STORED_AS, '1')
  else sessionStorage.removeItem(STORED_AS)
  editMode.set(isOn ? { ...CONTROLS, apply: applyDrafts(allDrafts.get()) } : undefined)
}

/** After a logout: the next person at this device sees no draft. */
function endEditing(): void {
  clearDrafts()
  if (editMode.get()) switchMode(false)
}

function Panels() {
  const said = announcement.useStore((current) => current)
  const isOpen = selection.useStore(({ target }) => target !== undefined)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-edit-sheet', isOpen)
    return () => document.documentElement.removeAttribute('data-edit-sheet')
  }, [isOpen])
  useEffect(() => allDrafts.subscribe(() => editMode.set({ ...CONTROLS, apply: applyDrafts(allDrafts.get()) })), [])
  useEffect(startEditingWindow, [])
  useEffect(watchColleagues, [])
  useSheetRequest()
  // A tab that is hidden may never come back.
  useEffect(() => {
    const save = () => document.visibilityState === 'hidden' && flushDrafts()
    document.addEventListener('visibilitychange', save)
    return () => document.removeEventListener('visibilitychange', save)
  }, [])
  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      <EditSheet />
      <EditBar onLeave={() => switchMode(false)} />
    </>
  )
}
