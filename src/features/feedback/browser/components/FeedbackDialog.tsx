import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { text } from '../../messages.ts'
import { EASE, FOUND } from '../../rules.ts'
import { Choice, MessageQuestion, RoleQuestion } from './questions.tsx'
import { type SurveyForm, useSurvey } from './use-survey.ts'
import './feedback-dialog.css'

/** The survey. It stays mounted while it is closed, so that its answers are not lost. */
export default function FeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const survey = useSurvey()
  const isDone = survey.sending.kind === 'done'
  const close = () => {
    if (isDone) survey.reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={text.title} wide={!isDone}>
      {isDone ? <Thanks onClose={close} /> : <SurveyFields survey={survey} />}
    </Dialog>
  )
}

const EASE_OPTIONS = EASE.map((value) => ({ value, label: <EaseLabel value={value} /> }))
const FOUND_OPTIONS = FOUND.map((value) => ({ value, label: text.foundAnswers[value] }))

function SurveyFields({ survey }: { survey: SurveyForm }) {
  const { draft, errors, sending, attempts, answer, send } = survey
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-wrong] :is(select, input, textarea)')?.focus()
  }, [attempts])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form ref={form} className="survey" onSubmit={submit} noValidate>
      <p className="quiet">{text.lead}</p>
      <RoleQuestion value={draft.role} error={errors.role} onChange={(role) => answer({ role })} />
      <Choice
        legend={text.ease}
        options={EASE_OPTIONS}
        ends={[text.hard, text.easy]}
        value={draft.ease}
        error={errors.ease}
        onChange={(ease) => answer({ ease })}
      />
      <Choice
        legend={text.found}
        options={FOUND_OPTIONS}
        value={draft.found}
        error={errors.found}
        onChange={(found) => answer({ found })}
      />
      <MessageQuestion value={draft.message} error={errors.message} onChange={(message) => answer({ message })} />
      {sending.kind === 'failed' && <Alert kind="danger">{sending.message}</Alert>}
      <Button variant="primary" type="submit" busy={sending.kind === 'busy'} busyLabel={text.busy}>
        {text.submit}
      </Button>
    </form>
  )
}

/** A number. The first and the last have a label for screen readers. */
function EaseLabel({ value }: { value: (typeof EASE)[number] }) {
  const end = { '1': text.hard, '5': text.easy, '2': '', '3': '', '4': '' }[value]
  return (
    <>
      {value}
      {end && <span className="visually-hidden"> ({end})</span>}
    </>
  )
}

/** Takes the focus, because the button that had it is gone. Screen readers then read the text. */
function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <div className="survey">
      <p ref={focusElement} tabIndex={-1}>
        <b>{text.thanks}</b>
      </p>
      <Button onClick={onClose}>{text.close}</Button>
    </div>
  )
}

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
