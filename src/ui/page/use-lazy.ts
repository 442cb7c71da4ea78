import { type ComponentType, useEffect, useState } from 'react'
import { reloadPage } from './reload-page.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A component whose code loads when it is needed. If that fails there is none, and the page works without it. */
export function useLazyPart<Props>(load: Load<Props>, isNeeded: boolean): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes
  useEffect(() => {
    if (!isNeeded) return
    load().then(
      (module) => setLoaded({ Part: module.default }),
      () => undefined,
    )
  }, [isNeeded])
  return isNeeded ? loaded?.Part : undefined
}

// biome-ignore lint/suspicious/noConfusingVoidType: without a start, `open` has no argument
type StartOf<Props> = Props extends { start: infer Start } ? Start : void

/** A dialog whose code loads with the first press. The second time that it fails, the page is loaded again. */
export function useLazyDialog<Props>(load: Load<Props>) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<Props>; start: StartOf<Props>; press: number }>()
  const [hasFailed, setFailed] = useState(false)
  const open = (start: StartOf<Props>) => {
    // Loaded before rendering: if the network fails, the page must not.
    load().then(
      (module) => {
        setFailed(false)
        setOpened((last) => ({ Dialog: module.default, start, press: (last?.press ?? 0) + 1 }))
      },
      () => (hasFailed ? void reloadPage() : setFailed(true)),
    )
  }
  return { opened, open, close: () => setOpened(undefined), hasFailed }
}
