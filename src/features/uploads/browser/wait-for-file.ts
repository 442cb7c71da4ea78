import { ApiError } from '#core/client.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { text } from '../messages.ts'
import { uploads as api } from './client.ts'
import type { RunningUpload } from './upload-list.ts'

/** How often the state of an upload is asked for, in ms: often at first, because most files are read within a second. */
const POLL_MS = [300, 700, 1000, 2000] as const
const NOT_FOUND = 404

type Result = Pick<RunningUpload, 'state' | 'message' | 'file'>

/** Waits until the server has read a file. @returns undefined after an abort */
export async function waitForFile(uploadId: string, signal: AbortSignal): Promise<Result | undefined> {
  for (let poll = 0; !signal.aborted; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS[Math.min(poll, POLL_MS.length - 1)]))
    const result = await findResult(uploadId, signal)
    if (result !== undefined && !signal.aborted) return result
  }
  return undefined
}

async function findResult(uploadId: string, signal: AbortSignal): Promise<Result | undefined> {
  try {
    const { state, file, error } = await api.getUpload(memberTransport(signal), { params: { id: uploadId } })
    if (file !== null) return { state: 'ready', message: undefined, file }
    return state === 'refused'
      ? { state: 'refused', message: error?.message ?? text.failed, file: undefined }
      : undefined
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === NOT_FOUND
    // Other failures pass: the network comes back, the person logs in again.
    return isGone ? { state: 'refused', message: text.failed, file: undefined } : undefined
  }
}
