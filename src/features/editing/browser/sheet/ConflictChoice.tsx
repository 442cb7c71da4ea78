import { useState } from 'react'
import { fieldAt } from '#core/content-path.ts'
import type { AnyValue } from '#core/content-type.ts'
import { textOfHtml } from '#core/words.ts'
import { Button } from '#ui/elements/Button.tsx'
import { conflictText as text } from '../../messages.ts'
import type { Conflict, DraftState } from '../drafts/draft-state.ts'
import { resolveConflict } from '../drafts/draft-store.ts'
import type { Target } from '../page/selection.ts'

interface ConflictChoiceProps {
  target: Target
  state: DraftState
  conflict: Conflict
}

/** Both texts of a field that two editors have changed; the editor chooses one of them. */
export function ConflictChoice({ target, state, conflict }: ConflictChoiceProps) {
  const [choice, setChoice] = useState<'mine' | 'theirs' | 'both'>('mine')
  const field = fieldAt(state.type, conflict.path)
  const name = state.server.draft?.author.name || text.someone
  const { mine, theirs } = conflict
  const canJoin = typeof mine === 'string' && typeof theirs === 'string' && field?.type !== 'choice'
  const use = () => {
    const both = field?.type === 'html' ? `${mine}${theirs}` : `${mine} ${theirs}`
    resolveConflict(target, conflict, { mine, theirs, both }[choice])
  }
  const option = (value: typeof choice, label: string, content?: AnyValue[string]) => (
    <label className="edit-choice">
      <input type="radio" name={conflict.path.join('/')} checked={choice === value} onChange={() => setChoice(value)} />
      <b>{label}</b>
      {typeof content === 'string' && <p>{field?.type === 'html' ? textOfHtml(content) : content}</p>}
    </label>
  )
  return (
    <fieldset className="edit-conflict">
      <legend>{text.title(name, field?.label ?? '')}</legend>
      <p role="alert">{text.hint}</p>
      {option('mine', text.mine, mine)}
      {option('theirs', text.theirs(name), theirs)}
      {canJoin && option('both', text.both)}
      <Button variant="primary" onClick={use}>
        {text.use}
      </Button>
    </fieldset>
  )
}
