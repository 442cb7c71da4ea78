import { useState } from 'react'
import { changeEntry, getDraftState, loadEntries, openSheet } from '#features/editing/browser/public.ts'
import { text } from '../../content-types/messages.ts'
import { synonymType } from '../../content-types.ts'

const { kind } = synonymType

/** Says what readers did not find. */
export function TypedQuery({ typed }: { typed: string }) {
  return (
    <p className="synonyms-hint">
      <b>{text.typed(typed)}</b> {text.typedHint}
    </p>
  )
}

/** Adds a search to the names of a concept and opens their form. */
export function AddName({ typed, entry, meaning }: { typed: string; entry: string; meaning: string }) {
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle')
  const add = async () => {
    if (progress === 'busy') return
    setProgress('busy')
    await loadEntries([{ kind, entry }]).catch(() => undefined)
    const state = getDraftState({ kind, entry })
    setProgress(state ? 'idle' : 'failed')
    if (state === undefined) return
    const names = String(state.value.also_typed ?? '')
    if (!names.split('\n').includes(typed))
      changeEntry({ kind, entry }, { ...state.value, also_typed: names ? `${names.trimEnd()}\n${typed}` : typed })
    openSheet({ kind, entry, part: 'all' }, 'also_typed')
  }
  return (
    <p>
      <button
        type="button"
        className="edit-button"
        aria-label={text.addTo(typed, meaning)}
        aria-busy={progress === 'busy'}
        onClick={() => void add()}
      >
        {text.addHere}
      </button>
      {progress === 'failed' && <span role="alert">{text.notAdded}</span>}
    </p>
  )
}
