import { useId, useRef, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ABUSE_TYPE_FIELD, ABUSE_TYPES, REPORT_MESSAGE_FIELD } from '../../rules.ts'
import { community } from '../client.ts'
import { FormFooter } from './FormFooter.tsx'
import { text } from './messages.ts'
import { TransientDialog } from './TransientDialog.tsx'
import { useRetryForm } from './use-retry-form.ts'

interface ReportTarget {
  type: 'post' | 'comment'
  id: number
  /** The discussion of the comment; for a post its own id. */
  discussionId: number
}

interface ReportDialogProps {
  target: ReportTarget
  onClose: () => void
  /**
   * Called once when the report is saved: before `onClose` when the member closes the dialog, or when the response arrives
   * after they closed it.
   */
  onReported: () => void
}

/** Reports a post or comment of another member to the moderators. */
export function ReportDialog({ target, onClose, onReported }: ReportDialogProps) {
  const [isSent, setSent] = useState(false)
  const isClosed = useRef(false)
  const onSent = () => (isClosed.current ? onReported() : setSent(true))
  const handleClose = () => {
    isClosed.current = true
    if (isSent) onReported()
    onClose()
  }
  return (
    <TransientDialog title={text.report.title[target.type]} full={!isSent} onClose={handleClose}>
      {(close) =>
        isSent ? <Thanks onClose={close} /> : <ReportForm target={target} onClose={close} onSent={onSent} />
      }
    </TransientDialog>
  )
}

/** Takes the focus, because the form that had it is gone: screen readers continue here. */
function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <div className="posting-form">
      <p ref={focus} tabIndex={-1}>
        <b>{text.report.thanks}</b>
      </p>
      <div className="posting-actions">
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </div>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

interface ReportFormProps {
  target: ReportTarget
  onClose: () => void
  /** The report is saved. The form may be unmounted by then. */
  onSent: () => void
}

function ReportForm({ target, onClose, onSent }: ReportFormProps) {
  const { formProps, field, message, mayRetry, busy } = useRetryForm({
    fields: { abuse_reported: ABUSE_TYPE_FIELD, message: REPORT_MESSAGE_FIELD },
    send: async (values, idempotencyKey) => {
      const input = {
        ...targetInput(target),
        abuse_reported: abuseType(values.abuse_reported),
        message: values.message,
      }
      await community.report(memberTransport(), { input, idempotencyKey })
      onSent()
    },
  })
  return (
    <form {...formProps} className="posting-form">
      <p className="quiet">{text.report.lead}</p>
      <AbuseTypeField {...field('abuse_reported')} />
      <TextArea
        {...field('message')}
        label={text.report.message}
        help={text.report.messageHelp}
        rows={3}
        countLabel={(typed) => text.report.messageCount([...typed.trim()].length, REPORT_MESSAGE_FIELD.rule.max)}
      />
      <FormFooter
        message={message}
        mayRetry={mayRetry}
        busy={busy}
        submit={text.report.submit}
        busyLabel={text.report.busy}
        onCancel={onClose}
      />
    </form>
  )
}

function targetInput({ type, id, discussionId }: ReportTarget) {
  return { content_target: type, post: discussionId, comment: type === 'comment' ? id : null }
}

/** Narrows the type: the radio buttons have no other values, and the rule refuses an empty one. */
function abuseType(value: string) {
  return ABUSE_TYPES.find((type) => type === value) ?? 'other'
}

function AbuseTypeField({ name, error }: { name: string; error: string | undefined }) {
  const errorId = useId()
  return (
    <fieldset className="abuse-types" aria-describedby={error && errorId}>
      <legend>{text.report.question}</legend>
      {ABUSE_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" name={name} value={type} required />
          <span>{text.report.types[type]}</span>
        </label>
      ))}
      {error && (
        <span className="field-error" id={errorId}>
          <Icon name="warning" />
          {error}
        </span>
      )}
    </fieldset>
  )
}
