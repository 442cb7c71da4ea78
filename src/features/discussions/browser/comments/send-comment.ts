import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import type { Comment } from '../../schemas.ts'
import { community } from '../client.ts'
import { isSessionOver } from './member-calls.ts'
import { deleteUnsentComment, saveUnsentComment, type UnsentComment } from './unsent-comments.ts'

/** How the sending of a comment ended. */
export type Sent =
  | { kind: 'posted'; comment: Comment }
  | { kind: 'no-session' }
  /** The text, or its author, has to change something before it is worth another try. */
  | { kind: 'refused'; reason: string }
  | { kind: 'not-sent'; reason: string }

const BAD_INPUT = 400
const FORBIDDEN = 403
const NOT_FOUND = 404
const TOO_MANY = 429
const REFUSALS: readonly number[] = [BAD_INPUT, FORBIDDEN, NOT_FOUND, TOO_MANY]

/** Sends a comment. It is kept on the device until it has arrived. */
export async function sendComment(discussion: number, unsent: UnsentComment): Promise<Sent> {
  saveUnsentComment(discussion, unsent)
  try {
    const comment = await community.addComment(memberTransport(), {
      params: { discussion },
      input: { comment: unsent.text },
      idempotencyKey: unsent.idempotencyKey,
    })
    deleteUnsentComment(discussion, unsent.idempotencyKey)
    return { kind: 'posted', comment }
  } catch (error) {
    if (isSessionOver(error)) return { kind: 'no-session' }
    const { fields, message } = formErrorOf(error)
    const reason = fields.comment ?? message ?? Object.values(fields)[0] ?? ''
    const isRefused = error instanceof ApiError && REFUSALS.includes(error.status)
    return { kind: isRefused ? 'refused' : 'not-sent', reason }
  }
}
