import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { deleteDraft, readDraft, saveDraft } from '#ui/drafts/draft.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import type { Mail, MailText } from '../../contract/mails.ts'
import { AUDIENCES } from '../../rules.ts'
import { mails } from '../mail-client.ts'

/** A draft is saved this long after the last key, and after a failure this long after it, in ms. */
const SAVE_AFTER_MS = 800
const RETRY_AFTER_MS = 8000
const [UNAUTHORIZED, CONFLICT] = [401, 409]

export type SaveStatus =
  | { kind: 'saved' | 'saving' | 'failed' | 'signed-out' }
  /** Somebody else has saved another text. */
  | { kind: 'conflict'; theirs: Mail }

/** The text of a draft: kept on the device at once, and saved on the server after a pause in typing. */
export function useMailDraft(mail: Mail) {
  const key = `mail:${mail.id}`
  const [start] = useState(() => restore(key, mail))
  const [text, setText] = useState<MailText>(start.text)
  const [status, setStatus] = useState<SaveStatus>(start.status)
  const [savedAt, setSavedAt] = useState(mail.saved_at ?? '')
  const current = useRef({ text: start.text, revision: start.revision, isSaved: start.status.kind === 'saved' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const promptLogin = usePromptLogin()
  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }
  const keep = () => saveDraft(key, { ...current.current.text, revision: String(current.current.revision) })

  const change = (part: Partial<MailText>) => {
    current.current.text = { ...current.current.text, ...part }
    current.current.isSaved = false
    setText(current.current.text)
    keep()
    // With two texts the person chooses first.
    if (status.kind !== 'conflict') later(SAVE_AFTER_MS)
  }

  const send = async (): Promise<boolean> => {
    const { text: sent, revision } = current.current
    setStatus({ kind: 'saving' })
    try {
      const input = { ...sent, revision }
      const saved = await mails.saveMail(memberTransport(), { params: { id: mail.id }, input })
      current.current.revision = saved.revision
      setSavedAt(saved.saved_at)
      current.current.isSaved = current.current.text === sent
      if (!current.current.isSaved) {
        keep()
        return send()
      }
      deleteDraft(key)
      setStatus({ kind: 'saved' })
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }

  const fail = async (error: unknown) => {
    const code = error instanceof ApiError ? error.status : undefined
    if (code === CONFLICT) {
      const theirs = await mails.getMail(memberTransport(), { params: { id: mail.id } }).catch(() => undefined)
      if (theirs) return setStatus({ kind: 'conflict', theirs })
    }
    if (code === UNAUTHORIZED) {
      setStatus({ kind: 'signed-out' })
      return promptLogin(() => void save())
    }
    setStatus({ kind: 'failed' })
    later(RETRY_AFTER_MS)
  }

  /** Saves now. @returns whether the server has the text */
  const save = (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (current.current.isSaved) return Promise.resolve(true)
    running.current ??= send().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  /** Ends a conflict: with one's own text, or with that of the other person. */
  const resolve = (theirs: Mail, choice: 'mine' | 'theirs') => {
    current.current.revision = theirs.revision
    setStatus({ kind: 'saving' })
    if (choice === 'mine') return void save()
    current.current = { text: textOf(theirs), revision: theirs.revision, isSaved: true }
    setText(current.current.text)
    setSavedAt(theirs.saved_at ?? '')
    setStatus({ kind: 'saved' })
    deleteDraft(key)
  }

  const begin = useEffectEvent(() => {
    if (status.kind === 'saving') void save()
  })
  useEffect(() => {
    begin()
    return () => clearTimeout(timer.current)
  }, [])
  return {
    text,
    status,
    savedAt,
    wasRestored: start.wasRestored,
    change,
    save,
    resolve,
    revision: () => current.current.revision,
  }
}

export function textOf({ subject, preheader, body, list }: Mail): MailText {
  return { subject, preheader, body, list }
}

/** The text of the server, or a newer one that this device has kept. */
function restore(key: string, mail: Mail) {
  const kept = readDraft(key)?.values
  const list = AUDIENCES.find((each) => each === kept?.list)
  const saved = {
    text: textOf(mail),
    revision: mail.revision,
    status: { kind: 'saved' } as SaveStatus,
    wasRestored: false,
  }
  if (kept === undefined || list === undefined) return saved
  const { subject = '', preheader = '', body = '', revision } = kept
  const status: SaveStatus =
    Number(revision) === mail.revision ? { kind: 'saving' } : { kind: 'conflict', theirs: mail }
  return { text: { subject, preheader, body, list }, revision: Number(revision), status, wasRestored: true }
}
