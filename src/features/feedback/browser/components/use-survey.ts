import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { text } from '../../messages.ts'
import { type Draft, type Faults, readDraft, type Survey } from '../../rules.ts'
import { feedback } from '../client.ts'
import { noteCompletion } from './visits.ts'

interface Form extends Draft {
  /** The same for every send of this form: the server then counts it once. */
  idempotencyKey: string
}

type Sending = { kind: 'no' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'done' }

export interface SurveyForm {
  draft: Draft
  /** What is wrong with each answer; nothing before the first try to send. */
  faults: Faults
  sending: Sending
  /** How often the reader tried to send. */
  tries: number
  answer(change: Partial<Draft>): void
  send(): Promise<void>
  /** Begins anew. */
  reset(): void
}

/** The survey as it is filled in and sent. Whatever happens, what was typed stays until it has arrived. */
export function useSurvey(): SurveyForm {
  const [form, setForm] = useState(emptyForm)
  const [sending, setSending] = useState<Sending>({ kind: 'no' })
  const [tries, setTries] = useState(0)
  const { survey, faults } = readDraft(form)
  return {
    draft: form,
    faults: tries > 0 ? faults : {},
    sending,
    tries,
    answer: (change) => setForm((before) => ({ ...before, ...change })),
    async send() {
      if (sending.kind === 'busy') return
      setTries(tries + 1)
      if (!survey) return setSending({ kind: 'no' })
      setSending({ kind: 'busy' })
      setSending(await delivered(survey, form.idempotencyKey))
    },
    reset() {
      setForm(emptyForm())
      setSending({ kind: 'no' })
      setTries(0)
    },
  }
}

function emptyForm(): Form {
  return { role: '', ease: '', found: '', message: '', idempotencyKey: newKey() }
}

/** `randomUUID` is there on secure addresses only; the site may be tried out on a plain one. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return `${Date.now()}-${Math.random()}-${Math.random()}`
}

async function delivered(survey: Survey, idempotencyKey: string): Promise<Sending> {
  try {
    await feedback.sendFeedback(browserTransport(), { input: survey, idempotencyKey })
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) }
  }
  noteCompletion()
  return { kind: 'done' }
}

/** The server's own sentence where the reader can do something about it, e.g. wait. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return text.failed
  const { body } = error
  return typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : text.failed
}
