import { useEffect, useState } from 'react'
import { formatSize } from '#core/format.ts'
import { SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { SERVICE_WORKER_PATH } from '#ui/offline/stores.ts'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { KeepManifest } from '../../contract.ts'
import { text } from '../../messages.ts'
import { clearsAfterDays, deviceName } from '../device.ts'
import { hasEngine } from '../store/contents.ts'
import { keyOf, useThing } from '../store/keep-store.ts'
import { keep, startKeeper } from '../store/keeper.ts'
import type { Choice, KeepSubject } from '../store/kept-things.ts'
import { contentsOf, sizeOf } from '../store/plan.ts'
import { ENGINE_BYTES, freeBytes } from '../store/space.ts'
import { readManifest } from '../store/versions.ts'
import '#ui/form/choices.css'

const CHOICES = ['all', 'read'] as const
/** The last choice is offered first. */
const CHOICE_KEY = 'keepChoice'

interface Offer {
  manifest: KeepManifest
  engineBytes: number
  free: number
}

/** Asks with the sizes before anything is fetched. */
export default function KeepDialog({ subject, onClose }: { subject: KeepSubject; onClose: () => void }) {
  const [offer, setOffer] = useState<Offer>()
  const [error, setError] = useState<unknown>()
  const isKnown = useThing(keyOf(subject)) !== undefined
  const load = () => {
    setError(undefined)
    readOffer(subject).then(setOffer, setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(load, [])
  // Another tab has begun.
  useEffect(() => void (isKnown && onClose()), [isKnown, onClose])
  return (
    <Dialog open onClose={onClose} title={text.keepOn(deviceName())}>
      {offer ? (
        <Question {...offer} subject={subject} onClose={onClose} />
      ) : error === undefined ? (
        <Skeleton label={text.reading} />
      ) : (
        <ErrorNotice title={reasonOf(error)} hint="" onRetry={load} />
      )}
    </Dialog>
  )
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'SecurityError') return text.refused
  return error instanceof SessionEnded ? text.cannotRead : text.failed
}

/** @throws {DOMException} `SecurityError` where the browser allows no storage or no service worker: nothing would open later */
async function readOffer(subject: KeepSubject): Promise<Offer> {
  await startKeeper()
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'all' })
  const [manifest, hasAll, free] = await Promise.all([readManifest(subject), hasEngine(), freeBytes()])
  return { manifest, engineBytes: hasAll ? 0 : ENGINE_BYTES, free }
}

function Question({
  subject,
  manifest,
  engineBytes,
  free,
  onClose,
}: Offer & { subject: KeepSubject; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>(localStorage.getItem(CHOICE_KEY) === 'read' ? 'read' : 'all')
  const sizes = { all: sizeOf(contentsOf(manifest, 'all')), read: sizeOf(contentsOf(manifest, 'read')) }
  const start = () => {
    localStorage.setItem(CHOICE_KEY, choice)
    onClose()
    void keep(subject, manifest, choice)
  }
  return (
    <>
      <p className="quiet">{text.question(manifest.pages.length)}</p>
      <fieldset className="choices">
        <legend className="visually-hidden">{text.files}</legend>
        {CHOICES.map((value) => {
          const [name, hint] = text.choices[value]
          return (
            <label key={value}>
              <input type="radio" name="keep" checked={choice === value} onChange={() => setChoice(value)} />
              <span>
                {name}
                <small>{hint}</small>
              </span>
              <small>{formatSize(sizes[value])}</small>
            </label>
          )
        })}
      </fieldset>
      <dl>
        {engineBytes > 0 && (
          <>
            <dt>{text.engine}</dt>
            <dd>{formatSize(engineBytes)}</dd>
          </>
        )}
        {Number.isFinite(free) && (
          <>
            <dt>{text.free}</dt>
            <dd>{formatSize(free)}</dd>
          </>
        )}
      </dl>
      {clearsAfterDays() && <p className="quiet">{text.onIphone}</p>}
      <p className="row dialog-actions">
        <Button onClick={onClose}>{text.notNow}</Button>
        <Button variant="primary" onClick={start}>
          {text.keepSize(formatSize(sizes[choice] + engineBytes))}
        </Button>
      </p>
    </>
  )
}
