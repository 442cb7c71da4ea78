import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { text } from '../../messages.ts'
import { type Draft, type DraftErrors, readDraft, type Survey } from '../../rules.ts'
import { feedback } from '../client.ts'
import { noteCompletion } from './visits.ts'

interface Form extends Draft {
  /** The same for every attempt to send this form, so that the server stores it once. */
  idempotencyKey: string
}

type Sending = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'done' }

export interface SurveyForm {
  draft: Draft
  /** By field; empty before the first attempt to send. */
  errors: DraftErrors
  sending: Sending
  /** Attempts to send. */
  attempts: number
  answer(change: Partial<Draft>): void
  send(): Promise<void>
  reset(): void
}

/** The state of the survey form. The answers stay until the server has accepted them. */
export function useSurvey(): SurveyForm {
  const [form, setForm] = useState(emptyForm)
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const [attempts, setAttempts] = useState(0)
  const { survey, errors } = readDraft(form)
  return {
    draft: form,
    errors: attempts > 0 ? errors : {},
    sending,
    attempts,
    answer: (change) => setForm((before) => ({ ...before, ...change })),
    async send() {
      if (sending.kind === 'busy') return
      setAttempts(attempts + 1)
      if (!survey) return setSending({ kind: 'idle' })
      setSending({ kind: 'busy' })
      setSending(await deliver(survey, form.idempotencyKey))
    },
    reset() {
      setForm(emptyForm())
      setSending({ kind: 'idle' })
      setAttempts(0)
    },
  }
}

function emptyForm(): Form {
  return { role: '', ease: '', found: '', message: '', idempotencyKey: newKey() }
}

/** `randomUUID` exists on HTTPS only; a test installation may use HTTP. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return `${Date.now()}-${Math.random()}-${Math.random()}`
}

async function deliver(survey: Survey, idempotencyKey: string): Promise<Sending> {
  try {
    await feedback.sendFeedback(browserTransport(), { input: survey, idempotencyKey })
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
  noteCompletion()
  return { kind: 'done' }
}

/** The message of the server when the reader can act on it, for example wait. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return text.failed
  const { body } = error
  return typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : text.failed
}
