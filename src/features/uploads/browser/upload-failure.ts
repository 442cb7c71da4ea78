import { DetailedError } from 'tus-js-client'
import { SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { text } from '../messages.ts'

/**
 * What follows from a failed request:
 * - `retry`: the same again later
 * - `session`: the upload waits for a login
 * - `refused`: the upload has ended
 */
export type Failure = { kind: 'retry'; message: string | undefined } | { kind: 'session' | 'refused'; message: string }

const MB = 1024 ** 2

export function failureOf(error: unknown): Failure {
  if (!(error instanceof DetailedError)) return { kind: 'retry', message: undefined }
  if (error.causingError instanceof SessionEnded) return { kind: 'session', message: text.sessionEnded }
  const response = error.originalResponse
  switch (response?.getStatus()) {
    case 400:
      return { kind: 'refused', message: sentenceIn(response.getBody()) ?? text.failed }
    case 403:
      return { kind: 'refused', message: sentenceIn(response.getBody()) ?? text.failed }
    case 413:
      return { kind: 'refused', message: text.tooLarge(Number(response.getHeader('tus-max-size')) / MB) }
    case 429:
      return response.getHeader('error-code') === 'too_many_uploads'
        ? { kind: 'refused', message: sentenceIn(response.getBody()) ?? text.failed }
        : { kind: 'retry', message: undefined }
    case 507:
      return { kind: 'retry', message: text.storageFull }
    default:
      return { kind: 'retry', message: undefined }
  }
}

/** The first sentence in the body of an error: `{detail}`, or sentences by field. */
function sentenceIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body)
    const values = typeof parsed === 'object' && parsed !== null ? Object.values(parsed).flat() : []
    return values.find((value) => typeof value === 'string')
  } catch {
    return undefined
  }
}
