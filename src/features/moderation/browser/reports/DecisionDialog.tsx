import { useRef, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { ABUSE_TYPES, type AbuseType } from '#features/discussions/rules.ts'
import { DraftNote } from '#ui/drafts/DraftNote.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { isInField } from '#ui/page/use-plain-keys.ts'
import type { Case, Decided } from '../../contract.ts'
import { CASE_TYPES } from '../../messages.ts'
import { ANSWER_FIELD, type AnswerAction, type DecisionAction, REASON_FIELD, SUSPENSION_DAYS } from '../../rules.ts'
import { moderation } from '../client.ts'
import { reportsText as text } from './messages.ts'
import type { Decisions } from './use-decisions.ts'

export type DialogAction = Exclude<DecisionAction, 'keep'> | AnswerAction

interface DecisionDialogProps {
  action: DialogAction
  shown: Case
  /** The case was decided before. */
  isAgain: boolean
  decisions: Decisions
  onClose: () => void
}

/**
 * The reason of a decision and the mail about it, ready to send; Enter in the list of reasons decides. When the dialog closes
 * before that, a draft keeps what was typed and chosen.
 */
export function DecisionDialog({ action, shown, isAgain, decisions, onClose }: DecisionDialogProps) {
  const isAnswer = isAnswerAction(action)
  const name = text.actions[action].name.replace('…', '')
  const hasReasons = !isAnswer && action !== 'message' && action !== 'restore'
  const { user } = useViewer()
  const start = { type: typeOf(shown.type), days: isAnswer ? '1' : '7' }
  // In state, because the end of a session must not reset the form.
  const [draftKey] = useState(user && `decision:${user.pk}:${shown.key}:${action}`)
  const draft = useDraft(draftKey, {
    ...start,
    reason: hasReasons ? text.reasons[start.type] : '',
  })
  const [reason, setReason] = useState(typeOf(draft.values.type))
  const [days, setDays] = useState(Number(draft.values.days))
  const [tells, setTells] = useState(true)
  const area = useRef<HTMLTextAreaElement>(null)
  const { formProps, field, message, busy } = useForm({
    fields: { reason: isAnswer ? ANSWER_FIELD : REASON_FIELD },
    apiNames: { answer: 'reason' },
    send: async (values, idempotencyKey) => {
      const decided = await send(values.reason, idempotencyKey)
      draft.drop()
      decisions.show(shown.key, text.actions[action].done, decided)
      onClose()
    },
  })
  const send = (words: string, idempotencyKey: string): Promise<Decided> => {
    const call = { params: { key: shown.key }, idempotencyKey }
    if (isAnswer) return moderation.answerAppeal(memberTransport(), { ...call, input: { action, answer: words, days } })
    const input = { action, reason: words, days, tell_reporters: tells, again: isAgain }
    return moderation.decideCase(memberTransport(), { ...call, input })
  }
  const choose = (type: AbuseType) => {
    // Words that somebody has typed stay.
    if (area.current?.value === text.reasons[reason]) area.current.value = text.reasons[type]
    setReason(type)
  }
  const discard = () => {
    draft.discard()
    setReason(start.type)
    setDays(Number(start.days))
  }
  return (
    <Dialog open onClose={onClose} title={name}>
      <form
        {...formProps}
        key={draft.formKey}
        ref={draft.formRef}
        className="decision-form"
        onKeyDown={(event) => {
          const type = ABUSE_TYPES[Number(event.key) - 1]
          if (hasReasons && type && !isInField(event.target)) choose(type)
        }}
      >
        {draft.savedAt !== undefined && <DraftNote savedAt={draft.savedAt} onDiscard={discard} />}
        <input type="hidden" name="type" value={reason} />
        <input type="hidden" name="days" value={days} />
        {hasReasons && (
          <fieldset>
            <legend>{text.reason}</legend>
            {ABUSE_TYPES.map((type, at) => (
              <label key={type}>
                <input type="radio" name="chosen-type" checked={reason === type} onChange={() => choose(type)} />
                {CASE_TYPES[type]} <kbd>{at + 1}</kbd>
              </label>
            ))}
          </fieldset>
        )}
        {(action === 'suspend' || action === 'shorten') && (
          <fieldset className="decision-days">
            <legend>{text.howLong}</legend>
            {SUSPENSION_DAYS.filter((each) => each > 0 || !isAnswer).map((each) => (
              <label key={each}>
                <input type="radio" name="chosen-days" checked={days === each} onChange={() => setDays(each)} />
                {text.days(each)}
              </label>
            ))}
          </fieldset>
        )}
        <TextArea
          {...field('reason')}
          ref={area}
          label={isAnswer ? text.answer(shown.author.name) : text.gets(shown.author.name)}
          {...(isAnswer ? { help: text.answerHint } : hasReasons && { help: text.canAppeal })}
          rows={5}
          defaultValue={draft.values.reason}
          countLabel={(typed) => text.characters(typed.length, REASON_FIELD.rule.max)}
        />
        {hasReasons && shown.reports > 0 && (
          <label className="decision-tell">
            <input type="checkbox" checked={tells} onChange={(event) => setTells(event.target.checked)} />
            {text.tell(shown.reports)}
          </label>
        )}
        {message && <p role="alert">{message}</p>}
        <div className="decision-end">
          <p className="quiet">{text.afterMinute}</p>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel={text.sending}>
            {name}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function isAnswerAction(action: DialogAction): action is AnswerAction {
  return action === 'uphold' || action === 'shorten' || action === 'lift'
}

function typeOf(type: string): AbuseType {
  return ABUSE_TYPES.find((each) => each === type) ?? 'other'
}
