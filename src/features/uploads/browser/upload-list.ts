import type { FileInfo } from '#core/file-info.ts'
import { createStore } from '#ui/store.ts'

export interface RunningUpload {
  /** Unique in this page. */
  id: string
  name: string
  sizeBytes: number
  /**
   * - `waiting`: others are sent first
   * - `sending`
   * - `retrying`: the network or the server fails; it is sent again by itself
   * - `paused`: until `resume`, or until the next login
   * - `processing`: the server reads the file
   * - `ready`: `file` is set
   * - `refused`: `message` says why
   * - `interrupted`: the page was closed while it was sent; it continues when the same file is chosen again
   */
  state: 'waiting' | 'sending' | 'retrying' | 'paused' | 'processing' | 'ready' | 'refused' | 'interrupted'
  sentBytes: number
  /** Its id in the API; undefined until the server knows it. */
  uploadId: string | undefined
  /** A sentence for the person; undefined when there is nothing to say. */
  message: string | undefined
  /** Why the site refuses such files. */
  why: string | undefined
  file: FileInfo | undefined
}

const list = createStore<readonly RunningUpload[]>([])

export const listUploads = list.get
export const subscribeUploads = list.subscribe
export const useUploads = list.useStore

export function findUpload(id: string): RunningUpload | undefined {
  return list.get().find((upload) => upload.id === id)
}

export function addUpload(upload: RunningUpload): void {
  list.set([...list.get(), upload])
}

/** Does nothing for an upload that was cancelled. */
export function changeUpload(id: string, change: Partial<RunningUpload>): void {
  list.set(list.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
}

export function removeUpload(id: string): void {
  list.set(list.get().filter((upload) => upload.id !== id))
}
