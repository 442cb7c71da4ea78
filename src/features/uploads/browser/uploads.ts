import type { FileInfo } from '#core/file-info.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { currentViewer, subscribeViewer } from '#features/accounts/browser/session/viewer.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { text } from '../messages.ts'
import { uploads as api } from './client.ts'
import { idIn, prepareSending, type Sending } from './send-file.ts'
import type { Failure } from './upload-failure.ts'
import {
  addUpload,
  changeUpload,
  findUpload,
  listUploads,
  type RunningUpload,
  removeUpload,
  subscribeUploads,
} from './upload-list.ts'
import { findOffset, waitForFile } from './wait-for-file.ts'

export { listUploads, type RunningUpload, subscribeUploads, useUploads } from './upload-list.ts'

/** More at a time would make each slower on one line, and finish the first one later. */
const MAX_SENDING = 2
/** Waits before the next attempt, in ms. The last one repeats. */
const RETRY_MS = [500, 1000, 2000, 5000, 10_000, 30_000] as const

/** A file that is opened when its turn comes, e.g. one in a ZIP. */
export interface LazyFile {
  name: string
  size: number
  open: () => Promise<File>
}

interface Job {
  /** Undefined for an upload of a page that was closed. */
  source: LazyFile | undefined
  /** The opened source, until it is sent. */
  opened: File | undefined
  onReady: (file: FileInfo) => void
  sending: Sending | undefined
  /** Number of times that sending began: `send` waits, and meanwhile a person may pause and continue. */
  starts: number
  /** Failures since the last byte that arrived. */
  failures: number
  retry: ReturnType<typeof setTimeout> | undefined
  /** Ends the wait for the worker of the server. */
  processing: AbortController | undefined
  /** Paused because the session has ended. */
  waitsForLogin: boolean
}

const jobs = new Map<string, Job>()

export interface UploadOptions {
  /** The file is stored. It is called once. */
  onReady: (file: FileInfo) => void
}

/** Uploads a file. Two are sent at a time, in the order of the calls. @returns the id of the upload in this page */
export function startUpload(file: File | LazyFile, options: UploadOptions): string {
  const source = 'open' in file ? file : { name: file.name, size: file.size, open: async () => file }
  const id = addJob(source, { name: source.name, sizeBytes: source.size, state: 'waiting' }, options)
  listen()
  sendNext()
  return id
}

/**
 * Continues with an upload that this browser began before the page was closed. If all bytes have arrived, the server reads the
 * file; else the upload is `interrupted` until the person chooses the file again. @returns the id of the upload in this page
 */
export function followUpload(
  { uploadId, name, sizeBytes }: { uploadId: string; name: string; sizeBytes: number },
  options: UploadOptions,
): string {
  const id = addJob(undefined, { name, sizeBytes, state: 'processing', uploadId }, options)
  void follow(id, uploadId)
  return id
}

/** Gives the file of an upload that has begun to somebody else, also when it is stored already. */
export function handOver(id: string, { onReady }: UploadOptions): void {
  const job = jobs.get(id)
  if (job) job.onReady = onReady
  const file = findUpload(id)?.file
  if (file) onReady(file)
}

/** Shows an upload that was refused before the page was closed. @returns the id of the upload in this page */
export function showRefused(refused: Pick<RunningUpload, 'name' | 'sizeBytes' | 'message'>): string {
  return addJob(undefined, { ...refused, state: 'refused' }, { onReady: () => undefined })
}

async function follow(id: string, uploadId: string): Promise<void> {
  const job = jobs.get(id)
  if (job === undefined) return
  job.processing = new AbortController()
  const sentBytes = await findOffset(uploadId, job.processing.signal)
  if (job.processing.signal.aborted) return
  if (sentBytes !== undefined) changeUpload(id, { state: 'interrupted', sentBytes })
  else await finish(id, job, uploadId)
}

function addJob(
  source: LazyFile | undefined,
  upload: Pick<RunningUpload, 'name' | 'sizeBytes' | 'state'> & Partial<RunningUpload>,
  { onReady }: UploadOptions,
): string {
  const id = randomKey()
  const none = { opened: undefined, sending: undefined, retry: undefined, processing: undefined }
  jobs.set(id, { source, onReady, starts: 0, failures: 0, waitsForLogin: false, ...none })
  const unknown = { uploadId: undefined, message: undefined, why: undefined, file: undefined }
  addUpload({ sentBytes: 0, ...unknown, ...upload, id })
  return id
}

/**
 * Uploads the file of one form field.
 * @returns the id of the upload in this page, and the stored file; undefined when the upload was refused or cancelled, and then
 * its `message` says why
 */
export function uploadDocument(file: File): { id: string; stored: Promise<FileInfo | undefined> } {
  let onReady: (stored: FileInfo | undefined) => void = () => undefined
  const stored = new Promise<FileInfo | undefined>((resolve) => {
    onReady = resolve
  })
  const id = startUpload(file, { onReady })
  const stop = subscribeUploads(() => {
    const state = findUpload(id)?.state
    if (state === undefined || state === 'refused') onReady(undefined)
  })
  return { id, stored: stored.finally(stop) }
}

/** Stops sending. What has arrived stays on the server for seven days. */
export function pause(id: string): void {
  const job = jobs.get(id)
  if (job === undefined || !isUnsent(findUpload(id))) return
  stopSending(job)
  changeUpload(id, { state: 'paused' })
  sendNext()
}

/** Continues a paused upload, or sends at once one that waits for its next attempt. */
export function resume(id: string): void {
  const job = jobs.get(id)
  const state = findUpload(id)?.state
  if (job === undefined || (state !== 'paused' && state !== 'retrying')) return
  clearTimeout(job.retry)
  job.waitsForLogin = false
  changeUpload(id, { state: 'waiting', message: undefined })
  sendNext()
}

/** Ends an upload and removes it from the list, also one that is ready or refused. A stored file stays stored. */
export function cancel(id: string): void {
  const job = jobs.get(id)
  const upload = findUpload(id)
  if (job === undefined) return
  forget(id)
  const uploadId = upload?.uploadId ?? idIn(job.sending?.url() ?? null)
  if (uploadId === '' || upload?.state === 'ready' || upload?.state === 'refused') return
  // Without a network the server deletes it after seven days.
  api.cancelUpload(memberTransport(), { params: { id: uploadId } }).catch(() => undefined)
}

/** Removes an upload from the list. What has arrived stays on the server, e.g. for the same file that is chosen again. */
export function forget(id: string): void {
  const job = jobs.get(id)
  if (job === undefined) return
  stopSending(job)
  job.processing?.abort()
  jobs.delete(id)
  removeUpload(id)
  sendNext()
}

function isUnsent(upload: RunningUpload | undefined): boolean {
  return upload !== undefined && ['waiting', 'sending', 'retrying'].includes(upload.state)
}

function stopSending(job: Job): void {
  clearTimeout(job.retry)
  job.sending?.stop()
}

/** Sends the uploads that wait, as far as there is room. */
function sendNext(): void {
  const sending = listUploads().filter(({ state }) => state === 'sending').length
  const waiting = listUploads().filter(({ state }) => state === 'waiting')
  for (const { id } of waiting.slice(0, Math.max(0, MAX_SENDING - sending))) {
    changeUpload(id, { state: 'sending', message: undefined })
    void send(id)
  }
}

async function send(id: string): Promise<void> {
  const job = jobs.get(id)
  if (job === undefined) return
  const start = ++job.starts
  // A file that was changed or moved since it was chosen fails like a lost network, for ever.
  const file = await readableFile(job)
  if (file === undefined) return end(id, { state: 'refused', message: text.fileChanged })
  job.sending ??= await prepareSending(file, {
    onCreated: (uploadId) => changeUpload(id, { uploadId }),
    onProgress: (sentBytes) => {
      if (sentBytes > (findUpload(id)?.sentBytes ?? 0)) job.failures = 0
      changeUpload(id, { sentBytes })
    },
    onFailure: (failure) => fail(id, job, failure),
    onSent: (uploadId) => void finish(id, job, uploadId),
    isTaken: (url) => [...jobs.values()].some(({ sending }) => sending?.url() === url),
  })
  if (findUpload(id)?.state === 'sending' && start === job.starts) job.sending.start()
}

async function readableFile(job: Job): Promise<File | undefined> {
  try {
    job.opened ??= await job.source?.open()
    await job.opened?.slice(0, 1).arrayBuffer()
    return job.opened
  } catch {
    return undefined
  }
}

const STATES = { retry: 'retrying', session: 'paused', refused: 'refused' } as const

function fail(id: string, job: Job, failure: Failure): void {
  const { kind, message } = failure
  job.waitsForLogin = kind === 'session'
  if (kind === 'retry') {
    const delay = RETRY_MS[Math.min(job.failures++, RETRY_MS.length - 1)]
    job.retry = setTimeout(() => resume(id), delay)
  }
  end(id, { state: STATES[kind], message })
}

/** Ends sending and lets the next upload begin. */
function end(id: string, change: Partial<RunningUpload>): void {
  changeUpload(id, change)
  sendNext()
}

async function finish(id: string, job: Job, uploadId: string): Promise<void> {
  end(id, { state: 'processing', sentBytes: findUpload(id)?.sizeBytes ?? 0, uploadId })
  job.opened = undefined
  job.processing = new AbortController()
  const result = await waitForFile(uploadId, job.processing.signal, (message) => {
    if (message !== findUpload(id)?.message) changeUpload(id, { message })
  })
  if (result === undefined) return
  changeUpload(id, result)
  if (result.file) job.onReady(result.file)
}

let isListening = false

/** Sends again when the network is back, and after a login. */
function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('online', () => resumeAll(({ state }) => state === 'retrying'))
  subscribeViewer(() => {
    if (currentViewer().state === 'member') resumeAll(({ id }) => jobs.get(id)?.waitsForLogin === true)
  })
}

function resumeAll(isMeant: (upload: RunningUpload) => boolean): void {
  for (const upload of listUploads().filter(isMeant)) resume(upload.id)
}
