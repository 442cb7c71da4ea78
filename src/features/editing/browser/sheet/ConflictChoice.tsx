import { type ReactNode, useState } from 'react'
import type { Conflict } from '#core/content-merge.ts'
import { fieldAt } from '#core/content-path.ts'
import type { AnyValue } from '#core/content-type.ts'
import { formatAgo } from '#core/format.ts'
import { Button } from '#ui/elements/Button.tsx'
import { conflictText as text } from '../../messages.ts'
import type { DraftState } from '../bar/draft-state.ts'
import { resolveConflict } from '../bar/draft-store.ts'
import { MarkedText } from '../compare/MarkedText.tsx'
import { wordsOf } from '../compare/words-of.ts'
import type { Target } from './selection.ts'
import './conflict.css'

/** Both texts of a field that two editors have changed; the editor chooses one of them. */
export function ConflictChoice({ target, state, conflict }: { target: Target; state: DraftState; conflict: Conflict }) {
  const [choice, setChoice] = useState<'mine' | 'theirs' | 'both'>('mine')
  const field = fieldAt(state.type, conflict.path)
  const name = state.server.draft?.author.name || text.someone
  const { mine, theirs } = conflict
  const both = field?.type === 'html' ? `${mine}${theirs}` : `${mine} ${theirs}`
  const canJoin = typeof mine === 'string' && typeof theirs === 'string' && /^(text|html)$/.test(field?.type ?? '')
  const use = () => resolveConflict(target, conflict, { mine, theirs, both }[choice])
  const words = (content: AnyValue[string]) => (field ? wordsOf(field, content, state.server) : '')
  const marked = (side: 'before' | 'after') => (
    <p>
      <MarkedText before={words(mine)} after={words(theirs)} side={side} isNeutral />
    </p>
  )
  const option = (value: typeof choice, label: string, content?: ReactNode) => (
    <label className="edit-choice">
      <input type="radio" name={conflict.path.join('/')} checked={choice === value} onChange={() => setChoice(value)} />
      <b>{label}</b>
      {content}
    </label>
  )
  return (
    <fieldset className="edit-conflict">
      <legend>
        {text.title(
          name,
          field?.label.toLowerCase() ?? '',
          state.server.draft ? formatAgo(state.server.draft.saved_at) : '',
        )}
      </legend>
      <p role="alert">{text.hint}</p>
      {option('mine', text.mine, marked('before'))}
      {option('theirs', text.theirs(name), marked('after'))}
      {canJoin && option('both', text.both, <p>{words(both)}</p>)}
      <Button variant="primary" onClick={use}>
        {text.use}
      </Button>
    </fieldset>
  )
}
