import { type ReactNode, useState } from 'react'
import { fieldAt } from '#core/content-path.ts'
import type { AnyValue } from '#core/content-type.ts'
import { formatAgo } from '#core/format.ts'
import { textOfHtml } from '#core/words.ts'
import { Button } from '#ui/elements/Button.tsx'
import { conflictText as text } from '../../messages.ts'
import { MarkedText } from '../compare/MarkedText.tsx'
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
  const plain = (content: AnyValue[string]) =>
    typeof content === 'string' && field?.type === 'html' ? textOfHtml(content) : content
  const [mineText, theirsText] = [plain(mine), plain(theirs)]
  const marked = (side: 'before' | 'after') =>
    typeof mineText === 'string' && typeof theirsText === 'string' ? (
      <p>
        <MarkedText before={mineText} after={theirsText} side={side} />
      </p>
    ) : null
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
      {canJoin && option('both', text.both)}
      <Button variant="primary" onClick={use}>
        {text.use}
      </Button>
    </fieldset>
  )
}
