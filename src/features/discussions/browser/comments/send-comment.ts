import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { currentViewer } from '#features/accounts/browser/session/viewer.ts'
import { deleteDraft, readDraft, saveDraft } from '#ui/drafts/draft.ts'
import { formErrorOf } from '#ui/form/form-error.ts'
import { usePromptLogin } from '#ui/form/login-prompt.ts'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { community } from '../client.ts'
import { useDiscussion } from '../discussion/discussion-context.ts'
import { announce, loadedViewer, posted, refetched, sendFailed, sending } from './discussion-updates.ts'
import { text } from './messages.ts'
import { fetchViewerState, isSessionOver } from './viewer-state.ts'

/** A comment on this device that the server may not have. */
export interface UnsentComment {
  idempotencyKey: string
  text: string
}

/** The idempotency keys of comments that are being sent. A second press can come before the first one is rendered. */
const inFlight = new Set<string>()

/** Sends a comment. It is in the list of pending comments until the server has it, with the reason if sending fails. */
export function useSendComment(): (comment: UnsentComment) => Promise<void> {
  const { state, dispatch } = useDiscussion()
  const { loaded, viewer } = state
  const promptLogin = usePromptLogin()
  return async function send(comment) {
    const { idempotencyKey } = comment
    if (inFlight.has(idempotencyKey)) return
    inFlight.add(idempotencyKey)
    dispatch(sending(comment))
    dispatch(announce(text.sending))
    try {
      dispatch(posted(idempotencyKey, await postComment(loaded.id, comment)))
      dispatch(announce(text.posted))
    } catch (error) {
      const failure = failureOf(error)
      dispatch(sendFailed(idempotencyKey, failure))
      dispatch(announce(`${text.notSent} ${failure.reason}`))
      if (isSessionOver(error)) promptLogin(() => void send(comment))
      return
    } finally {
      inFlight.delete(idempotencyKey)
    }
    const [discussion, newViewer] = await Promise.all([
      fetchComments(loaded.id, loaded.comments_page),
      // The author of a comment follows the discussion from now on, unless they unfollowed it before.
      viewer.following ? undefined : fetchViewerState(loaded.id),
    ])
    if (discussion) dispatch(refetched(discussion))
    if (newViewer) dispatch(loadedViewer(newViewer))
  }
}

async function postComment(discussion: number, unsent: UnsentComment) {
  saveUnsentComment(discussion, unsent)
  const comment = await community.addComment(memberTransport(), {
    params: { discussion },
    input: { comment: unsent.text },
    idempotencyKey: unsent.idempotencyKey,
  })
  deleteUnsentComment(discussion, unsent.idempotencyKey)
  return comment
}

/** Shows comments that others have posted meanwhile. Undefined if the request fails: the page stays as it is. */
function fetchComments(discussion: number, page: number) {
  const request = { params: { discussion: String(discussion) }, query: { page } }
  return community.getDiscussion(browserTransport(), request).catch(() => undefined)
}

/** Bad input, forbidden, not found, too many requests: the same text would be refused again. */
const REFUSALS: readonly number[] = [400, 403, 404, 429]

function failureOf(error: unknown): { reason: string; isRefused: boolean } {
  if (isSessionOver(error)) return { reason: text.logInFirst, isRefused: false }
  const { fields, message } = formErrorOf(error)
  return {
    reason: fields.comment ?? message ?? Object.values(fields)[0] ?? '',
    isRefused: error instanceof ApiError && REFUSALS.includes(error.status),
  }
}

/** The last member of this page. A comment that is being sent at logout still belongs to them. */
let lastMember = ''

function draftKey(discussion: number): string {
  lastMember = String(currentViewer().user?.id ?? lastMember)
  return `unsent-comments:${lastMember}:${discussion}`
}

/** The member's comments that the server may not have, oldest first; also from earlier visits. */
export function listUnsentComments(discussion: number): UnsentComment[] {
  const values = readDraft(draftKey(discussion))?.values ?? {}
  return Object.entries(values).map(([idempotencyKey, content]) => ({ idempotencyKey, text: content }))
}

function saveUnsentComment(discussion: number, { idempotencyKey, text: content }: UnsentComment): void {
  saveDraft(draftKey(discussion), { ...readDraft(draftKey(discussion))?.values, [idempotencyKey]: content })
}

/** The comment has arrived, or its author has discarded it. */
export function deleteUnsentComment(discussion: number, idempotencyKey: string): void {
  const { [idempotencyKey]: _, ...others } = readDraft(draftKey(discussion))?.values ?? {}
  if (Object.keys(others).length > 0) saveDraft(draftKey(discussion), others)
  else deleteDraft(draftKey(discussion))
}
