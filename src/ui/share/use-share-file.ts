import { useEffect, useRef, useState } from 'react'
import { fetchResumable } from '../download/fetch-resumable.ts'
import { pathOf } from '../offline/file-notes.ts'
import { STORES } from '../offline/stores.ts'

/** A larger file, or one on a slower network, comes too late for the press: browsers share only within seconds of one. */
const AT_ONCE_BYTES = 200_000
const MIN_BYTES_PER_MS = 50

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  pptx: `${OFFICE}.presentationml.presentation`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
}

/** Whether the share sheet of this device takes a file of this address. */
export function canShareFile(url: string): boolean {
  return navigator.canShare?.({ files: [fileOf('', url)] }) ?? false
}

/** With the name that its download has. */
function fileOf(content: BlobPart, url: string): File {
  const name = decodeURIComponent(pathOf(url).split('/').at(-1) ?? '')
  return new File([content], name, { type: TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '' })
}

export type Sharing = { step: 'idle' | 'failed' } | { step: 'getting'; percent: number } | { step: 'ready'; file: File }

/** Fetches a file and opens the share sheet with it, or is `ready` for another press. */
export function useShareFile(url: string, onShared: () => void): [Sharing, press: () => void] {
  const [sharing, setSharing] = useState<Sharing>({ step: 'idle' })
  const fetching = useRef<AbortController>(undefined)
  useEffect(() => () => fetching.current?.abort(), [])

  const send = (file: File) =>
    navigator.share({ files: [file] }).then(onShared, (error: unknown) => {
      const isLate = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
      setSharing(isLate ? { step: 'ready', file } : { step: 'failed' })
    })
  const start = async (signal: AbortSignal) => {
    const startedAt = performance.now()
    setSharing({ step: 'getting', percent: 0 })
    const { blob, isHere } = await getBlob(url, signal, (percent) => setSharing({ step: 'getting', percent }))
    const file = fileOf(blob, url)
    const isFast = blob.size < AT_ONCE_BYTES && performance.now() - startedAt <= blob.size / MIN_BYTES_PER_MS
    if (isHere || isFast) await send(file)
    else setSharing({ step: 'ready', file })
  }
  const press = () => {
    if (sharing.step === 'getting') return
    if (sharing.step === 'ready') return void send(sharing.file)
    const controller = new AbortController()
    fetching.current = controller
    start(controller.signal).catch(() => controller.signal.aborted || setSharing({ step: 'failed' }))
  }
  return [sharing, press]
}

/** @returns `isHere` for a file that this device already had */
async function getBlob(
  url: string,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<{ blob: Blob; isHere: boolean }> {
  const path = pathOf(url)
  const saved = 'caches' in globalThis && (await caches.match(path, { cacheName: STORES.files }))
  if (saved) return { blob: await saved.blob(), isHere: true }
  // The service worker answers with a kept file.
  const isHere = 'caches' in globalThis && (await caches.match(path)) !== undefined
  const { blob } = await fetchResumable(url, signal, ({ received, total }) => {
    if (total) onPercent(Math.floor((received / total) * 100))
  })
  return { blob, isHere }
}
