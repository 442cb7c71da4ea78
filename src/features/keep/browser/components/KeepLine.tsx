import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#ui/elements/ConfirmDialog.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { listSavedPaths } from '#ui/offline/file-notes.ts'
import { OFFLINE_PATH } from '#ui/offline/stores.ts'
import { useIsOffline } from '#ui/offline/use-is-offline.ts'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { StatusBox, type StatusBoxProps } from '#ui/status/StatusBox.tsx'
import { text } from '../../messages.ts'
import { deviceName } from '../device.ts'
import { keepStore, keyOf, type Progress, type Shortage, useThing } from '../store/keep-store.ts'
import { pause, remove, resume, startKeeper, stop, update } from '../store/keeper.ts'
import type { KeepSubject, KeptThing } from '../store/kept-things.ts'
import { contentsOf, newerOf, sizeOf } from '../store/plan.ts'

/** The states in which there is something to say about a module or a folder. In the bar only what needs the reader. */
export default function KeepLine({ subject, isBar }: { subject: KeepSubject; isBar: boolean }) {
  const key = keyOf(subject)
  const thing = useThing(key)
  const progress = keepStore.useStore((state) => state.progress[key])
  const shortage = keepStore.useStore((state) => (state.shortage?.key === key ? state.shortage : undefined))
  const [asks, setAsks] = useState(false)
  const isOffline = useIsOffline()
  const savedCount = useSavedCount(isOffline)
  useEffect(() => void startKeeper().catch(() => undefined), [])
  const ask = () => setAsks(true)
  const line = ((): StatusBoxProps | undefined => {
    if (shortage) return shortLine(shortage)
    if (thing && thing.status !== 'kept' && progress) return keepingLine({ thing, progress, isOffline, isBar, ask })
    if (!isOffline) return thing && keptLine({ thing, isBar, ask })
    const detail = thing?.kept ? text.keptOpen : savedCount === undefined ? undefined : text.someOpen(savedCount)
    return detail === undefined ? undefined : { tone: 'offline', title: text.noNetwork, detail }
  })()
  const spoken = useSpoken(
    line ? `${line.title.replace(/\.$/, '')}. ${line.percent === undefined ? line.detail : ''}` : '',
  )
  return (
    <>
      <LiveRegion>{spoken}</LiveRegion>
      {line && <StatusBox {...line} isBar={isBar} />}
      {asks && thing && <Question thing={thing} doneFiles={progress?.files ?? 0} onClose={() => setAsks(false)} />}
    </>
  )
}

function shortLine({ neededBytes, freeBytes }: Shortage): StatusBoxProps {
  return {
    tone: 'short',
    title: text.noSpace,
    detail: text.needs(neededBytes, freeBytes),
    actions: (
      <a className="text-button" href={`${OFFLINE_PATH}?order=size`}>
        {text.makeRoom}
      </a>
    ),
  }
}

interface LineOf {
  thing: KeptThing
  isBar: boolean
  ask: () => void
}

function keepingLine({
  thing,
  progress: { files, bytes, totalBytes, rate, isWaiting },
  isOffline,
  isBar,
  ask,
}: LineOf & { progress: Progress; isOffline: boolean }): StatusBoxProps {
  const isPaused = thing.status !== 'keeping' || isWaiting || isOffline
  const all = thing.target.files.length
  const seconds = rate ? Math.ceil((totalBytes - bytes) / rate) : undefined
  const known = [
    text.partOf(bytes, totalBytes),
    rate && text.rate(rate),
    !isBar && seconds !== undefined && text.about(seconds),
  ]
  const toGo = text.toGo(totalBytes - bytes)
  return {
    tone: 'keeping',
    title: isPaused ? text.paused(files, all) : text.keeping(files, all),
    detail: isPaused ? (isBar ? toGo : `${toGo}. ${text.stays}`) : known.filter(Boolean).join(' · '),
    percent: Math.floor((100 * bytes) / Math.max(1, totalBytes)),
    actions: (
      <>
        <button type="button" className="text-button" onClick={() => void (isPaused ? resume : pause)(thing)}>
          <Icon name={isPaused ? 'play' : 'pause'} /> {isPaused ? text.goOn : text.pause}
        </button>
        <button type="button" className="text-button" aria-label={text.stop} onClick={ask}>
          {isBar ? <Icon name="close" /> : text.stop}
        </button>
      </>
    ),
  }
}

function keptLine({ thing, isBar, ask }: LineOf): StatusBoxProps | undefined {
  const { kept, keptAt, choice } = thing
  const newer = newerOf(thing)
  if (kept === null || keptAt === null) return undefined
  if (newer) {
    const title = text.keptOn(keptAt)
    return {
      tone: 'newer',
      title: isBar ? title : `${title}, ${text.newer(newer.files).toLowerCase()}`,
      detail: isBar ? text.newer(newer.files) : text.newerHint(newer.files),
      actions: (
        <button
          type="button"
          className={isBar ? 'text-button' : 'button button-primary button-small'}
          onClick={() => void update(thing)}
        >
          {isBar && <Icon name="refresh" />} {text.update(newer.bytes)}
        </button>
      ),
    }
  }
  if (isBar) return undefined
  return {
    tone: 'kept',
    title: text.keptOn(keptAt),
    detail: text.opens(kept.files.length, kept.pages.length, text.size(sizeOf(contentsOf(kept, choice)))),
    actions: (
      <>
        <a className="text-button" href={`${OFFLINE_PATH}#${thing.key}`}>
          {text.on(deviceName())}
        </a>
        <button type="button" className="text-button" onClick={ask}>
          {text.remove}
        </button>
      </>
    ),
  }
}

function Question({ thing, doneFiles, onClose }: { thing: KeptThing; doneFiles: number; onClose: () => void }) {
  const isWhole = thing.status === 'kept'
  const size = text.size(sizeOf(contentsOf(thing.target, thing.choice)))
  const stopQuestion = thing.kept ? text.stopUpdate : text.stopQuestion(doneFiles)
  return (
    <ConfirmDialog
      question={isWhole ? text.removeQuestion(thing.target.title, deviceName(), size) : stopQuestion}
      submit={isWhole ? text.remove : text.stop}
      onConfirm={() => void (isWhole ? remove : stop)(thing)}
      onClose={onClose}
    />
  )
}

/** How many files were opened before, for a page that is not kept. Undefined until the lists of the device are loaded. */
function useSavedCount(isOffline: boolean): number | undefined {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    if (isOffline)
      void startKeeper()
        .then(() => listSavedPaths())
        .then(
          (paths) => setCount(paths.size),
          () => setCount(0),
        )
  }, [isOffline])
  return count
}

const SPEAK_EVERY_MS = 5000

/** The text for screen readers, at most once in five seconds. */
function useSpoken(current: string): string {
  const [spoken, setSpoken] = useState('')
  const spokenAt = useRef(0)
  useEffect(() => {
    const speak = () => {
      spokenAt.current = Date.now()
      setSpoken(current)
    }
    const timer = setTimeout(speak, Math.max(0, spokenAt.current + SPEAK_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [current])
  return spoken
}
