import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { text, uploadStateText } from '../messages.ts'
import { uploads as api } from './client.ts'
import type { RunningUpload } from './upload-list.ts'

/** How often the state of an upload is asked for, in ms: often at first, because most files are read within a second. */
const POLL_MS = [300, 700, 1000, 2000] as const
const NOT_FOUND = 404
const MISSING = { state: 'refused', message: text.failed, why: undefined, file: undefined } as const

type Result = Pick<RunningUpload, 'state' | 'message' | 'why' | 'file'>

/** Waits until the server has read a file. @param onWait gets the reason when it takes long @returns undefined after an abort */
export async function waitForFile(
  uploadId: string,
  signal: AbortSignal,
  onWait: (message: string | undefined) => void,
): Promise<Result | undefined> {
  for (let poll = 0; !signal.aborted; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS[Math.min(poll, POLL_MS.length - 1)]))
    const result = await findResult(uploadId, signal, onWait)
    if (result !== undefined && !signal.aborted) return result
  }
  return undefined
}

/**
 * How far an upload is that another page began, e.g. this one before it was closed.
 * @returns how many bytes have arrived; undefined when all have, or when it is unknown
 */
export async function findOffset(uploadId: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const { state, offset } = await api.getUpload(memberTransport(signal), { params: { id: uploadId } })
    return state === 'uploading' ? offset : undefined
  } catch {
    return undefined
  }
}

async function findResult(
  uploadId: string,
  signal: AbortSignal,
  onWait: (message: string | undefined) => void,
): Promise<Result | undefined> {
  try {
    const { state, file, error } = await api.getUpload(memberTransport(signal), { params: { id: uploadId } })
    if (file !== null) return { state: 'ready', message: undefined, why: undefined, file }
    if (state === 'refused')
      return {
        state: 'refused',
        message: error?.message ?? text.failed,
        why: error?.why ?? undefined,
        file: undefined,
      }
    if (!signal.aborted) onWait(state === 'converting' ? uploadStateText.converting : error?.message)
    return undefined
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === NOT_FOUND
    // Other failures pass: the network comes back, the person logs in again.
    return isGone ? MISSING : undefined
  }
}
