import { useCallback, useRef, useState } from 'react'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { type Draft, deleteDraft, readDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'

export interface FormDraft<Name extends string> {
  /** What the fields begin with: the draft, or else the start. */
  values: Record<Name, string>
  /** When the draft that is back was saved, in milliseconds since 1970; undefined if none is. */
  savedAt: number | undefined
  /** The form's `key`: it begins anew when it changes. */
  formKey: string
  /** The form's `ref`. */
  formRef: (form: HTMLFormElement | null) => (() => void) | undefined
  /** After the form was sent: its draft is forgotten. Works when the form is gone, too. */
  drop: () => void
  /** Saves at once what was typed since the last time. */
  keep: () => void
  /** Empties the form to its start and forgets the draft; the focus goes to the first field. */
  discard: () => void
}

/**
 * Keeps a form's fields on this device until they are sent: a second after a key at the latest, when the page is hidden or
 * left, and when the form goes away.
 * @param key names the draft; say in it whose and of what, such as 'post:17:new'. Without one nothing is kept.
 * @param start the fields to keep, with what they hold without a draft; read when the form begins
 */
export function useDraft<Name extends string>(key: string | undefined, start: Record<Name, string>): FormDraft<Name> {
  const [round, setRound] = useState(0)
  const keeper = useRef<DraftKeeper>(undefined)
  const takesFocus = useRef(false)
  const { start: begun, draft } = useBeginning(key, round, start)
  const formRef = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || key === undefined) return undefined
      const own = new DraftKeeper(key, form, begun)
      keeper.current = own
      if (takesFocus.current) firstField(form)?.focus()
      takesFocus.current = false
      return () => {
        own.save()
        own.stop()
        if (keeper.current === own) keeper.current = undefined
      }
    },
    [key, begun],
  )
  const forget = () => {
    if (key !== undefined) deleteDraft(key)
  }
  return {
    values: { ...begun, ...known(draft?.values, begun) },
    savedAt: draft?.savedAt,
    formKey: `${key ?? ''} ${round} ${draft?.savedAt ?? ''}`,
    formRef,
    drop: () => {
      keeper.current?.settle()
      forget()
    },
    keep: () => keeper.current?.save(),
    discard: () => {
      keeper.current?.stop()
      forget()
      takesFocus.current = true
      setRound(round + 1)
    },
  }
}

/** What the form begins with; it stays the same while the form stays. */
function useBeginning<Start>(key: string | undefined, round: number, start: Start) {
  // The server knows no drafts, and its page must come alive as it was sent: the draft comes right after.
  const isHydrated = useIsHydrated()
  const id = `${key ?? ''} ${round} ${isHydrated}`
  const begin = (): { id: string; start: Start; draft: Draft | undefined } => ({
    id,
    start,
    draft: isHydrated && key !== undefined ? readDraft(key) : undefined,
  })
  const [last, setLast] = useState(begin)
  if (last.id === id) return last
  const next = begin()
  setLast(next)
  return next
}

/** A draft may be of an older form: only fields that the form has are taken. */
function known<Name extends string>(values: Record<string, string> | undefined, start: Record<Name, string>) {
  const taken: Partial<Record<Name, string>> = {}
  for (const name in start) if (values?.[name] !== undefined) taken[name] = values[name]
  return taken
}

function firstField(form: HTMLFormElement): HTMLElement | undefined {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement)
  return fields.find((field) => 'name' in field && field.name !== '' && !field.matches('[type=hidden]'))
}
