import { useCallback, useRef, useState } from 'react'
import { useIsHydrated } from '#ui/page/use-is-hydrated.ts'
import { type Draft, deleteDraft, readDraft } from './draft.ts'
import { DraftKeeper } from './draft-keeper.ts'

export interface FormDraft<Name extends string> {
  /** The initial values of the fields: the draft, or else `start`. */
  values: Record<Name, string>
  /** When the restored draft was saved, in milliseconds since 1970; undefined without a draft. */
  savedAt: number | undefined
  /** The form's `key`: React resets the form when it changes. */
  formKey: string
  /** The form's `ref`. */
  formRef: (form: HTMLFormElement | null) => (() => void) | undefined
  /** Deletes the draft after the form was sent, also when the form is unmounted. */
  drop: () => void
  /** Saves changes immediately. */
  keep: () => void
  /** Resets the form to `start`, deletes the draft, and focuses the first field. */
  discard: () => void
}

/**
 * Saves a form's fields on this device until they are sent: at most a second after a key, when the page is hidden or closed,
 * and when the form unmounts.
 * @param key such as 'post:17:new', with the member. Undefined: saves nothing
 * @param start the fields to save, with their values without a draft. Read when the form mounts
 */
export function useDraft<Name extends string>(key: string | undefined, start: Record<Name, string>): FormDraft<Name> {
  const [round, setRound] = useState(0)
  const keeper = useRef<DraftKeeper>(undefined)
  const takesFocus = useRef(false)
  const { start: initial, draft } = useInitialValues(key, round, start)
  const formRef = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || key === undefined) return undefined
      const current = new DraftKeeper(key, form, initial)
      keeper.current = current
      if (takesFocus.current) firstField(form)?.focus()
      takesFocus.current = false
      return () => {
        current.save()
        current.stop()
        if (keeper.current === current) keeper.current = undefined
      }
    },
    [key, initial],
  )
  const forget = () => {
    if (key !== undefined) deleteDraft(key)
  }
  return {
    values: { ...initial, ...known(draft?.values, initial) },
    savedAt: draft?.savedAt,
    formKey: `${key ?? ''} ${round} ${draft?.savedAt ?? ''}`,
    formRef,
    drop: () => {
      keeper.current?.markSaved()
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

/** The initial values, which stay the same while the form is mounted. */
function useInitialValues<Start>(key: string | undefined, round: number, start: Start) {
  // The server has no drafts, and hydration needs the same markup: restore the draft after it.
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

/** A draft may be from an older version of the form: takes only fields that the form has. */
function known<Name extends string>(values: Record<string, string> | undefined, start: Record<Name, string>) {
  const taken: Partial<Record<Name, string>> = {}
  for (const name in start) if (values?.[name] !== undefined) taken[name] = values[name]
  return taken
}

function firstField(form: HTMLFormElement): HTMLElement | undefined {
  const fields = [...form.elements].filter((element) => element instanceof HTMLElement)
  return fields.find((field) => 'name' in field && field.name !== '' && !field.matches('[type=hidden]'))
}
